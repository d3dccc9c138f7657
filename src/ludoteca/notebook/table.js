// A table in a notebook. Python sends a scene: the picture, what happened, what is asked, the choices. Whatever is drawn
// with [data-choice] and every button in the list answers it; an answer names the moment that it was meant for.

function made(parent, tag, attributes = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
}

function render({model, el}) {
  const table = made(el, 'section', {class: 'ludoteca-table', 'data-lm-suppress-shortcuts': 'true'});
  const picture = made(table, 'div', {class: 'ludoteca-picture'});
  const told = made(table, 'div', {class: 'ludoteca-told', role: 'status'});
  const choices = made(table, 'div', {class: 'ludoteca-choices', role: 'group'});
  const again = made(table, 'button', {type: 'button', class: 'ludoteca-again'});
  const drawing = picture.attachShadow({mode: 'open'}); // the style of a picture is its own

  function send(message) {
    if (table.ariaBusy === 'true') return;
    table.ariaBusy = 'true';
    model.send({...message, moment: model.get('scene').moment});
  }

  function press(event) {
    const thing = event.target.closest('[data-choice]');
    if (!thing || (event.type === 'keydown' && !['Enter', ' '].includes(event.key))) return;
    event.preventDefault();
    send({choose: thing.dataset.choice});
  }

  function paragraphs(parent, lines, kind) {
    for (const line of lines.filter(Boolean)) made(parent, 'p', {class: kind}).textContent = line;
  }

  function show() {
    const scene = model.get('scene');
    const drawn = drawing.activeElement, listed = choices.contains(document.activeElement);
    table.ariaLabel = scene.title;
    table.ariaBusy = 'false';
    drawing.innerHTML = `<style>:host > svg { display: block; max-width: 100%; height: auto }</style>${scene.picture}`;
    told.replaceChildren();
    paragraphs(told, scene.told, 'ludoteca-event');
    paragraphs(told, scene.result, 'ludoteca-result');
    paragraphs(told, [scene.trouble], 'ludoteca-trouble');
    choices.replaceChildren();
    choices.ariaLabel = scene.question;
    paragraphs(choices, [scene.question], 'ludoteca-question');
    for (const [choice, words] of scene.choices) {
      made(choices, 'button', {type: 'button', 'data-choice': choice}).textContent = words;
    }
    again.textContent = scene.again;
    // Whoever plays by keyboard goes on where they were.
    const next = (drawn && drawing.querySelector('[data-choice]')) || choices.querySelector('button') || again;
    if (drawn || listed) next.focus();
  }

  drawing.addEventListener('click', press);
  drawing.addEventListener('keydown', press);
  choices.addEventListener('click', press);
  again.addEventListener('click', () => send({again: true}));
  model.on('change:scene', show);
  show();
  return () => model.off('change:scene', show);
}

export default {render};
