// What people say to each other: remarks come over the table's line, and one's own go out by the form without leaving.
import {say} from './around.js';

const LINGERS = 6000, MOST = 60;
const find = id => document.getElementById(id);
const talk = find('talk'), form = find('say'), remarks = find('remarks'), balloon = find('heard');
const known = new Set([...document.querySelectorAll('[data-remark]')].map(line => Number(line.dataset.remark)));
let unread = 0, fading = 0;

/** A remark has come; what is on the page already is not told again. */
export function said(remark) {
  if (!talk || known.has(remark.number)) return;
  known.add(remark.number);
  remarks.append(line(remark));
  while (remarks.children.length > MOST) remarks.firstChild.remove();
  remarks.scrollTop = remarks.scrollHeight;
  if (talk.matches(':popover-open')) return;
  count(unread + 1);
  show(remark);
  say(`${remark.who}: ${remark.words}`);
}

function line({number, seat, who, words, reaction, watches}) {
  const item = document.createElement('li'), name = document.createElement('b');
  item.className = seat < 0 ? 'remark' : `remark p${seat + 1}`;
  Object.assign(item.dataset, {remark: number, from: seat});
  name.textContent = watches ? `${who} (${talk.dataset.watch})` : who;
  item.append(name, ...content(words, reaction));
  return item;
}

function content(words, reaction) {
  const text = document.createElement('span');
  text.textContent = words;
  return reaction ? [face(reaction), text] : [text];
}

function face(reaction) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  drawing.setAttribute('class', 'face');
  drawing.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#g-face-${reaction}`);
  drawing.append(use);
  return drawing;
}

/** A balloon with the last remark, for a while. */
function show(remark) {
  const name = document.createElement('b');
  name.textContent = remark.who;
  balloon.replaceChildren(name, ...content(remark.words, remark.reaction));
  balloon.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { balloon.hidden = true; }, LINGERS);
}

function count(number) {
  unread = number;
  const badge = document.querySelector('.talk-button .unread');
  if (!badge) return;
  badge.textContent = number;
  badge.hidden = !number;
}

/** The phrases that name somebody, with the name of whoever is chosen. */
function name() {
  const to = find('talk-to');
  for (const button of to ? form.querySelectorAll('[data-words]') : []) {
    button.textContent = button.dataset.words.replace('…', to.selectedOptions[0].textContent);
  }
}

name();
find('talk-to')?.addEventListener('change', name);

talk?.addEventListener('toggle', event => {
  if (event.newState !== 'open') return;
  count(0);
  balloon.hidden = true;
  remarks.scrollTop = remarks.scrollHeight;
});

form?.addEventListener('submit', async event => {
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter)), no = find('talk-no');
  try {
    const answer = await fetch(form.action, {method: 'POST', body, headers: {'X-Requested-With': 'fetch'}});
    no.textContent = answer.ok ? '' : await answer.text();
    if (answer.ok) talk.hidePopover();
  } catch {
    no.textContent = find('lost')?.textContent ?? '';
  }
  no.hidden = !no.textContent;
});
