// A table: keeps one socket open, shows the boards it brings, and sends what the player chooses. It knows no game: the
// server marks what may be chosen ([data-choice]), what several decisions in a row reach ([data-way]), what may be asked
// about ([data-ask]) and what moves ([data-move]).
import {aims, hold, learn, letGo, meaning, otherwise, sentWay, THEN} from './aims.js';
import {closeAll, say} from './around.js';
import {lay, paragraph} from './bubble.js';
import {sharing} from './copy.js';
import {fit} from './fit.js';
import {fly, places, shake} from './flight.js';
import {hints} from './hints.js';
import {insight} from './insight.js';
import {turn} from './knock.js';
import {legend} from './legend.js';
import {lesson} from './lesson.js';
import {earlier} from './log.js';
import {morph, parse} from './morph.js';
import {Boards, paced} from './pace.js';
import {assembled} from './pieces.js';
import {lower, previews} from './preview.js';
import {narrow} from './shape.js';
import {Since} from './since.js';
import {said} from './talk.js';
import {clocks} from './clocks.js';
import {back, carried, carry, remember, walk, walks} from './walk.js';
import {because, explain, explained, settled, tells} from './what.js';
import {Wire} from './wire.js';
import {zoomable} from './zoom.js';

const CHOICES = '[data-choice], [data-way]';
const find = id => document.getElementById(id);
const table = find('table');
const zoom = find('mat') && zoomable(find('mat'), find('zoom'));
previews(table);

// -- the line --------------------------------------------------------------------------------------------------------

let wire = {met: true, open: false, send: () => false}, gone = false; // a closed table has no line
let drawnNarrow = table.dataset.narrow === 'yes'; // the shape of the pictures on this page

function opened() {
  table.classList.remove('lost-now');
  find('lost').hidden = true;
  free();
  if (drawnNarrow !== narrow.matches) shape();
}

function lost() {
  table.classList.add('lost-now', 'waiting');
  find('lost').hidden = false;
}

function shape() {
  if (find('mat') && wire.send({type: 'shape', narrow: narrow.matches})) drawnNarrow = narrow.matches;
}

function hear(message) {
  if (gone) return;
  if (message.type === 'table') fits(message) ? arrive(message) : leave();
  else if (message.type === 'reason') why(message);
  else if (message.type === 'refused') refused(message);
  else if (message.type === 'stopped') bubble(message.sentence);
  else if (message.type === 'said') said(message);
  else if (message.type === 'gone' || message.type === 'reload') leave();
}

/** A lobby that became a table, or the other way round, is another page. */
function fits({regions}) {
  return !((find('lobby') ? 'bar' : 'lobby') in regions);
}

function leave() {
  gone = true;
  wire.end();
  location.reload();
}

function refused({sentence}) {
  free();
  bubble(sentence);
}

/** A bubble at the bar. */
function bubble(sentence, section, url) {
  const words = paragraph('', sentence, section, url);
  lay(find('bar'), [words]);
  say(words.textContent);
}

// -- boards, one after the other ---------------------------------------------------------------------------------------

let then = ''; // what follows once a move is taken back
let revision = Number(find('bar')?.dataset.revision ?? 0), sent = null; // at which revision a choice went out
const boards = new Boards(show, () => revision), since = new Since(again);

function arrive(board) {
  table.dataset.socket = board.socket ?? table.dataset.socket; // it says which pictures this page holds
  boards.arrive({...board, pictures: assembled(board.pictures)}, sent !== null);
}

/** Show at once whatever still waits to be shown; says whether that was another board. */
function finish() {
  const stopped = since.stop();
  return boards.finish() || stopped;
}

/** Layers that were shown before, once more. */
function again(layers, paths, moving) {
  const before = moving && places(table);
  for (const {id, box, markup} of layers) if (find(id)?.parentNode.getAttribute('viewBox') === box) update(id, markup);
  if (before) fly(table, before, paths);
}

