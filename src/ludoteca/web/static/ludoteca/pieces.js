// What lives in the pictures comes in pieces: those that are new, and where the others were. A piece ends where the next
// group begins; `render/sending/pieces.py` is the other half.

const JOINT = '<g ';
const kept = {};

/** What lives in each picture, in whole. */
export function assembled(pictures) {
  return Object.fromEntries(Object.entries(pictures).map(([name, update]) => {
    kept[name] = update.flatMap(piece => typeof piece === 'string' ? piece.split(JOINT) : kept[name].slice(...piece));
    return [name, kept[name].join(JOINT)];
  }));
}
