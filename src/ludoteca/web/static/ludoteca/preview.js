// What a choice would lead to may be drawn elsewhere on the table ([data-for]): it shows while its choice is pointed at.
export function previews(table) {
  const show = ({target}) => {
    const choice = target.closest?.('[data-choice]')?.dataset.choice;
    for (const drawn of table.querySelectorAll('[data-for]')) drawn.classList.toggle('shown', drawn.dataset.for === choice);
  };
  table.addEventListener('pointerover', show);
  table.addEventListener('focusin', show);
}