function show(board, moving) {
  since.stop();
  const before = moving && places(table), focus = remember();
  if (board.whole) replace(board.whole, board.names ?? [...Object.keys(board.pictures), ...Object.keys(board.whole)]);
  for (const [name, layer] of Object.entries(board.pictures ?? {})) update(`${name}-living`, layer);
  for (const [name, region] of Object.entries(board.regions ?? {})) update(name, region);
  const news = board.revision !== revision;
  if (board.revision !== sent) free();
  revision = board.revision;
  learn(board.aims ?? []);
  if (board.title) document.title = board.title;
  if (before) fly(table, before, board.paths);
  back(focus);
  settle(board, news);
  since.note(board, news);
  if (then && news && board.mine) {
    send(then);
    then = '';
  }
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

/** Whole pictures, new or of another size: the first of all is the board, the others lie below it. */
function replace(drawings, names) {
  for (const old of table.querySelectorAll('.picture')) if (!names.includes(old.id)) old.remove();
  for (const [name, drawing] of Object.entries(drawings)) {
    const fresh = parse(drawing, document.body);
    if (find(name)) find(name).replaceWith(fresh);
    else find(name === names[0] ? 'zoom' : name === 'hand' ? 'hold' : 'hands').append(fresh);
  }
  fit();
}

function settle(board, news) {
  sharing();
  turn(board.mine);
  lower();
  settled();
  clocks();
  document.dispatchEvent(new CustomEvent('board', {detail: board.mine}));
  for (const line of board.spoken ?? []) say(line);
  const sentence = find('sentence')?.textContent.trim();
  const over = find('end') && !find('end').hidden; // who has won is told to those who listen, too
  if ((board.mine || over) && sentence && news) say(sentence);
  const thinks = table.querySelector('.thinks');
  thinks?.style.setProperty('--seconds', `${thinks.dataset.seconds}s`);
  fold();
  hints();
  lesson();
  const strip = find('players'); // on a phone it is a strip that scrolls
  if (strip) strip.scrollLeft = (strip.querySelector('.turn')?.offsetLeft ?? 0) - 24;
  find('curtain')?.querySelector('button').focus();
  if ((news || board.whole) && (board.mine || over)) insight();
}

let unfolded = false; // the board is the list of choices; without a script the list is the board

function fold() {
  if (find('all')) find('all').open = unfolded;
}

// -- choosing ---------------------------------------------------------------------------------------------------------

/** Choose what a thing or a button stands for: one decision, or a way of several. */
function choose(thing) {
  if (finish() || sent !== null) return;
  const {way, asks, final} = meaning(thing);
  // What is dear, or cannot be taken back, is shown first and played by the same tap again; as the player likes it.
  const first = asks && table.dataset.asks !== 'never' || final && table.dataset.asks === 'all';
  if (first && find('confirm').value !== way) hold(thing);
  else send(way);
}

function send(way) {
  const [action, ...then] = way.split(THEN);
  sentWay(way);
  if (!wire.met) return submit(way); // no socket gets through: the form does the same
  if (wire.send({type: 'act', revision, action, then})) busy();
}

function submit(way) {
  carry();
  find('confirm').value = way;
  find('act').requestSubmit(find('confirm'));
}

function busy() {
  sent = revision;
  table.setAttribute('aria-busy', 'true');
  table.classList.add('waiting');
}

function free() {
  sent = null;
  table.removeAttribute('aria-busy');
  table.classList.toggle('waiting', table.classList.contains('lost-now'));
}

/** Choose the cards of a payment oneself: of the way that is shown now, or of the one that was just played. */
function byHand() {
  const {way, played} = otherwise();
  if (!way || sent !== null) return;
  if (!played) return send(way);
  then = way;
  undo('step');
}

function undo(to) {
  if (!finish() && sent === null && table.querySelector(`[name=to][value=${to}]`) && wire.send({type: 'undo', revision, to})) busy();
}

let asked = null, aside = null; // what was chosen and cannot be; what only says why while it tells what it is

function ask(thing) {
  if (finish() || sent !== null) return;
  [asked, aside] = [thing, null];
  wire.send({type: 'why', action: thing.dataset.ask});
}

function askAside(thing) {
  if (sent === null && wire.send({type: 'why', action: thing.dataset.ask})) aside = thing;
}

function why({action, section, sentence, url}) {
  if (aside?.dataset.ask === action) return tells(aside) && because(aside, {sentence, section, url}, true);
  const thing = asked?.isConnected ? asked : [...table.querySelectorAll('[data-ask]')].find(each => each.dataset.ask === action);
  if (!thing) return bubble(sentence, section, url);
  shake(thing);
  because(thing, {sentence, section, url});
}

// -- hands on the page -------------------------------------------------------------------------------------------------

table.addEventListener('click', event => {
  if (event.target.closest('#all > summary')) unfolded = !find('all').open;
  const choice = event.target.closest(CHOICES), thing = event.target.closest('[data-ask]');
  if (event.target.closest('#by-hand')) byHand();
  else if (choice) choose(choice);
  else if (thing) ask(thing);
  else if (event.target.closest('.mat, .hold, .hands') && !finish()) letGo();
});

find('act').addEventListener('submit', event => {
  const {name, value, dataset} = event.submitter ?? {};
  if (!wire.met || !wire.open && name !== 'action') return;
  if (name === 'action') choose(event.submitter);
  else if (name === 'to') undo(value);
  else if (name === 'hint') wire.send({type: 'hint', revision});
  else if ('eyes' in (dataset ?? {})) wire.send({type: 'eyes', seat: Number(value)});
  else return;
  event.preventDefault();
});

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea, .pacing, .skip-now, .since')) return;
  if (finish() && ['Enter', ' '].includes(event.key)) return event.preventDefault();
  if (event.key === 'Escape') return letGo() || closeAll();
  if (event.key === 'Enter' || event.key === ' ') {
    const thing = event.target.closest(`${CHOICES}, [data-ask]`);
    if (!thing) return;
    if (thing.matches(CHOICES)) choose(thing);
    else ask(thing);
  } else if (walks(event)) walk(event);
  else if (event.key === 'u') undo('step');
  else if (event.key === 'i') explain(event.target);
  else if (event.key === 'l') legend();
  else if (event.key === '?') find('help')?.togglePopover();
  else if (zoom && event.key in zoom.key) zoom.key[event.key]();
  else return;
  event.preventDefault();
});

narrow.addEventListener('change', shape);
aims();
explained(askAside);
fold();
hints();
lesson();
paced(finish);
carried();
document.documentElement.classList.add('started');
find('lines')?.scrollTo(0, find('lines').scrollHeight);
if (table.dataset.status !== 'closed') wire = new Wire(() => table.dataset.socket, {hear, opened, lost});
