// What happened since my last turn, once more: the boards that this page has shown, kept as they were, and their lines.
// Nothing is asked for again, so nothing can be seen that was not seen before.
import {lasting, waits} from './pace.js';

const MOST = 60, LEAST = 0.5, SILENT = 500; // frames; how fast at least; milliseconds of a frame that tells nothing
const find = id => document.getElementById(id);
const button = find('since-button'), list = find('since');

export class Since {
  /** *draw* shows layers by their ids, and lets the pieces go along their paths. */
  constructor(draw) {
    Object.assign(this, {draw, reel: [], mine: Boolean(document.querySelector('#bar.mine')), eyes: null, timer: 0});
    button?.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && this.play());
    list?.addEventListener('keydown', event => { if (event.key === 'Escape') this.close(); });
    find('since-close')?.addEventListener('click', () => { this.stop(); this.close(); });
  }

  /** Keep the board that has just been shown: from the first one that is the others' to the one that is mine again. */
  note({mine, eyes, pace, paths}, news) {
    if (eyes !== this.eyes || (this.mine && !mine)) this.reel = []; // other eyes must not see what these saw
    if ((news || !this.reel.length) && !(this.mine && mine)) this.reel.push({layers: layers(), line: lastLine(), pace, paths});
    if (this.reel.length > MOST) this.reel.shift();
    Object.assign(this, {mine, eyes});
    button?.setAttribute('aria-disabled', String(this.reel.length < 2));
    if (this.reel.length < 2) this.close();
  }

  play() {
    if (!this.timer) this.now = layers();
    this.tell();
    this.step(0);
  }

  step(number) {
    clearTimeout(this.timer);
    const frame = this.reel[number];
    if (!frame) return this.stop();
    this.draw(frame.layers, number ? frame.paths : {}, number > 0);
    this.timer = setTimeout(() => this.step(number + 1), lasting(frame.pace || SILENT, LEAST));
    waits(true);
  }

  /** Back to the board as it stands; says whether anything else was shown. */
  stop() {
    if (!this.timer) return false;
    clearTimeout(this.timer);
    this.timer = 0;
    this.draw(this.now, {}, false);
    waits(false);
    return true;
  }

  /** The lines of the log since then, in a list of their own. */
  tell() {
    const lines = [...document.querySelectorAll('#lines [data-line]')].filter(line => Number(line.dataset.line) > this.reel[0].line);
    list.querySelector('ol').replaceChildren(...lines.map(line => line.cloneNode(true)));
    list.hidden = false;
    if (find('pacing').hasAttribute('popover')) find('pacing').hidePopover();
    list.querySelector('ol').focus({preventScroll: true});
  }

  close() {
    if (!list || list.hidden) return;
    list.hidden = true;
    find('lines').scrollTop = find('lines').scrollHeight; // the log was out of sight
  }
}

/** What lives in each picture now, by the id of its layer; only for a picture of the same size does it fit again. */
function layers() {
  return [...document.querySelectorAll('.picture > [id$="-living"]')].map(layer => (
    {id: layer.id, box: layer.parentNode.getAttribute('viewBox'), markup: layer.outerHTML}));
}

function lastLine() {
  return Number(find('lines')?.lastElementChild?.dataset.line ?? -1);
}
