// Home follows by itself: when other tables wait than before, the lists are fetched anew and put in their place.

import {clocks} from './clocks.js';
import {morph} from './morph.js';
import {whenChanged} from './waiting.js';

whenChanged(async () => {
  const answer = await fetch('/', {headers: {accept: 'text/html'}}).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('own');
  if (fresh) morph(document.getElementById('own'), document.importNode(fresh, true));
  else location.reload();
  clocks();
});
