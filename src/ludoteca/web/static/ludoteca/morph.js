// Bring a piece of the page up to date in place: what is the same stays the same element, with its focus, its scroll
// position and its running animation. Elements are the same if they have the same id, or no id and the same tag.

const HTML = 'http://www.w3.org/1999/xhtml';

/** Markup as one element; *like* says whether it is HTML or a part of a drawing. */
export function parse(markup, like) {
  const template = document.createElement('template');
  const drawn = like.namespaceURI !== HTML && like.localName !== 'svg';
  template.innerHTML = drawn ? `<svg>${markup}</svg>` : markup.trim();
  return drawn ? template.content.firstElementChild.firstElementChild : template.content.firstElementChild;
}

/** Make *old* what *fresh* is. */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!alike(old, fresh)) return old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  attributes(old, fresh);
  children(old, fresh);
}

function alike(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && (one.id || '') === (other.id || '');
}

function attributes(old, fresh) {
  for (const {name} of [...old.attributes]) if (!fresh.hasAttribute(name) && !theirs(old, name)) old.removeAttribute(name);
  for (const {name, value} of fresh.attributes) {
    if (old.getAttribute(name) !== value && !theirs(old, name)) old.setAttribute(name, value);
  }
  if (old.localName === 'input' && old !== document.activeElement) old.value = fresh.value;
}

/** Whether an attribute is the reader's: a list that was opened stays open. */
function theirs(element, name) {
  return name === 'open' && element.localName === 'details';
}

function children(old, fresh) {
  const named = new Map([...old.children].filter(kid => kid.id).map(kid => [kid.id, kid]));
  const wanted = new Set([...fresh.children].map(kid => kid.id).filter(Boolean));
  let here = old.firstChild;
  for (const kid of [...fresh.childNodes]) {
    while (here?.id && !wanted.has(here.id)) here = drop(here);
    const found = kid.id ? named.get(kid.id) : here && !here.id && alike(here, kid) ? here : null;
    if (!found || !alike(found, kid)) {
      old.insertBefore(kid, here);
    } else {
      if (found === here) here = here.nextSibling;
      else old.insertBefore(found, here);
      morph(found, kid);
    }
  }
  while (here) here = drop(here);
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
