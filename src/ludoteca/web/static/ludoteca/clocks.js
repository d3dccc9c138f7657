// Clocks that run: the page counts down by itself, from the moment at which the server says that a clock is out. They
// are timers, which no screen reader repeats. A reader's own clock may be wrong, so it is compared once with the site's.

const page = document.querySelector('[data-now]');
const ahead = page ? Date.now() / 1000 - Number(page.dataset.now) : 0; // of the site, in seconds
const MINUTE = 60, HOUR = 3600, DAY = 86400;

/** A time in figures: 2 d 4 h, 5 h 12 min, 14:32; as render/clocks.py writes it. */
function figures(seconds) {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor(seconds % DAY / HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor(seconds % HOUR / MINUTE)} min`;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** Show what is left now on every clock that runs. */
export function clocks() {
  for (const clock of document.querySelectorAll('[data-due]')) {
    const due = Number(clock.dataset.due), left = Math.max(0, Math.floor(due - Date.now() / 1000 + ahead));
    const text = figures(left), place = clock.closest('.clock');
    if (clock.textContent !== text) clock.textContent = text;
    place.classList.toggle('hurry', left < Number(clock.dataset.short));
    place.title ||= new Date((due + ahead) * 1000).toLocaleString(document.documentElement.lang, {weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit'});
  }
}

setInterval(() => { if (!document.hidden) clocks(); }, 1000);
document.addEventListener('visibilitychange', () => { if (!document.hidden) clocks(); });
clocks();
