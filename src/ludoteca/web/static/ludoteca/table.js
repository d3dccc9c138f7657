// A table: keeps one socket open, shows the boards it brings, and sends what the player chooses. It knows no game: the
// server marks what may be chosen ([data-choice]), what may be asked about ([data-ask]) and what moves ([data-move]).
import {bubble, closeAll, fit, say} from './around.js';
import {fly, middle, places, shake} from './flight.js';
import {morph, parse} from './morph.js';
import {zoomable} from './zoom.js';

const PING = 20_000, SILENCE = 45_000, PATIENCE = 15_000, LONGEST_QUEUE = 40;
const find = id => document.getElementById(id);
const table = find('table');
const narrow = matchMedia('(max-width: 700px)');
const zoom = find('mat') && zoomable(find('mat'), find('zoom'));

// -- the socket ------------------------------------------------------------------------------------------------------

let socket, again, wait = 500, heard = 0, greeted = false, gone = false;
let held = table.dataset.narrow === 'yes'; // the shape of the pictures on this page

function connect() {
  clearTimeout(again);
  socket = new WebSocket(new URL(table.dataset.socket, location.href.replace(/^http/, 'ws')));
  socket.onopen = () => {
    wait = 500;
    heard = Date.now();
    lost(false);
    if (held !== narrow.matches) shape();
    greeted = true;
  };
  socket.onmessage = event => hear(JSON.parse(event.data));
  socket.onclose = drop;
}

function drop() {
  socket.onclose = socket.onmessage = null;
  socket.close();
  if (gone) return;
  lost(true);
  clearTimeout(again);
  again = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  wait = Math.min(wait * 2, PATIENCE);
}

/** Back from sleep, or online again: do not wait. */
function wake() {
  if (document.hidden) return;
  if (socket.readyState > WebSocket.OPEN) connect();
  else send({type: 'ping'});
}

function beat() {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > SILENCE) drop();
  else send({type: 'ping'});
}

