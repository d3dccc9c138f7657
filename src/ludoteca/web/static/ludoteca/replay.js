// A finished game, looked at again. Every position is a page with its own address; this script only fetches the next one
// and lets the pieces fly. Without it the links and the slider's button do the same.
import {closeAll, say} from './around.js';
import {fit} from './fit.js';
import {fly, places} from './flight.js';
import {legend} from './legend.js';
import './log.js';
import {morph} from './morph.js';
import {explain, explained, settled} from './what.js';
import {zoomable} from './zoom.js';

const find = id => document.getElementById(id);
const table = find('table');
const PARTS = ['head', 'goal', 'players', 'bar', 'log', 'end'];
const PACE = 1100;
const KEYS = {
  ArrowLeft: 'film-prev', ArrowRight: 'film-next', PageUp: 'film-turn-back', PageDown: 'film-turn-on', Home: 'film-first', End: 'film-last',
};
const MOVES = {ArrowLeft: -1, ArrowRight: 1}; // with Shift: move by move
const zoom = zoomable(find('mat'), find('zoom'));
let asked = 0, playing = 0;

/** Show the position at an address; an answer that comes too late is dropped. */
async function go(address, keep) {
  if (!address) return stop();
  const turn = ++asked, answer = await fetch(address);
  if (turn !== asked || !answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (turn !== asked) return;
  const before = places(table);
  for (const part of PARTS) morph(find(part), page.getElementById(part));
  for (const frame of ['zoom', 'hold', 'hands']) morph(find(frame), page.getElementById(frame));
  history.replaceState(null, '', answer.url);
  fit();
  fly(table, before);
  settled();
  const last = follow();
  if (!keep) stop();
  label();
  if (last) say(last.textContent);
}

/** Bring the line of this position into sight. */
function follow() {
  const lines = find('lines'), last = lines.querySelector('.latest');
  lines.scrollTop = last ? last.offsetTop - lines.offsetTop - lines.clientHeight / 2 : 0;
  return last;
}

/** Go where the slider is, or to a ply. */
function slideTo(ply) {
  const slide = find('ply').form, address = new URL(slide.action), wish = new FormData(slide);
  if (ply !== undefined) {
    wish.delete('turn');
    wish.set('ply', Math.max(0, ply));
  }
  address.search = new URLSearchParams(wish);
  go(address.href);
}

function play() {
  if (playing) return stop();
  const on = async () => {
    const next = find('film-next').href;
    if (!next) return stop();
    await go(next, true);
    if (playing) playing = setTimeout(on, PACE);
  };
  playing = setTimeout(on, 0);
  label();
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  label();
}

function label() {
  const words = find('film-play').firstElementChild;
  words.dataset.play ??= words.textContent;
  words.textContent = playing ? find('film-play').dataset.pause : words.dataset.play;
}

addEventListener('click', event => {
  const link = event.target.closest(':is(.film, #lines) a:not([download], #film-report)');
  if (event.target.closest('#film-play')) play();
  if (event.target.closest('[data-tab=log]')) follow();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.href);
});

addEventListener('input', event => { if (event.target.id === 'ply') slideTo(); });

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, [popover]')) return;
  if (event.shiftKey && event.key in MOVES) slideTo(Number(find('bar').dataset.ply) + MOVES[event.key]);
  else if (event.key in KEYS) go(find(KEYS[event.key]).href);
  else if (event.key === ' ' && !event.target.closest('a, button')) play();
  else if (event.key === 'i') explain(event.target);
  else if (event.key === 'l') legend();
  else if (event.key === 'Escape') closeAll();
  else if (event.key in zoom.key) zoom.key[event.key]();
  else return;
  event.preventDefault();
});

explained();
document.documentElement.classList.add('started');
follow();
