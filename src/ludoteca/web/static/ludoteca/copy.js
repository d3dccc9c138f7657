// Links to copy: a button with [data-copy] names the field, and says for a moment that it is done ([data-done]); one with
// [data-share] hands the link to the device's own way to share.

const COPIED = 2000;

async function copy(button) {
  const field = document.getElementById(button.dataset.copy), label = button.querySelector('span') ?? button, words = label.textContent;
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand('copy'); // a page of the local network has no other way
  label.textContent = button.dataset.done;
  setTimeout(() => { label.textContent = words; }, COPIED);
}

/** Buttons that share are there only where the device can; a page is changed in place, so they are looked for again. */
export function sharing() {
  for (const button of document.querySelectorAll('[data-share]')) button.hidden = !navigator.share;
}

function share(button) {
  const url = document.getElementById(button.dataset.share).value;
  navigator.share({title: document.title, url}).catch(() => {}); // they thought better of it
}

addEventListener('click', event => {
  const button = event.target.closest('[data-copy], [data-share]');
  if (button) 'share' in button.dataset ? share(button) : copy(button);
});
sharing();
