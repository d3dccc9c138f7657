// Where a board is larger than the screen: when a decision begins and nothing that may be chosen can be seen, the page
// brings the nearest such thing into view. It waits for whoever is scrolling.

const PAUSE = 900;
const table = document.getElementById('table');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let moved = 0, waiting = 0;

addEventListener('resize', () => { if (table.querySelector('#bar.mine')) insight(); });
for (const sign of ['wheel', 'touchmove']) addEventListener(sign, () => { moved = Date.now(); }, {passive: true});

/** Bring the nearest lit thing into view, or the result of the game. */
export function insight() {
  clearTimeout(waiting);
  const rest = moved + PAUSE - Date.now();
  if (rest > 0) waiting = setTimeout(insight, rest);
  else bring(nearest());
}

/** Bring a thing into view that cannot be seen whole; of what is higher than the view, its beginning. */
export function bring(thing) {
  if (!thing) return;
  const {top, bottom, height} = frame(thing), [first, last] = sight(thing), high = height > last - first;
  if (high ? way(thing) === 0 : top >= first && bottom <= last) return;
  thing.scrollIntoView({block: high ? 'start' : 'center', inline: 'nearest', behavior: calm.matches ? 'auto' : 'smooth'});
}

/** The lit thing with the shortest way to it; nothing, if one is in sight. */
function nearest() {
  const result = table.querySelector('#end:not([hidden])');
  const things = result ? [result] : [...table.querySelectorAll('.picture [data-choice]')];
  const lit = table.querySelector('.picture .pointed'); // a sentence is about it
  if (lit && !result) return lit;
  const ways = things.map(way), least = Math.min(...ways);
  return least > 0 ? things[ways.indexOf(least)] : null; // of no things the least way is endless, and there is none
}

/** How far the middle of a thing is from what can be seen. */
function way(thing) {
  const box = frame(thing), [first, last] = sight(thing);
  const middle = box.top + Math.min(box.height, last - first) / 2;
  return Math.max(0, first - middle, middle - last);
}

/** Where a thing is: its ring, if it has one. */
const frame = thing => (thing.querySelector(':scope > .ring') ?? thing).getBoundingClientRect();

/** The first and the last line of the window that show what lies where this thing lies. */
function sight(thing) {
  const pane = thing.closest('.hold, .hands, .mat'), dock = table.querySelector('.dock'), head = document.querySelector('.top');
  const scrolls = pane && getComputedStyle(pane).overflowY === 'auto';
  const edges = scrolls ? pane.getBoundingClientRect() : {top: 0, bottom: innerHeight};
  const above = sticks(head) ? head.getBoundingClientRect().bottom : 0;
  const below = sticks(dock) && !dock.contains(thing) ? dock.getBoundingClientRect().top : innerHeight;
  return [Math.max(above, edges.top), Math.min(below, edges.bottom)];
}

/** Whether a part of the page lies over what scrolls beneath it. */
const sticks = part => part && getComputedStyle(part).position === 'sticky';
