// Hints on the board: what the bar suggests ([data-hint]) is marked where it lies, with its chance to win.
import {say} from './around.js';

const DRAWN = 'http://www.w3.org/2000/svg', ROOM = 14;
const table = document.getElementById('table');
let told = '';

/** Mark what is suggested now, and nothing else. */
export function hints() {
  for (const old of table.querySelectorAll('.hint-label')) old.remove();
  for (const old of table.querySelectorAll('.hinted')) old.classList.remove('hinted');
  const suggested = [...table.querySelectorAll('#hints [data-hint]')];
  for (const hint of suggested) {
    const things = [...table.querySelectorAll('[data-choice]')].filter(thing => thing.dataset.choice === hint.value);
    for (const thing of things) mark(thing, hint.dataset.hint);
  }
  const words = suggested.map(hint => hint.textContent.trim()).join('. ');
  if (words && words !== told) say(words);
  told = words;
}

function mark(thing, chance) {
  thing.classList.add('hinted');
  const box = (thing.querySelector(':scope > .ring') ?? thing).getBBox();
  const label = document.createElementNS(DRAWN, 'text');
  label.setAttribute('class', 'hint-label');
  label.setAttribute('x', box.x + box.width / 2);
  label.setAttribute('y', box.y + Math.min(ROOM, box.height / 2));
  label.setAttribute('aria-hidden', 'true');
  label.textContent = chance;
  thing.append(label);
}
