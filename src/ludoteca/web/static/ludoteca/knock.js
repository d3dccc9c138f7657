// A soft knock when it becomes my turn, and a short tremble on a phone; off, soft or loud, as the reader likes it.

const LOUD = {quiet: 0.12, on: 0.5}, KNOCKS = [0, 0.16], TREMBLE = 60;
const table = document.getElementById('table');
let mine = null, sounds = null; // a page may make no sound before somebody has touched it

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, {once: true});

function wake() {
  sounds ??= 'AudioContext' in window && LOUD[table?.dataset.sound] ? new AudioContext() : null;
}

/** Whose turn it is, with every board; knocks when it has just become mine. */
export function turn(isMine) {
  const before = mine;
  mine = isMine;
  if (isMine && before === false && LOUD[table.dataset.sound]) knock(LOUD[table.dataset.sound]);
}

function knock(volume) {
  navigator.vibrate?.(TREMBLE);
  if (sounds?.state !== 'running') return;
  for (const later of KNOCKS) wood(sounds.currentTime + later, volume);
}

/** A knuckle on a wooden table: low, short, without an edge. */
function wood(start, volume) {
  const tone = new OscillatorNode(sounds, {frequency: 190}), loud = new GainNode(sounds, {gain: 0});
  loud.gain.setValueAtTime(volume, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.11);
  tone.frequency.exponentialRampToValueAtTime(80, start + 0.1);
  tone.connect(loud).connect(sounds.destination);
  tone.start(start);
  tone.stop(start + 0.12);
}
