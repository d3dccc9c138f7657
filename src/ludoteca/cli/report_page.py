"""A report as a page of its own: one file that any browser shows, for a record that is of no site."""

from __future__ import annotations

from html import escape

from ..bots.report import deciding
from ..bots.report.words import Narrator
from ..core.language.text import mark as _
from ..drawing.palette import SITE
from ..drawing.picture import document
from ..drawing.shapes.curve import HEIGHT, WIDTH, Spot, curve, sample

Section = tuple[str, list[list[str]]]  # a title, and what is listed below it, each with what stands below that
STYLE = (
    "body{max-width:44em;margin:2em auto;padding:0 1em;font:16px/1.5 system-ui,sans-serif;"
    f"background:{SITE['panel'][0]};color:{SITE['ink'][0]}}}"
    "svg{width:100%;max-width:640px;height:auto}.sample{width:34px}.hit{fill:transparent}"
    "ul{padding-left:0;list-style:none}ul ul{padding-left:1.5em}li{white-space:pre-wrap}"
)


def page(tell: Narrator, lead: str, sections: list[Section]) -> str:
    """The page; the last section has every turn, to which the curve leads."""
    report, words = tell.report, tell.words
    title, chances = escape(words.title), words.translate(_("Everybody's chance to win"))
    spots = [Spot(told[0], f"#turn-{number}") for number, told in enumerate(sections[-1][1], 1)]
    drawn = document(WIDTH, HEIGHT, chances, curve(report.curve(), spots, deciding(report)), tell.match.game.art())
    lines = [f'<svg class="sample" viewBox="0 0 34 12">{sample(seat)}</svg>' for seat in range(report.seats)]
    legend = "".join([f"<li>{line} {escape(name)}</li>" for line, name in zip(lines, tell.names)])
    return (
        f'<!doctype html>\n<html lang="{words.language.replace("_", "-")}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        f"<h1>{title}</h1>\n<p>{escape(lead)}</p>\n<h2>{escape(chances)}</h2>\n{drawn}<ul>{legend}</ul>\n"
        + "".join([listed(*section, last=section is sections[-1]) for section in sections])
        + "</html>\n"
    )


def listed(title: str, items: list[list[str]], last: bool) -> str:
    """A section; in the last one every turn has a name that a link may lead to."""
    rows = []
    for number, (head, *below) in enumerate(items, 1):
        more = "".join([f"<li>{escape(line)}</li>" for line in below])
        name = f' id="turn-{number}"' if last else ""
        rows.append(f"<li{name}>{escape(head)}{f'<ul>{more}</ul>' if more else ''}</li>\n")
    return f"<h2>{escape(title)}</h2>\n<ul>\n{''.join(rows)}</ul>\n"
