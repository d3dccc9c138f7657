// Aims: what one tap would do, shown before it is done. While a way is pointed at, the things on it are lit and the bar
// tells it instead of the question; what asks first stays shown until the same tap comes again.
import {say} from './around.js';

export const THEN = ' + ';
const find = id => document.getElementById(id);
const table = find('table');
let held = null; // the way that was tapped once
let last = {way: '', hand: 0}; // the way that was sent last, and how many of its decisions come before the payment

/** Show what a way would do while it is pointed at or has the focus. */
export function aims(root) {
  const point = ({target}) => show(target.closest?.('[data-way], #all button') ?? held);
  root.addEventListener('pointerover', point);
  root.addEventListener('focusin', point);
  root.addEventListener('pointerleave', () => show(held));
}

/** A way was tapped that asks first; without one, nothing is shown any more: the board is another. */
export function aimed(thing, way) {
  for (const old of table.querySelectorAll('[aria-pressed]')) old.removeAttribute('aria-pressed');
  held = thing ?? null;
  thing?.setAttribute('aria-pressed', 'true');
  const confirm = find('confirm');
  if (!confirm) return;
  confirm.value = way ?? '';
  confirm.hidden = !thing;
  offer(thing);
  show(held);
  if (thing) say(`${words(thing)}. ${table.dataset.confirm}`);
}

/** The button for who would rather choose the payment: of the way that is shown, or of the one just played. */
function offer(thing) {
  const button = find('by-hand');
  button.hidden = !(Number(thing?.dataset.hand) || last.hand && find('bar').querySelector('[name=to][value=step]'));
}

/** What to send to pay otherwise, and whether a way that was played must be taken back first. */
export function otherwise() {
  const shown = Number(held?.dataset.hand);
  if (shown) return {way: first(wayOf(held), shown), played: false};
  return {way: first(last.way, last.hand), played: true};
}

const first = (way, count) => way.split(THEN).slice(0, count).join(THEN);

/** Keep in mind what was sent. */
export function sentWay(way) {
  const thing = [...table.querySelectorAll('[data-hand]')].find(each => wayOf(each) === way);
  last = {way, hand: Number(thing?.dataset.hand ?? 0)};
}

const wayOf = thing => thing.dataset.way ?? thing.dataset.choice ?? thing.value;
const words = thing => thing.getAttribute('aria-label') ?? thing.textContent.trim();

function show(thing) {
  for (const old of table.querySelectorAll('.on-way')) old.classList.remove('on-way');
  const way = thing && (thing.dataset.way ?? (thing.value?.includes(THEN) ? thing.value : ''));
  const told = find('aim');
  if (!told) return;
  told.textContent = way ? words(thing) : '';
  find('bar').classList.toggle('aiming', Boolean(way));
  if (way) for (const step of things(way.split(THEN))) step.classList.add('on-way');
}

/** The things that a way's decisions are about: those that stand for them, and the cards in hand that they use. */
function things(texts) {
  const objects = texts.map(text => text.slice(text.indexOf(' ') + 1));
  const named = thing => [thing.dataset.choice, thing.dataset.ask].filter(Boolean);
  return [...table.querySelectorAll('.picture [data-choice], .picture [data-ask]')].filter(thing =>
    named(thing).some(text => texts.includes(text))
    || thing.closest('#hold, #hands') && named(thing).some(text => objects.includes(text.slice(text.indexOf(' ') + 1))));
}

/** The list of all choices: what is drawn stands there too, after what only a button stands for. */
export function listDrawn() {
  const list = find('all').querySelector('ul'), known = new Set([...list.querySelectorAll('button')].map(button => button.value));
  for (const thing of table.querySelectorAll('.picture [data-choice], .picture [data-way]')) {
    const value = wayOf(thing);
    if (known.has(value)) continue;
    known.add(value);
    list.append(entry(thing, value));
  }
}

function entry(thing, value) {
  const line = document.createElement('li'), button = document.createElement('button');
  button.setAttribute('form', 'act');
  button.name = 'action';
  button.value = value;
  button.textContent = words(thing);
  for (const key of ['asks', 'final', 'hand']) if (key in thing.dataset) button.dataset[key] = thing.dataset[key];
  line.append(button);
  return line;
}
