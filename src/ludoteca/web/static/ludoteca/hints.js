// A hint on the board: what the steps of its plan ([data-step]) are about is lit where it lies, each with the number of
// its step. Nothing moves, and no number lies over another.
import {THEN, things} from './aims.js';
import {say} from './around.js';

const DRAWN = 'http://www.w3.org/2000/svg', RADIUS = 9; // pixels on the screen
const table = document.getElementById('table');
let told = '';

/** Mark what is planned now, and nothing else. */
export function hints() {
  for (const old of table.querySelectorAll('.step-badge')) old.remove();
  for (const old of table.querySelectorAll('.hinted')) old.classList.remove('hinted');
  const steps = [...table.querySelectorAll('#hints [data-step]')];
  for (const [thing, numbers] of planned(steps)) {
    thing.classList.add('hinted');
    badge(thing, numbers.join('·'));
  }
  const words = steps.length ? spoken(document.getElementById('hints')) : '';
  if (words && words !== told) say(words);
  told = words;
}

/** What each step is about: of several things alike every decision takes one, as long as there are some. */
function planned(steps) {
  const found = new Map();
  for (const {dataset: {step, part}} of steps) {
    for (const text of part.split(THEN)) {
      const there = things([text]), thing = there.find(each => !found.has(each)) ?? there[0];
      if (thing && !found.get(thing)?.includes(step)) found.set(thing, [...found.get(thing) ?? [], step]);
    }
  }
  return found;
}

function spoken(hint) {
  const lines = [...hint.querySelectorAll('summary, [data-step], p, ul button')];
  return lines.map(line => (line.dataset.step ? `${line.dataset.step}. ` : '') + line.textContent.trim()).join('. ');
}

/** A small number at that corner of a thing where it covers the least of what is written. */
function badge(thing, number) {
  const box = (thing.querySelector(':scope > .ring') ?? thing).getBBox(), matrix = thing.getScreenCTM();
  const scale = Math.hypot(matrix.a, matrix.b), written = [...thing.ownerSVGElement.querySelectorAll('text')].map(rect);
  const page = rect(thing.ownerSVGElement);
  const spots = around(box).map(([x, y]) => new DOMPoint(x, y)).map(spot => {
    const {x, y} = spot.matrixTransform(matrix), room = new DOMRect(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);
    const covered = written.reduce((sum, words) => sum + overlap(room, words), 0);
    return {spot, lost: covered + (4 * RADIUS * RADIUS - overlap(room, page))};
  });
  const {spot} = spots.reduce((best, each) => each.lost < best.lost ? each : best);
  thing.append(drawn(spot, RADIUS / scale, number));
}

/** The corners of a box, then the middles of its sides. */
function around({x, y, width, height}) {
  const [left, middle, right] = [x, x + width / 2, x + width], [top, centre, bottom] = [y, y + height / 2, y + height];
  return [[right, top], [left, top], [right, bottom], [left, bottom], [middle, top], [middle, bottom], [left, centre], [right, centre]];
}

const rect = element => element.getBoundingClientRect();

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function drawn({x, y}, radius, number) {
  const group = document.createElementNS(DRAWN, 'g');
  group.setAttribute('class', 'step-badge');
  group.setAttribute('aria-hidden', 'true');
  const disc = document.createElementNS(DRAWN, 'circle'), words = document.createElementNS(DRAWN, 'text');
  for (const [name, value] of Object.entries({cx: x, cy: y, r: radius})) disc.setAttribute(name, value);
  for (const [name, value] of Object.entries({x, y, dy: '.35em', 'font-size': 1.35 * radius})) words.setAttribute(name, value);
  words.textContent = number;
  group.append(disc, words);
  return group;
}
