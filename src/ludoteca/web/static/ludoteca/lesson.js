// The balloon of a lesson or of the coach: one sentence after the other, each with a light on what it points at. The server
// writes it (#balloon); without a script all its sentences stand there at once.
import {THEN, things} from './aims.js';
import {say} from './around.js';
import {bring} from './insight.js';

const find = id => document.getElementById(id);
const table = find('table');
let read = 0, told = ''; // how many sentences were read on, and of what

/** Show the balloon that the page has now; one that says the same as before stays where it was. */
export function lesson() {
  const sentences = [...find('balloon')?.querySelectorAll('.says [data-point]') ?? []];
  const all = sentences.map(each => each.textContent).join(' ');
  if (all !== told) read = 0;
  turn(sentences, all !== told);
  told = all;
}

/** Show one of the sentences, and light what it is about. */
function turn(sentences, news) {
  for (const [number, each] of sentences.entries()) each.hidden = number !== read;
  const on = find('read-on');
  if (on) on.hidden = read >= sentences.length - 1;
  point(sentences[read]?.dataset.point ?? '');
  if (news && sentences[read]) say(sentences[read].textContent);
}

function point(texts) {
  for (const old of document.querySelectorAll('.pointed')) old.classList.remove('pointed');
  const found = texts ? pointed(texts.split(THEN)) : [];
  for (const thing of found) thing.classList.add('pointed');
  bring(found.find(thing => thing.closest('.picture')));
}

/** What a sentence points at: parts of the page and things by their names, or by their actions, or else a button. */
function pointed(texts) {
  const parts = texts.filter(text => text.startsWith('#')).map(name => part(name.slice(1)));
  const actions = texts.filter(text => !text.startsWith('#')), drawn = things(actions), lit = drawn.filter(thing => !thing.dataset.ask);
  const buttons = drawn.length ? [] : [...table.querySelectorAll('.buttons [name=action]')].filter(button => actions.includes(button.value));
  return [...parts, ...(lit.length ? lit : drawn), ...buttons].filter(Boolean);
}

const part = name => find(name) ?? table.querySelector(`[data-thing="${CSS.escape(name)}"]`);

addEventListener('click', event => {
  if (event.target.closest('#read-on')) {
    read += 1;
    find('balloon').focus({preventScroll: true}); // the button may go
    turn([...find('balloon').querySelectorAll('.says [data-point]')], true);
  }
});
