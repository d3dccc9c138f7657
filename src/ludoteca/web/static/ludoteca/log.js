// The log: it keeps the lines that an update does not bring again, and shows on the table what a line names.

const find = id => document.getElementById(id);
const table = find('table');
const THINGS = '.picture :is([data-choice], [data-ask], [data-way])';

/** An update brings the last lines of the log; those before them are already here, unless somebody else looks now. */
export function earlier(lines, fresh) {
  if (lines.dataset.eyes !== fresh.dataset.eyes) return;
  const number = line => Number(line.dataset.line ?? 0);
  const first = fresh.firstElementChild ? number(fresh.firstElementChild) : 0;
  const kept = [...lines.children].filter(line => number(line) < first).map(line => line.cloneNode(true));
  for (const line of kept) line.classList.remove('latest');
  fresh.prepend(...kept);
}

/** What a thing on the table is called: the actions that it stands for, and what they are done to. */
function called({dataset}) {
  const actions = [dataset.choice, dataset.ask, dataset.way].filter(Boolean);
  return actions.flatMap(action => [action.replaceAll(' ', '_'), ...action.split(' ').slice(1)]);
}

function light(line) {
  const places = new Set(line?.dataset.places?.split(' '));
  for (const thing of table.querySelectorAll('.picture .told')) thing.classList.remove('told');
  if (!places.size) return;
  for (const thing of table.querySelectorAll(THINGS)) {
    if (called(thing).some(name => places.has(name))) thing.classList.add('told');
  }
}

for (const [name, lit] of [['pointerover', true], ['focusin', true], ['click', true], ['pointerout', false], ['focusout', false]]) {
  table.addEventListener(name, event => {
    const line = event.target.closest('#lines > li');
    if (line) light(lit ? line : null);
  });
}
