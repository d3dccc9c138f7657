// Where the player's focus is on the board: arrows go from thing to thing, and a new board does not lose the place.
import {middle} from './flight.js';

const table = document.getElementById('table');
const CHOICES = '[data-choice], [data-way]', THINGS = '.picture [data-thing]';
const WAYS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};
const CARRIED = 'focus'; // where it was, for the page that follows a form
let spot = [0, 0]; // where the last focused thing was: arrows go on from there

const nameOf = thing => thing.dataset.choice ?? thing.dataset.way ?? thing.value;

/** What has the focus now, before the board changes. */
export function remember() {
  const element = document.activeElement;
  const area = element?.closest('.picture, #mat, #bar');
  return area && {element, action: nameOf(element), place: middle(element), drawn: area.id !== 'bar'};
}

/** Give the focus back: to the same choice, or else to the board or bar it was on. */
export function back(focus) {
  if (!focus || (focus.element.isConnected && document.activeElement === focus.element)) return;
  const things = [...table.querySelectorAll(focus.drawn ? CHOICES : '#bar button:not([hidden])')];
  const same = things.find(thing => focus.action && nameOf(thing) === focus.action);
  (same ?? document.getElementById(focus.drawn ? 'mat' : 'bar')).focus({preventScroll: true});
  spot = focus.place;
}

/** Keep for the page that follows whether the focus is on the board or the bar. */
export function carry() {
  const focus = remember();
  if (focus) sessionStorage.setItem(CARRIED, focus.drawn ? 'mat' : 'bar');
}

/** Give the focus back on the page that followed. */
export function carried() {
  const area = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  if (area) document.getElementById(area)?.focus({preventScroll: true});
}

/** Whether a key moves the focus over the board from where it is. */
export function walks(event) {
  return event.key in WAYS && !event.target.closest('#lines, #rules, #bar, .tabs, .top, [popover]');
}

/** Go to the nearest choice in a direction; with Shift, to the nearest thing of any kind. */
export function walk(event) {
  const from = event.target.closest(THINGS);
  const target = nearest(from, WAYS[event.key], event.shiftKey ? THINGS : CHOICES);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({focusVisible: true});
}

/** Sideways counts double. */
function nearest(from, [right, down], selector) {
  const [x, y] = from ? middle(from) : spot;
  let best = null, least = Infinity;
  for (const thing of table.querySelectorAll(selector)) {
    const [a, b] = middle(thing);
    const ahead = (a - x) * right + (b - y) * down, aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    if (thing !== from && ahead > 1 && ahead + 2 * aside < least) [best, least] = [thing, ahead + 2 * aside];
  }
  return best ?? (from ? null : table.querySelector(selector));
}
