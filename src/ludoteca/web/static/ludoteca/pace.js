// How fast the others' moves are shown: boards wait here for their turn, and beside the board stands a control for it.
import {say} from './around.js';

const LONGEST_QUEUE = 40, YEAR = 31536000;
const PACES = ['slow', 'normal', 'quick', 'off'], TIMES = {slow: 1.8, normal: 1, quick: 0.5, off: 0};
const find = id => document.getElementById(id);
const control = find('pacing');
const small = matchMedia('(max-width: 700px), (max-height: 560px)'); // as in pace.css: there it is a sheet
let pace = control?.dataset.pace ?? 'normal';

/** The milliseconds that *span* takes at the pace that is set, or at *least* at that one. */
export function lasting(span, least = 0) {
  return span * Math.max(TIMES[pace], least);
}

/** Boards, one after the other. *show* puts one before everybody's eyes, *shown* says which revision stands there. */
export class Boards {
  constructor(show, shown) {
    Object.assign(this, {show, shown, queue: [], holding: 0});
  }

  arrive(board, urgent) {
    this.queue.push(board);
    if (document.hidden || this.queue.length > LONGEST_QUEUE) return this.finish();
    if (urgent) clearTimeout(this.holding); // the answer to one's own choice does not wait
    if (urgent || !this.holding) this.next();
    else this.label();
  }

  next() {
    this.holding = 0;
    const board = this.queue.shift();
    if (board) {
      const news = board.revision !== this.shown(), span = lasting(board.pace ?? 0);
      this.show(board, true);
      if (span && news && !board.mine) this.holding = setTimeout(() => this.next(), span);
      else return this.next();
    }
    this.label();
  }

  /** Show at once whatever still waits to be shown; says whether that was another board. */
  finish() {
    const before = this.shown();
    clearTimeout(this.holding);
    this.holding = 0;
    for (const board of this.queue.splice(0)) this.show(board, false);
    this.label();
    return this.shown() !== before;
  }

  label() {
    waits(this.queue.length > 0);
  }
}

// -- the control -------------------------------------------------------------------------------------------------------

/** Whether there is something to skip. */
export function waits(something) {
  for (const button of document.querySelectorAll('[data-skip]')) button.setAttribute('aria-disabled', String(!something));
}

/** Bring the control to life: *skip* shows everything that waits. */
export function paced(skip) {
  if (!control) return;
  addEventListener('click', event => {
    const button = event.target.closest('[data-pace-step], [data-skip], #at-once');
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    if ('skip' in button.dataset) return skip();
    const place = PACES.indexOf(pace), step = Number(button.dataset.paceStep ?? 0);
    set(step ? PACES[place + step] : pace === 'off' ? 'normal' : 'off');
    if (pace === 'off') skip();
  });
  sheet();
  small.addEventListener('change', sheet);
  label();
}

function set(chosen) {
  pace = chosen;
  document.cookie = `settings=${pace}.${find('table').dataset.asks}.${find('table').dataset.sound}; path=/; max-age=${YEAR}; samesite=lax`;
  if (find('pace')) find('pace').value = pace; // the menu says the same
  label();
  say(find('pace-now').textContent);
}

function label() {
  find('pace-now').textContent = find('pace-now').dataset[pace];
  find('at-once').setAttribute('aria-pressed', String(pace === 'off'));
  for (const button of control.querySelectorAll('[data-pace-step]')) {
    const there = PACES[PACES.indexOf(pace) + Number(button.dataset.paceStep)];
    button.setAttribute('aria-disabled', String(!there));
  }
}

/** On a small screen the control is a sheet that its button in the head opens; elsewhere it stands beside the board. */
function sheet() {
  if (small.matches) control.setAttribute('popover', '');
  else control.removeAttribute('popover');
}
