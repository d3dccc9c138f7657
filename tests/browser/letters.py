"""How large the letters of the pictures are, as drawn on a screen."""

from __future__ import annotations

from playwright.sync_api import Page

LETTERS = """
() => {
  const stretch = ({a, b, c, d}) => Math.sqrt(Math.abs(a * d - b * c));
  const own = thing => {
    const moves = thing.transform?.baseVal.consolidate();
    return moves ? stretch(moves.matrix) : 1;
  };
  const within = (thing, root) => own(thing) * (thing === root ? 1 : within(thing.parentElement, root));
  const sizes = [];
  const note = (words, scale) => {
    for (const each of [words, ...words.querySelectorAll('tspan')]) {
      const said = [...each.childNodes].filter(kid => kid.nodeType === 3).map(kid => kid.nodeValue.trim()).join('');
      if (said) sizes.push([Math.round(parseFloat(getComputedStyle(each).fontSize) * scale * 100) / 100, said]);
    }
  };
  const copied = (use, scale) => {
    const shape = document.querySelector(use.getAttribute('href'));
    const box = shape?.viewBox?.baseVal;
    const part = box?.width ? scale * use.width.baseVal.value / box.width : scale;
    for (const each of shape ? [shape, ...shape.querySelectorAll('text, use')] : []) {
      if (each.localName === 'text') note(each, part * within(each, shape));
      if (each.localName === 'use') copied(each, part * within(each, shape));
    }
  };
  for (const each of document.querySelectorAll(':is(.picture, .plate) :is(text, use)')) {
    if (each.closest('defs, symbol') || !each.checkVisibility()) continue;
    if (each.localName === 'text') note(each, stretch(each.getScreenCTM()));
    else copied(each, stretch(each.getScreenCTM()));
  }
  return sizes;
}
"""
"""Every word of the pictures with its size in pixels: also what is drawn by <use>, and what only a hand brings up."""


def letters(page: Page) -> dict[str, float]:
    """The words that stand in the pictures, each in its smallest size."""
    found: dict[str, float] = {}
    for size, words in page.evaluate(LETTERS):
        found[words] = min(size, found.get(words, size))
    return found


def too_small(page: Page, least: float) -> dict[str, float]:
    """The words that are smaller than they may be."""
    return {words: size for words, size in letters(page).items() if size < least}
