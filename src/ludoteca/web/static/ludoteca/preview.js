// What a choice would lead to, while it is pointed at. It may be drawn elsewhere on the table ([data-for]); a flag of the
// thing itself is lifted above everything else of its picture, and beside the thing if it would hide it.

const APART = 6, EDGE = 4;
let lifted = null;

/** Show what is pointed at or has the focus. */
export function previews(table) {
  const show = ({target}) => {
    const choice = target.closest?.('[data-choice]')?.dataset.choice;
    for (const drawn of table.querySelectorAll('[data-for]')) drawn.classList.toggle('shown', drawn.dataset.for === choice);
    lift(target.closest?.('.choice, .ask'));
  };
  table.addEventListener('pointerover', show);
  table.addEventListener('focusin', show);
  table.addEventListener('pointerleave', lower);
}

/** Nothing is lifted any more: the board is another. */
export function lower() {
  lifted?.copy.remove();
  lifted?.flag.classList.remove('lifted');
  lifted = null;
}

function lift(thing) {
  const next = thing?.nextElementSibling;
  const flag = thing?.querySelector(':scope > .flag') ?? (next?.matches('.flag:not([data-for])') ? next : null);
  if (flag && flag === lifted?.flag) return;
  lower();
  if (!flag || getComputedStyle(flag).visibility !== 'visible') return;
  const copy = flag.cloneNode(true), picture = flag.closest('.picture');
  copy.classList.add('shown');
  copy.setAttribute('aria-hidden', 'true');
  picture.append(copy);
  put(copy, picture, flag.getScreenCTM(), aside(thing, flag));
  flag.classList.add('lifted');
  lifted = {flag, copy};
}

/** How far on the screen a flag must move, so that its thing can be seen and it is not cut off. */
function aside(thing, flag) {
  const own = (thing.querySelector(':scope > .ring') ?? thing).getBoundingClientRect(), box = flag.getBoundingClientRect();
  const across = Math.max(EDGE - box.left, Math.min(0, innerWidth - EDGE - box.right));
  const middle = [own.x + own.width / 2, own.y + own.height / 2];
  const hides = box.left < middle[0] && box.right > middle[0] && box.top < middle[1] && box.bottom > middle[1];
  if (!hides) return [across, 0];
  const above = own.top - APART - box.bottom;
  return [across, box.top + above > EDGE ? above : own.bottom + APART - box.top];
}

function put(copy, picture, place, [x, y]) {
  const {a, b, c, d, e, f} = matrix(picture.getScreenCTM()).invertSelf().translate(x, y).multiply(matrix(place));
  copy.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
}

function matrix({a, b, c, d, e, f}) {
  return new DOMMatrix([a, b, c, d, e, f]);
}
