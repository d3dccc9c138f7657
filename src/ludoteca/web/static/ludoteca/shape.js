// The shape of this screen: a narrow one is shown the drawings of a phone, beside each other if it is low. Every page
// leaves a note of it in a cookie, so that the next table is drawn rightly at once (pages/request/shape.py reads it).

export const narrow = matchMedia('(max-width: 700px), (max-height: 500px), (max-width: 1000px) and (orientation: portrait)');

function note() {
  document.cookie = `narrow=${narrow.matches ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
}

narrow.addEventListener('change', note);
note();
