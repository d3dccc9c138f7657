// The legend over the board: the same sheet that has a page of its own, fetched when it is first asked for.

const over = document.getElementById('legend-over');
const table = document.getElementById('table');

/** Show the legend, or put it away. */
export async function legend() {
  if (!over.childElementCount) {
    const page = new DOMParser().parseFromString(await (await fetch(table.dataset.legend)).text(), 'text/html');
    over.replaceChildren(page.getElementById('legend'));
  }
  over.togglePopover();
}

addEventListener('click', event => {
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (!event.target.closest('a[data-legend]') || !plain) return;
  event.preventDefault();
  legend();
});
