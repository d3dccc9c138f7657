// A hint on the board: what the steps of its plan ([data-step]) are about is lit where it lies, each with the number of
// its step. Nothing moves, and no number lies over another.
import {THEN, things} from './aims.js';
import {say} from './around.js';

const DRAWN = 'http://www.w3.org/2000/svg', SIZE = 18; // pixels on the screen
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
  aside(document.getElementById('hints')?.querySelector('.plan'));
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

/** Lay the plan to that side where it covers less of what it is about. */
function aside(plan) {
  if (!plan) return;
  const lit = [...table.querySelectorAll('.hinted')].map(rect);
  const covered = () => lit.reduce((sum, thing) => sum + overlap(rect(plan), thing), 0);
  plan.classList.remove('left');
  const right = covered();
  plan.classList.add('left');
  plan.classList.toggle('left', covered() < right);
}

/** A small number at that corner of a thing where it covers the least of what is written; it lies above all things. */
function badge(thing, number) {
  const picture = thing.ownerSVGElement, page = rect(picture), matrix = thing.getScreenCTM();
  const width = SIZE * (.65 + .35 * number.length), written = [...picture.querySelectorAll('text')].map(rect);
  const rooms = around((thing.querySelector(':scope > .ring') ?? thing).getBBox()).map(([x, y]) => room(new DOMPoint(x, y).matrixTransform(matrix), width, page));
  const covered = rooms.map(each => written.reduce((sum, words) => sum + overlap(each, words), 0));
  const best = rooms[covered.indexOf(Math.min(...covered))];
  const inside = picture.getScreenCTM().inverse(), spot = new DOMPoint(best.x, best.y).matrixTransform(inside);
  picture.append(drawn(spot, width * inside.a, SIZE * inside.a, number));
}

/** The place of a badge around a point, within the picture. */
function room({x, y}, width, page) {
  const within = (least, middle, most, size) => Math.max(least, Math.min(middle - size / 2, most - size));
  return new DOMRect(within(page.left, x, page.right, width), within(page.top, y, page.bottom, SIZE), width, SIZE);
}

/** The corners of a box, then the middles of its sides. */
function around({x, y, width, height}) {
  const [left, middle, right] = [x, x + width / 2, x + width], [top, centre, bottom] = [y, y + height / 2, y + height];
  return [[left, top], [right, top], [left, bottom], [right, bottom], [middle, top], [middle, bottom], [left, centre], [right, centre]];
}

const rect = element => element.getBoundingClientRect();

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function drawn({x, y}, width, height, number) {
  const group = make('g', {class: 'step-badge', 'aria-hidden': 'true'});
  const words = make('text', {x: x + width / 2, y: y + height / 2, dy: '.35em', 'font-size': height * .68});
  words.textContent = number;
  group.append(make('rect', {x, y, width, height, rx: height / 4}), words);
  return group;
}

function make(name, attributes) {
  const element = document.createElementNS(DRAWN, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
