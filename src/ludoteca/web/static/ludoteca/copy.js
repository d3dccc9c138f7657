// Links to copy: a button with [data-copy] names the field, and says for a moment that it is done ([data-done]).

const COPIED = 2000;

async function copy(button) {
  const field = document.getElementById(button.dataset.copy), label = button.querySelector('span') ?? button, words = label.textContent;
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand('copy'); // a page of the local network has no other way
  label.textContent = button.dataset.done;
  setTimeout(() => { label.textContent = words; }, COPIED);
}

addEventListener('click', event => {
  const button = event.target.closest('[data-copy]');
  if (button) copy(button);
});
