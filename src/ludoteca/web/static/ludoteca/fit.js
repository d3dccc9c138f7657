// Room for the pictures: one scale for all of them, as on a real table, and the same for a whole game. It runs before
// the page is painted for the first time.

const LEAST = 500, TALLEST = 0.25;
const table = document.getElementById('table'), play = table.querySelector('.play'), dock = table.querySelector('.dock');
const below = new Map(); // how high the row below a board is, by the board's box: a hand that grows later changes no scale

/** The board, the bar and the first row below it fill the window. */
export function fit() {
  const [board, ...others] = table.querySelectorAll('.picture');
  if (!board) return;
  const box = board.getAttribute('viewBox'), {width, height} = board.viewBox.baseVal;
  for (const each of others) each.style.setProperty('--part', Math.min(1, each.viewBox.baseVal.width / width));
  if (!below.has(box)) below.set(box, firstRow(others, width));
  const bar = parseFloat(getComputedStyle(dock).getPropertyValue('--bar')), held = others[0]?.closest('.hold') ? below.get(box) : 0;
  const scale = Math.max(LEAST / width, (space() - bar) / (height + below.get(box)));
  play.style.setProperty('--fit', `${width * scale}px`);
  dock.style.setProperty('--held', `${held * scale}px`);
}

function firstRow(pictures, width) {
  let row = 0, filled = 0;
  for (const {viewBox: {baseVal: size}} of pictures) {
    if (filled < 0.98) row = Math.max(row, size.height);
    filled += size.width / width;
  }
  return Math.min(row, TALLEST * width);
}

/** How much of the window is left below the head of the page, without the gaps between the pictures. */
function space() {
  const {paddingTop, paddingBottom} = getComputedStyle(table);
  const gaps = 2 * parseFloat(getComputedStyle(play).rowGap || 0);
  return innerHeight - table.getBoundingClientRect().top - scrollY - parseFloat(paddingTop) - parseFloat(paddingBottom) - gaps;
}

addEventListener('resize', fit);
fit();
