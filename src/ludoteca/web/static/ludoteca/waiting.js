// How many tables wait for the reader: in the title of the tab, on the icon of an installed page, and at a table as the
// way to the next one. Asked for now and then while somebody looks, and after each own move.

const EVERY = 30_000, SOON = 700;
const next = document.getElementById('next');
const here = location.pathname.split('/')[2] ?? '';
let known = null, asking = 0;

/** Called with the tables that wait whenever they are others than before. */
export let changed = () => {};
export function whenChanged(call) {
  changed = call;
}

async function ask() {
  if (document.hidden || document.querySelector('.lost-now')) return; // nobody there to be asked
  const answer = await fetch('/waiting.json', {headers: {accept: 'application/json'}}).catch(() => null);
  if (answer?.ok) tell((await answer.json()).tables);
}

function tell(tables) {
  const before = known;
  known = tables;
  mark();
  const others = tables.filter(code => code !== here);
  if (next) {
    next.hidden = !others.length || tables.includes(here);
    next.querySelector('.others').textContent = others.length > 1 ? `(${others.length})` : '';
  }
  if (before && before.join() !== tables.join()) changed(tables);
}

/** The number before the title, whoever writes that: at a table of the others; and of all on the icon, where there is one. */
function mark() {
  if (!known) return;
  const others = known.filter(code => code !== here).length;
  const plain = document.title.replace(/^\(\d+\) /, ''), title = others ? `(${others}) ${plain}` : plain;
  if (document.title !== title) document.title = title;
  if (known.length) navigator.setAppBadge?.(known.length)?.catch(() => {});
  else navigator.clearAppBadge?.()?.catch(() => {});
}

new MutationObserver(mark).observe(document.querySelector('title'), {childList: true});
document.addEventListener('board', () => {
  clearTimeout(asking);
  asking = setTimeout(ask, SOON);
});
document.addEventListener('visibilitychange', ask);
setInterval(ask, EVERY);
ask();
