// Things that changed their place fly there: remember where they were, show the new board, then let each start from its
// old place (FLIP) by Web Animations on `translate`, the one way that runs in every browser under a strict CSP.

const TRAVEL = 360, FAR = 480, LEG = 260, LONGEST_WALK = 900, APART = 60, ONE_BY_ONE = 5;
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

/**
 * Let everything that is not where it was fly from there. A new thing flies from what its `data-from` names, and once that
 * has arrived if it walks itself: *paths* has the places of what did not go straight, in the units of its drawing.
 */
export function fly(root, before, paths = {}) {
  const things = [...root.querySelectorAll('[data-move]')];
  for (const thing of things) for (const flight of thing.getAnimations()) flight.cancel();
  if (calm.matches) return;
  const moved = [];
  for (const thing of things) {
    const walker = !before.has(thing.id) && thing.dataset.from in paths && root.querySelector(`#${CSS.escape(thing.dataset.from)}`);
    const from = walker ? middle(walker) : before.get(thing.id) ?? before.get(thing.dataset.from);
    const to = middle(thing), path = paths[thing.id];
    if (!from || (to[0] === 0 && to[1] === 0)) continue;
    const way = [from[0] - to[0], from[1] - to[1]];
    if (path || Math.hypot(...way) >= 2) moved.push({thing, way, path, wait: walker ? time(paths[walker.id]) : 0});
  }
  moved.forEach(({thing, way, path, wait}, number) => {
    const start = inside(thing, way), delay = wait + Math.min(number, ONE_BY_ONE) * APART;
    const legs = path && walked(start, path);
    const duration = legs ? time(path) : Math.min(FAR, TRAVEL + Math.hypot(...way) / 8);
    const frames = (legs ?? [start, [0, 0]]).map(([x, y]) => ({translate: `${x}px ${y}px`}));
    thing.animate(frames, {duration, delay, easing: legs ? 'ease-in-out' : EASE, fill: 'backwards'});
  });
}

/** How long a path takes. */
function time(path) {
  return Math.min(LONGEST_WALK, (path.length - 1) * LEG);
}

/** A path seen from its end; nothing if it did not begin where the thing was, as when it came from another drawing. */
function walked(start, path) {
  const end = path.at(-1), legs = path.map(([x, y]) => [x - end[0], y - end[1]]);
  return Math.hypot(legs[0][0] - start[0], legs[0][1] - start[1]) < 2 ? legs : null;
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