function send(message) {
  if (socket.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

function lost(is) {
  find('lost').hidden = !is;
  table.classList.toggle('lost-now', is);
  table.classList.toggle('waiting', is);
}

function shape() {
  held = narrow.matches;
  document.cookie = `narrow=${held ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
  if (find('mat')) send({type: 'shape', narrow: held});
}

function hear(message) {
  heard = Date.now();
  if (gone) return;
  if (message.type === 'table') fits(message) ? arrive(message) : leave();
  else if (message.type === 'reason') why(message);
  else if (message.type === 'refused') refused(message);
  else if (message.type === 'gone' || message.type === 'reload') leave();
}

/** A lobby that became a table, or the other way round, is another page. */
function fits({regions}) {
  return !((find('lobby') ? 'bar' : 'lobby') in regions);
}

function leave() {
  gone = true;
  location.reload();
}

function refused({sentence}) {
  free();
  bubble(find('bar'), sentence);
}

// -- boards, one after the other ---------------------------------------------------------------------------------------

const queue = [];
let holding = 0, revision = Number(find('bar')?.dataset.revision ?? 0), sent = false;

function arrive(board) {
  table.dataset.socket = board.socket ?? table.dataset.socket; // it says which pictures this page holds
  queue.push(board);
  if (document.hidden || queue.length > LONGEST_QUEUE) return finish();
  if (sent) clearTimeout(holding); // the answer to one's own choice does not wait
  if (sent || !holding) next();
}

function next() {
  holding = 0;
  const board = queue.shift();
  if (!board) return;
  show(board, true);
  if (board.pace) holding = setTimeout(next, board.pace);
  else next();
}

/** Show at once whatever still waits to be shown; says whether there was anything. */
function finish() {
  if (!queue.length) return false;
  clearTimeout(holding);
  holding = 0;
  for (const board of queue.splice(0)) show(board, false);
  return true;
}

function show(board, moving) {
  const before = moving && places(table), focus = remember();
  if (board.whole) replace(board.whole, board.names ?? [...Object.keys(board.pictures), ...Object.keys(board.whole)]);
  for (const [name, layer] of Object.entries(board.pictures ?? {})) update(`${name}-living`, layer);
  for (const [name, region] of Object.entries(board.regions ?? {})) update(name, region);
  free();
  revision = board.revision;
  if (board.title) document.title = board.title;
  if (before) fly(table, before);
  back(focus);
  settle(board);
}

function update(id, markup) {
  const old = find(id);
  if (!old) return;
  const lines = old.querySelector('#lines');
  const below = lines && lines.scrollHeight - lines.scrollTop - lines.clientHeight < 60;
  const fresh = parse(markup, old);
  if (lines) earlier(lines, fresh.querySelector('#lines'));
  morph(old, fresh);
  if (below) lines.scrollTop = lines.scrollHeight;
}

/** An update brings the last lines of the log; those before them are already here. */
function earlier(lines, fresh) {
  const number = line => Number(line.dataset.line ?? 0);
  const first = fresh.firstElementChild ? number(fresh.firstElementChild) : 0;
  const kept = [...lines.children].filter(line => number(line) < first).map(line => line.cloneNode(true));
  for (const line of kept) line.classList.remove('latest');
  fresh.prepend(...kept);
}

/** Whole pictures, new or of another size: the first of all is the board, the others lie below it. */
function replace(drawings, names) {
  for (const old of table.querySelectorAll('.picture')) if (!names.includes(old.id)) old.remove();
  for (const [name, drawing] of Object.entries(drawings)) {
    const fresh = parse(drawing, document.body);
    if (find(name)) find(name).replaceWith(fresh);
    else find(name === names[0] ? 'zoom' : 'hands').append(fresh);
  }
  fit();
}

function settle(board) {
  for (const line of board.spoken ?? []) say(line);
  const sentence = find('sentence')?.textContent.trim();
  if (board.mine && sentence) say(sentence);
  const thinks = table.querySelector('.thinks');
  thinks?.style.setProperty('--seconds', `${thinks.dataset.seconds}s`);
  fold();
  const strip = find('players'); // on a phone it is a strip that scrolls
  if (strip) strip.scrollLeft = (strip.querySelector('.turn')?.offsetLeft ?? 0) - 24;
  find('curtain')?.querySelector('button').focus();
}

let unfolded = false; // the board is the list of choices; without a script the list is the board

function fold() {
  if (find('all')) find('all').open = unfolded;
}

// -- focus stays where the player is ----------------------------------------------------------------------------------

function remember() {
  const element = document.activeElement;
  const area = element?.closest('.picture, #mat, #bar');
  return area && {element, action: element.dataset.choice ?? element.value, place: middle(element), drawn: area.id !== 'bar'};
}

function back(focus) {
  if (!focus || (focus.element.isConnected && document.activeElement === focus.element)) return;
  const things = [...table.querySelectorAll(focus.drawn ? '[data-choice]' : '#bar button:not([hidden])')];
  const same = things.find(thing => focus.action && (thing.dataset.choice ?? thing.value) === focus.action);
  const target = same ?? find(focus.drawn ? 'mat' : 'bar');
  target.focus({preventScroll: true});
  spot = focus.place;
}

let spot = [0, 0]; // where the last focused thing was: arrows go on from there
const ARROWS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};

/** The nearest thing in a direction; sideways counts double. */
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

function walk(event) {
  const from = event.target.closest('[data-choice], [data-ask]');
  const target = nearest(from, ARROWS[event.key], event.shiftKey ? '[data-choice], [data-ask]' : '[data-choice]');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({focusVisible: true});
}

// -- choosing ---------------------------------------------------------------------------------------------------------

let touch = false; // the last pointer was a finger

function choose(action, thing) {
  if (finish() || sent) return;
  const button = [...table.querySelectorAll('#bar button[name=action]')].find(each => each.value === action);
  const twice = touch && table.dataset.askTwice === 'yes' && button?.hasAttribute('data-final');
  if (twice && find('confirm').value !== action) return preview(action, button, thing);
  if (!greeted) return button?.form.requestSubmit(button); // no socket gets through: the form does the same
  if (send({type: 'act', revision, action})) busy();
}

/** On touch, what cannot be undone is chosen first and confirmed by the same tap again, or by its button in the bar. */
function preview(action, button, thing) {
  for (const old of table.querySelectorAll('[aria-pressed]')) old.removeAttribute('aria-pressed');
  for (const each of [thing, button]) each.setAttribute('aria-pressed', 'true');
  const confirm = find('confirm');
  confirm.value = action;
  confirm.textContent = button.textContent;
  confirm.hidden = false;
  say(`${button.textContent.trim()}. ${table.dataset.confirm}`);
}

function busy() {
  sent = true;
  table.setAttribute('aria-busy', 'true');
  table.classList.add('waiting');
}

function free() {
  sent = false;
  table.removeAttribute('aria-busy');
  table.classList.toggle('waiting', table.classList.contains('lost-now'));
}

function undo(to) {
  if (!finish() && !sent && find('bar')?.querySelector(`[name=to][value=${to}]`) && send({type: 'undo', revision, to})) busy();
}

let asked = null;

function ask(thing) {
  if (finish() || sent) return;
  asked = thing;
  send({type: 'why', action: thing.dataset.ask});
}

function why({action, section, sentence, url}) {
  const thing = asked?.isConnected ? asked : [...table.querySelectorAll('[data-ask]')].find(each => each.dataset.ask === action);
  if (thing) shake(thing);
  bubble(thing ?? find('bar'), sentence, section, url);
}

// -- hands on the page -------------------------------------------------------------------------------------------------

addEventListener('pointerdown', event => { touch = event.pointerType === 'touch'; }, true);

table.addEventListener('click', event => {
  if (event.target.closest('#all > summary')) unfolded = !find('all').open;
  const choice = event.target.closest('[data-choice]'), thing = event.target.closest('[data-ask]');
  if (choice) choose(choice.dataset.choice, choice);
  else if (thing) ask(thing);
  else if (event.target.closest('.mat, .hands')) finish();
});

find('act').addEventListener('submit', event => {
  const {name, value, dataset} = event.submitter ?? {};
  if (!greeted || socket.readyState !== WebSocket.OPEN && name !== 'action') return;
  if (name === 'action') choose(value, event.submitter);
  else if (name === 'to') undo(value);
  else if ('eyes' in (dataset ?? {})) send({type: 'eyes', seat: Number(value)});
  else return;
  event.preventDefault();
});

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
  if (finish() && ['Enter', ' '].includes(event.key)) return event.preventDefault();
  if (event.key === 'Escape') return closeAll();
  if (event.key === 'Enter' || event.key === ' ') {
    const thing = event.target.closest('[data-choice], [data-ask]');
    if (!thing) return;
    touch = false;
    if ('choice' in thing.dataset) choose(thing.dataset.choice, thing);
    else ask(thing);
  } else if (event.key in ARROWS && event.target.closest('.picture, #mat, body') && !event.target.closest('#lines, #rules, [popover]')) walk(event);
  else if (event.key === 'u') undo('step');
  else if (event.key === '?') find('help')?.togglePopover();
  else if (zoom && event.key in zoom.key) zoom.key[event.key]();
  else return;
  event.preventDefault();
});

narrow.addEventListener('change', shape);
document.addEventListener('visibilitychange', wake);
addEventListener('online', wake);
addEventListener('pageshow', event => { if (event.persisted) wake(); });
setInterval(beat, PING);

fold();
document.documentElement.classList.add('started');
find('lines')?.scrollTo(0, find('lines').scrollHeight);
if (table.dataset.status !== 'closed') connect();
