// The rules as a page: search in them, print them, and fold the contents on a phone. Without it everything is there, and
// the browser's own search finds it.

const find = id => document.getElementById(id);
const book = find('rulebook'), search = find('rules-search'), field = find('sought'), told = find('found');
const LEAST = 2, PAUSE = 120;

/** Letters without accents and capitals, one for one, so that places stay where they are. */
const plain = text => [...text].map(letter => letter.normalize('NFD')[0].toLowerCase()).join('');

/** The sections of the rules: a heading with all that follows it. */
const sections = [];
for (const part of book.children) {
  if (/^H[1-3]$/.test(part.tagName) || !sections.length) sections.push([]);
  sections.at(-1).push(part);
}
const texts = sections.map(parts => plain(parts.map(words).join(' ')));

/** What a part says, without what is written in its pictures. */
function words(part) {
  return (part.matches('figure') ? part.querySelector('figcaption') : part).textContent;
}

function seek() {
  const wish = plain(field.value.trim()), seeks = wish.length >= LEAST;
  let count = 0;
  sections.forEach((parts, number) => {
    const has = !seeks || texts[number].includes(wish);
    for (const part of parts) part.hidden = !has;
    const entry = document.querySelector(`#contents a[href="#${CSS.escape(parts[0].id)}"]`);
    if (entry) entry.parentElement.hidden = !has;
    count += has;
  });
  const {one, many, none} = search.dataset;
  told.textContent = !seeks ? '' : count === 1 ? one : count ? many.replace('#', count) : none;
  mark(seeks ? wish : '');
}

/** Mark every place where the wish stands; a browser that cannot only leaves out the other sections. */
function mark(wish) {
  if (!CSS.highlights) return;
  CSS.highlights.delete('found');
  if (!wish) return;
  const ranges = [], walk = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest('svg, [hidden]')) continue;
    const text = plain(node.data);
    for (let at = text.indexOf(wish); at >= 0; at = text.indexOf(wish, at + wish.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wish.length);
      ranges.push(range);
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}

let pause = 0;
field.addEventListener('input', () => {
  clearTimeout(pause);
  pause = setTimeout(seek, PAUSE);
});
search.addEventListener('submit', event => {
  event.preventDefault();
  sections.find(([first]) => !first.hidden)?.[0].scrollIntoView();
});
find('print').addEventListener('click', () => print());
search.hidden = false;
if (matchMedia('(max-width: 999px)').matches) find('contents').open = false;
// A link to a section that the search has hidden shows it again.
addEventListener('hashchange', () => {
  if (find(decodeURIComponent(location.hash.slice(1)))?.hidden) {
    field.value = '';
    seek();
  }
});
