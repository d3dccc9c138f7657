// Things that changed their place fly there: remember where they were, show the new board, then let each start from its
// old place (FLIP) by Web Animations on `translate`, the one way that runs in every browser under a strict CSP.

const TRAVEL = 360, FAR = 480, APART = 60, ONE_BY_ONE = 5;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The middle of an element on the screen. */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Where every movable thing is now, by id. */
export function places(root) {
  return new Map([...root.querySelectorAll('[data-move]')].map(thing => [thing.id, middle(thing)]));
}

/** Let everything that is not where it was fly from there. A new thing flies from what its `data-from` names. */
export function fly(root, before) {
  const things = [...root.querySelectorAll('[data-move]')];
  for (const thing of things) for (const flight of thing.getAnimations()) flight.cancel();
  if (calm.matches) return;
  const moved = [];
  for (const thing of things) {
    const from = before.get(thing.id) ?? before.get(thing.dataset.from);
    const to = middle(thing);
    if (!from || (to[0] === 0 && to[1] === 0)) continue;
    const way = [from[0] - to[0], from[1] - to[1]];
    if (Math.hypot(...way) >= 2) moved.push([thing, way]);
  }
  moved.forEach(([thing, way], number) => {
    const [x, y] = inside(thing, way);
    const duration = Math.min(FAR, TRAVEL + Math.hypot(...way) / 8);
    const delay = Math.min(number, ONE_BY_ONE) * APART;
    thing.animate([{translate: `${x}px ${y}px`}, {translate: '0px 0px'}], {duration, delay, easing: EASE, fill: 'backwards'});
  });
}

/** A way on the screen in the units of the drawing that the thing is part of. */
function inside(thing, [x, y]) {
  const matrix = thing.ownerSVGElement && thing.parentNode.getScreenCTM?.();
  if (!matrix) return [x, y];
  const back = matrix.inverse();
  return [back.a * x + back.c * y, back.b * x + back.d * y];
}

/** A short shake: no. */
export function shake(thing) {
  if (calm.matches) return;
  const frames = [0, -4, 4, -3, 2, 0].map(x => ({translate: `${x}px 0px`}));
  thing.animate(frames, {duration: 180});
}
