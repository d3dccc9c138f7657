// Aims: what one tap would do. The server names the ways of several decisions by their goals; what is drawn for a goal
// ([data-way]) stands for its way. While one is pointed at, the things on it are lit and the bar tells it instead of the
// question; what asks first stays shown until the same tap comes again.
import {say} from './around.js';

export const THEN = ' + ';
const DRAWN = '.picture [data-choice], .picture [data-way]';
const HELD = '.picture [aria-pressed], #bar [aria-pressed]'; // other buttons of a table stay pressed, whatever is chosen
const find = id => document.getElementById(id);
const table = find('table');
let known = new Map(); // by their goals: what to send, how to say it, whether to ask first, what is left by hand
let held = null; // what was tapped once
let last = null; // the way that was sent last

/** Show what a way would do while it is pointed at or has the focus. */
export function aims() {
  const listed = [...table.querySelectorAll('#all [data-goal]')];
  learn(listed.map(each => [each.dataset.goal, each.value, words(each), 'asks' in each.dataset, Number(each.dataset.hand ?? 0)]));
  const point = ({target}) => show(target.closest?.('[data-way], [data-goal]') ?? held);
  for (const event of ['pointerover', 'focusin']) table.addEventListener(event, point);
  table.addEventListener('pointerleave', () => show(held));
}

/** The ways of another board. */
export function learn(told) {
  known = new Map(told.map(([goal, way, label, asks, hand]) => [goal, {way, label, asks, hand}]));
  for (const thing of table.querySelectorAll('[data-way]')) {
    thing.setAttribute('role', 'button');
    thing.setAttribute('tabindex', '0');
    thing.setAttribute('aria-label', known.get(thing.dataset.way)?.label ?? '');
  }
  list();
  hold(null);
}

const aimOf = thing => known.get(thing?.dataset.way ?? thing?.dataset.goal);
const words = thing => thing.getAttribute('aria-label') ?? thing.textContent.trim();

/** What a thing or a button stands for: what to send, and whether it cannot be taken back or gives something away. */
export function meaning(thing) {
  if (thing.id === 'confirm') return {way: thing.value, asks: false, final: false};
  const aim = aimOf(thing);
  if (aim) return {way: aim.way, asks: aim.asks, final: false};
  return {way: thing.dataset.choice ?? thing.value, asks: 'asks' in thing.dataset, final: 'final' in thing.dataset};
}

/** Hold what was tapped, until it is tapped again; or nothing any more. */
export function hold(thing) {
  for (const old of table.querySelectorAll(HELD)) old.removeAttribute('aria-pressed');
  held = thing;
  thing?.setAttribute('aria-pressed', 'true');
  const confirm = find('confirm');
  if (!confirm) return;
  confirm.value = thing ? meaning(thing).way : '';
  confirm.hidden = !thing;
  const undo = find('bar').querySelector('[name=to][value=step]');
  find('by-hand').hidden = !(aimOf(thing)?.hand || !thing && last?.hand && undo);
  show(held);
  if (thing) say(`${words(thing)}. ${table.dataset.confirm}`);
}

/** Let go what was tapped once; whether anything was. */
export function letGo() {
  const any = held !== null;
  if (any) hold(null);
  return any;
}

/** Keep in mind what was sent: its payment may be changed. */
export function sentWay(way) {
  last = [...known.values()].find(aim => aim.way === way) ?? null;
}

/** What to send to pay otherwise, and whether a way that was played must be taken back first. */
export function otherwise() {
  const aim = aimOf(held) ?? last;
  return {way: aim?.way.split(THEN).slice(0, aim.hand).join(THEN), played: !held};
}

function show(thing) {
  for (const old of table.querySelectorAll('.on-way')) old.classList.remove('on-way');
  const aim = aimOf(thing), told = find('aim');
  if (!told) return;
  told.textContent = aim?.label ?? (thing && thing === held ? words(thing) : '');
  find('bar').classList.toggle('aiming', told.textContent !== '');
  if (aim) for (const step of things(aim.way.split(THEN))) step.classList.add('on-way');
}

/** The things that a way's decisions are about: those that stand for them, and the cards in hand that they use. */
export function things(texts) {
  const object = text => text.slice(text.indexOf(' ') + 1), objects = texts.map(object);
  const names = thing => [thing.dataset.choice, thing.dataset.ask, thing.dataset.way].filter(Boolean);
  return [...table.querySelectorAll(`${DRAWN}, .picture [data-ask]`)].filter(thing => names(thing).some(
    text => texts.includes(text) || thing.closest('#hold, #hands') && objects.includes(object(text))));
}

/** The list of all choices: the ways stand there too, after the single choices. */
function list() {
  const lines = find('all')?.querySelector('ul');
  if (!lines) return;
  const there = new Set([...lines.querySelectorAll('button')].map(button => button.value));
  for (const [goal, {way, label}] of known) if (!there.has(way)) lines.append(entry(way, label, goal));
}

function entry(value, label, goal) {
  const line = document.createElement('li'), button = document.createElement('button');
  Object.assign(button, {name: 'action', value, textContent: label});
  button.setAttribute('form', 'act');
  button.dataset.goal = goal;
  line.append(button);
  return line;
}
