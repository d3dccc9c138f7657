// The workshop: whatever is marked in the picture ([data-choice]) is also a link in the list of moves. A click there
// follows the link; without a script the list does all.

const links = [...document.querySelectorAll('a[data-value]')];

document.querySelector('.bench').addEventListener('click', event => {
  const choice = event.target.closest('[data-choice]');
  links.find(link => link.dataset.value === choice?.dataset.choice)?.click();
});
