// A report grows while somebody reads it: what is new is fetched and put in its place, less often while nothing
// comes because bots think for tables first. Without this script the page does so by itself.

import {morph} from './morph.js';

const PAUSE = 2500, LONGEST = 15000;
let pause = PAUSE;

const shown = () => document.getElementById('report');

async function grow() {
  if (shown().dataset.finished === 'yes') return;
  if (!document.hidden) await renew();
  setTimeout(grow, pause);
}

async function renew() {
  const answer = await fetch(location.href, {headers: {accept: 'text/html'}}).catch(() => null);
  const fresh = answer?.ok && new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('report');
  const more = fresh && fresh.dataset.grown !== shown().dataset.grown;
  pause = more ? PAUSE : Math.min(LONGEST, pause * 1.5);
  if (more) morph(shown(), document.importNode(fresh, true));
}

setTimeout(grow, pause);
