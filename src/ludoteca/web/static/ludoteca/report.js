// A report grows while somebody reads it: what is new is fetched and put in its place. Without this script the page does so by itself.

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
  pause = fresh ? PAUSE : Math.min(LONGEST, pause * 2);
  if (!fresh) return;
  morph(shown(), document.importNode(fresh, true));
}

setTimeout(grow, pause);
