// What stands around the board on a table's page: the spoken line, the rules beside the board, the tabs of a phone.
import {close} from './bubble.js';
import './copy.js';

const find = id => document.getElementById(id);
const table = find('table');
const SPOKEN = 8, EDGE = 8;

/** One more line for those who listen. */
export function say(words) {
  const line = document.createElement('p');
  line.textContent = words;
  const spoken = find('spoken');
  spoken.append(line);
  while (spoken.children.length > SPOKEN) spoken.firstChild.remove();
}

/** Close whatever is open: the bubble, else the rules, the goal, else a sheet. */
export function closeAll() {
  const reading = find('rules')?.contains(document.activeElement);
  if (close() && !reading) return; // what is merely pointed at does not keep the rules open
  if (find('rules') && !find('rules').hidden) closeRules();
  else if (unfolded()) unfolded().open = false;
  else tab('board');
}

/** The goal strip, if it is unfolded. */
const unfolded = () => document.querySelector('#goal > details[open]');

addEventListener('click', event => { if (unfolded() && !event.target.closest('#goal')) unfolded().open = false; });

// -- the rules beside the board ---------------------------------------------------------------------------------------

let opener = null;

/** Show the rules beside the board, at the § that the address names. */
async function openRules(address) {
  const url = new URL(address, location.href), text = find('rules-text');
  opener ??= document.activeElement;
  find('rules').hidden = false;
  table.classList.add('reading');
  tab('rules');
  if (!text.childElementCount) {
    const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    text.replaceChildren(...page.getElementById('rulebook').childNodes);
  }
  const part = url.hash ? find(url.hash.slice(1)) : null;
  part?.setAttribute('tabindex', '-1');
  (part ?? text).focus({preventScroll: true});
  if (part) text.scrollTop += part.getBoundingClientRect().top - text.getBoundingClientRect().top - EDGE;
}

function closeRules() {
  find('rules').hidden = true;
  table.classList.remove('reading');
  tab('board');
  opener?.focus?.();
  opener = null;
}

/** On a phone, one part of the table rises as a sheet; "board" is none. */
function tab(name) {
  table.dataset.tab = name;
  for (const each of document.querySelectorAll('.tabs [data-tab]')) {
    if (each.dataset.tab === name) each.setAttribute('aria-current', 'true');
    else each.removeAttribute('aria-current');
  }
}

function choseTab(link) {
  const name = link.dataset.tab === table.dataset.tab ? 'board' : link.dataset.tab;
  if (name !== 'rules' && find('rules') && !find('rules').hidden) closeRules();
  if (name === 'rules') openRules(link.href);
  else tab(name);
  if (name === 'log') find('lines').scrollTop = find('lines').scrollHeight;
}

addEventListener('click', event => {
  const link = event.target.closest('a');
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (!link || !plain) return;
  const beside = Boolean(find('rules')); // a replay has no rules beside the board: there they are a page
  if (link.dataset.tab && (beside || link.dataset.tab !== 'rules')) choseTab(link);
  else if (beside && link.pathname === table.dataset.rules) openRules(link.href);
  else return;
  event.preventDefault();
}, true);

find('rules-close')?.addEventListener('click', closeRules);
