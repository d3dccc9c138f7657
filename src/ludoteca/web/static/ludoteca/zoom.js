// Look closer at the board: fingers, ctrl and wheel, buttons, or the keys + - 0. The zoom is a CSS transform on a frame
// around the drawing, so a new board never resets it.

const MOST = 5;

/** Make what lies in *mat* zoomable; *zoom* is the frame that is scaled. */
export function zoomable(mat, zoom) {
  let scale = 1, x = 0, y = 0, dragged = false, settled;
  const fingers = new Map();

  function show() {
    const box = mat.getBoundingClientRect();
    x = Math.min(0, Math.max(x, box.width * (1 - scale)));
    y = Math.min(0, Math.max(y, box.height * (1 - scale)));
    zoom.style.setProperty('--scale', scale);
    zoom.style.setProperty('--x', `${x}px`);
    zoom.style.setProperty('--y', `${y}px`);
    mat.classList.toggle('zoomed', scale > 1);
    mat.classList.add('moving');
    clearTimeout(settled);
    settled = setTimeout(() => mat.classList.remove('moving'), 200); // drawn anew, sharp, once it rests
  }

  function to(wanted, clientX, clientY) {
    const box = mat.getBoundingClientRect();
    const next = Math.max(1, Math.min(MOST, wanted));
    const left = (clientX ?? box.x + box.width / 2) - box.x, top = (clientY ?? box.y + box.height / 2) - box.y;
    x = left - (left - x) * next / scale;
    y = top - (top - y) * next / scale;
    scale = next;
    show();
  }

  const steps = {in: () => to(scale * 1.4), out: () => to(scale / 1.4), reset: () => to(1)};

  function down(event) {
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size === 1) dragged = false;
  }

  function move(event) {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const now = [event.clientX, event.clientY];
    if (fingers.size > 1) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const apart = spot => Math.hypot(spot[0] - other[0], spot[1] - other[1]);
      dragged = true;
      to(scale * apart(now) / (apart(old) || 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    } else if (scale > 1 && (dragged || Math.hypot(now[0] - old[0], now[1] - old[1]) > 6)) {
      dragged = true;
      x += now[0] - old[0];
      y += now[1] - old[1];
      show();
    } else return;
    fingers.set(event.pointerId, now);
  }

  /** Move the board so that something on it can be seen. */
  function reveal(thing) {
    if (scale === 1) return;
    const box = mat.getBoundingClientRect(), spot = thing.getBoundingClientRect();
    x += Math.max(0, box.left - spot.left + 16) - Math.max(0, spot.right - box.right + 16);
    y += Math.max(0, box.top - spot.top + 16) - Math.max(0, spot.bottom - box.bottom + 16);
    show();
  }

  mat.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, event => fingers.delete(event.pointerId));
  mat.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    to(scale * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, {passive: false});
  addEventListener('click', event => steps[event.target.closest('[data-zoom]')?.dataset.zoom]?.());
  mat.addEventListener('click', event => {
    if (dragged) event.stopPropagation(); // a drag is not a choice
    dragged = false;
  }, true);
  mat.addEventListener('focusin', event => { if (zoom.contains(event.target)) reveal(event.target); });
  addEventListener('resize', () => { if (scale > 1) show(); });

  return {...steps, key: {'+': steps.in, '=': steps.in, '-': steps.out, 0: steps.reset}};
}
