// The one bubble of a table: words beside a thing, where they cover the least of it, of its flag, and of what may be chosen.

const EDGE = 8, GAP = 12;
const DEAR = [['.picture > .flag.shown:last-child', 10], ['.picture .choice', 1]]; // what else is better left free
const box = document.getElementById('bubble');

/** Lay the bubble with these paragraphs beside a thing; a passing one lets every click through but those on its links. */
export function lay(thing, paragraphs, passing = false) {
  box.replaceChildren(...paragraphs);
  box.hidden = false;
  box.classList.toggle('passing', passing);
  place(shape(thing));
}

/** Away with it; only if it is a passing one, if that is asked. */
export function close(passing = false) {
  const open = Boolean(box) && !box.hidden && (!passing || box.classList.contains('passing'));
  if (open) box.hidden = true;
  return open;
}

/** A paragraph: words and, if a rule stands behind them, its § as a link. */
export function paragraph(look, words, section, url) {
  const line = document.createElement('p');
  line.className = look;
  line.textContent = words;
  if (section) {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = section;
    line.append(words ? ' ' : '', link);
  }
  return line;
}

/** Where a thing is seen: a flag that nobody sees now is no part of it. */
function shape(thing) {
  return (thing.querySelector(':scope > :is(.ring, .hit)') ?? thing).getBoundingClientRect();
}

function place(spot) {
  const {width, height} = box.getBoundingClientRect();
  const others = DEAR.flatMap(([what, weight]) => [...document.querySelectorAll(what)].map(one => [shape(one), weight]));
  const covers = side => [[spot, 100], ...others].reduce((sum, [one, weight]) => sum + weight * overlap(one, side, width, height), 0);
  const places = sides(spot, width, height).map(side => ({...side, covers: covers(side)}));
  const {left, top, side} = places.reduce((best, next) => next.covers < best.covers ? next : best);
  box.dataset.side = side;
  box.style.setProperty('--left', `${left}px`);
  box.style.setProperty('--top', `${top}px`);
  box.style.setProperty('--tip', `${Math.max(16, Math.min(spot.left + spot.width / 2 - left, width - 16))}px`);
}

/** The places around a thing, the best first; none leaves the window. */
function sides(spot, width, height) {
  const within = (least, wanted, most) => Math.max(least, Math.min(wanted, most));
  const across = within(EDGE, spot.left + spot.width / 2 - width / 2, innerWidth - width - EDGE);
  const down = within(EDGE, spot.top + spot.height / 2 - height / 2, innerHeight - height - EDGE);
  const wanted = [
    ['above', across, spot.top - height - GAP], ['below', across, spot.bottom + GAP],
    ['right', spot.right + GAP, down], ['left', spot.left - width - GAP, down],
  ];
  return wanted.map(([side, left, top]) => (
    {side, left: within(EDGE, left, innerWidth - width - EDGE), top: within(EDGE, top, innerHeight - height - EDGE)}));
}

function overlap(one, {left, top}, width, height) {
  const across = Math.min(one.right, left + width) - Math.max(one.left, left);
  const down = Math.min(one.bottom, top + height) - Math.max(one.top, top);
  return across > 0 && down > 0 ? across * down : 0;
}

addEventListener('click', event => { if (event.target.closest('a') || !event.target.closest('#bubble')) close(); }, true);
