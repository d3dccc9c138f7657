// What is this? Whatever is drawn has a name in the game's legend ([data-thing]). Pointed at for a while, pressed for a
// while or asked by a key, it says in a bubble what it is, how it stands with it now, and where the rules tell more. The
// legend's words come once for a whole game; what is true now is the thing's own label.
import {say} from './around.js';
import {close, lay, paragraph} from './bubble.js';

const DWELL = 400, LEAVE = 300, PRESS = 500, SLIP = 10; // milliseconds; pixels that a pressing finger may slip
const table = document.getElementById('table');
const thingAt = place => place?.closest?.('.picture [data-thing]');
const lying = ({target, clientX, clientY}) => thingAt(target) ?? (target.closest?.('.picture') && under(clientX, clientY)) ?? null;
const under = (x, y) => document.elementsFromPoint(x, y).map(thingAt).find(Boolean); // the ground of what says nothing itself
let words = null; // by their names: what a thing is called, what it is, the § and where that stands
let pointed = null, shown = null, timer = 0, pressing = 0, pressed = false, from = [0, 0], since = 0;
let telling = 0; // which telling is the last: words may come late, when nobody waits for them any more
let why = () => {}; // asks for the reason why a thing cannot be chosen

/** Let everything on the table say what it is; *ask* asks why something cannot be chosen. */
export function explained(ask) {
  why = ask ?? why;
  table.addEventListener('pointerover', point);
  table.addEventListener('pointerleave', () => rest(null));
  table.addEventListener('pointerdown', press);
  addEventListener('pointermove', slip);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => clearTimeout(pressing));
  table.addEventListener('touchend', lift, {passive: false});
  table.addEventListener('contextmenu', event => { if (pressed) event.preventDefault(); });
}

/** Say of the thing that has the focus, or else is pointed at, what it is. */
export function explain(focused) {
  const thing = thingAt(focused) ?? pointed;
  if (thing) tell(thing);
}

/** The answer why a thing cannot be chosen, below what it is. */
export function because(thing, {sentence, section, url}, aside = false) {
  const passing = aside && document.getElementById('bubble').classList.contains('passing');
  return tell(thing, [paragraph('why', sentence, section, url)], passing);
}

/** Whether the bubble tells about a thing now. */
export const tells = thing => shown === thing && !document.getElementById('bubble').hidden;

/** Another board: what is told of a thing that is gone is told no longer. */
export function settled() {
  if (shown && !shown.isConnected) {
    close(true);
    shown = null;
  }
}

async function tell(thing, reasons = [], passing = false) {
  const number = ++telling, lines = await told(thing, passing);
  if (number !== telling || !thing.isConnected || passing && thing !== pointed) return;
  shown = thing;
  lay(thing, [...lines, ...reasons], passing);
  if (!passing) say([...lines, ...reasons].map(line => line.textContent).join(' '));
  if (!reasons.length && thing.dataset.ask && table.querySelector('#bar.mine')) why(thing);
}

/** What a thing is: its name, what is true of it now, what it is for. */
async function told(thing, passing) {
  const [name, sentence, section, anchor] = (await legend())[thing.dataset.thing] ?? [];
  const now = [live(thing, name, sentence), passing ? '' : facts(thing)].filter(Boolean).join('. ');
  return [
    ...name ? [paragraph('name', name)] : [],
    ...now ? [paragraph('now', now)] : [],
    ...sentence ? [paragraph('', sentence, section, `${table.dataset.rules}#${anchor}`)] : [],
  ];
}

/** What is said of a thing now, without what its name and its sentence say anyway. */
function live(thing, name, sentence) {
  const label = (thing.getAttribute('aria-label') ?? '').replace(sentence, '').trim();
  const rest = name && label.startsWith(name) ? label.slice(name.length) : label;
  return rest.replace(/^[\s,.:;]+|[\s,:;]+$/g, '');
}

/** What is printed on a thing, in words: whoever points at it sees it drawn. */
const facts = thing => document.getElementById(thing.getAttribute('aria-describedby'))?.textContent ?? '';

async function legend() {
  words ??= fetch(table.dataset.things).then(answer => answer.ok ? answer.json() : {});
  try {
    return await words;
  } catch {
    words = null; // the line was lost: the next one asks again
    return {};
  }
}

// -- pointing and pressing ---------------------------------------------------------------------------------------------

function point(event) {
  if (event.pointerType === 'touch') return;
  if (event.target.closest('#bubble')) clearTimeout(timer);
  else rest(lying(event));
}

/** The pointer has come to rest on a thing, or on none. */
function rest(thing) {
  if (thing === pointed) return;
  pointed = thing;
  clearTimeout(timer);
  timer = setTimeout(() => thing ? waiting(thing) : close(true), thing ? DWELL : LEAVE);
}

/** A bubble that somebody asked for is not replaced by one in passing. */
function waiting(thing) {
  const bubble = document.getElementById('bubble');
  if (bubble.hidden || bubble.classList.contains('passing')) tell(thing, [], true);
}

function press(event) {
  clearTimeout(timer);
  clearTimeout(pressing);
  pressed = false;
  const thing = lying(event);
  if (event.pointerType !== 'touch' || !event.isPrimary || !thing) return;
  from = [event.clientX, event.clientY];
  since = event.timeStamp;
  pressing = setTimeout(() => {
    pressed = true;
    tell(thing);
  }, PRESS);
}

/** Whoever pressed does not choose. On a slow phone a tap may come in when its time is up: it is a tap all the same. */
function lift(event) {
  if (!pressed) return;
  if (event.timeStamp - since >= PRESS) return event.preventDefault();
  telling++;
  close();
}

function slip({clientX, clientY}) {
  if (Math.hypot(clientX - from[0], clientY - from[1]) > SLIP) clearTimeout(pressing);
}
