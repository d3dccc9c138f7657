"""Make the pictures that are shown where no page of ours is: in a messenger's preview, a tab, a phone's shelf.

One preview for each game (its cover) and one for the whole shelf, 1200 x 630; the icon as SVG and, for phones, as PNG.
Run it again when a cover changes: `python tools/make_pictures.py`. It needs Chromium.
"""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ludoteca import GAMES
from ludoteca.core.game import AnyGame
from ludoteca.drawing.palette import COLOURS, THEMES
from ludoteca.drawing.picture import document
from ludoteca.drawing.shapes.pieces import logo
from ludoteca.drawing.shared import SHARED
from ludoteca.drawing.svg import el, group, rect, text
from ludoteca.web.render.art import HOUSE

FOLDER = Path(__file__).parents[1] / "src" / "ludoteca" / "web" / "static" / "ludoteca"
WIDTH, HEIGHT = 1200, 630  # what messengers ask for
ICON = 180  # what phones ask for


def chromium() -> str | None:
    """The browser that draws."""
    named = os.environ.get("LUDOTECA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def window(cover: str, x: float, y: float, width: float, height: float) -> str:
    """A cover that fills a window of the picture."""
    fill = "xMidYMid slice"
    return el("svg", cover, x=x, y=y, width=width, height=height, viewBox="0 0 300 196", preserveAspectRatio=fill)


def badge() -> str:
    """Logo and word on a paper flag, at the lower left."""
    flag = rect(40, HEIGHT - 118, 290, 78, "f-panel", r=39)
    return flag + logo(54, HEIGHT - 106, 54) + text(126, HEIGHT - 63, "Ludoteca", 44, "f-ink", serif=True)


def game_preview(game: AnyGame) -> str:
    """The preview of one game."""
    return document(WIDTH, HEIGHT, game.text.title, window(game.cover(), 0, 0, WIDTH, HEIGHT) + badge(), game.art())


def shelf_preview() -> str:
    """The preview of the whole shelf: every cover side by side, in two rows."""
    covers = [game.cover() for game in GAMES.values()]
    columns = -(-len(covers) // 2)
    width, height = WIDTH / columns, HEIGHT / -(-len(covers) // columns)
    tiles = [
        window(cover, number % columns * width, number // columns * height, width, height)
        for number, cover in enumerate(covers)
    ]
    return document(WIDTH, HEIGHT, "Ludoteca", group(*tiles) + badge(), HOUSE)


def icon() -> str:
    """The icon of the tab: the mark alone, light on dark ground or dark on light, as the device likes it."""
    light, dark = (
        f".f-brand{{fill:{COLOURS['brand'][theme]}}}.k-on-brand{{color:{COLOURS['on-brand'][theme]}}}"
        for theme in range(len(THEMES))
    )
    drawing = document(32, 32, "Ludoteca", logo(0, 0, 32), SHARED)
    head, _, rest = drawing.partition("<style>")
    style = f"{light}@media (prefers-color-scheme: dark){{{dark}}}"
    return f"{head}<style>{style}</style>{rest.partition('</style>')[2]}"


def photograph(browser: Browser, drawing: str, width: int, height: int, file: Path) -> None:
    """A drawing as PNG."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f'<body style="margin:0;background:{COLOURS["ground"][0]}">{drawing}</body>')
    page.screenshot(path=file)
    page.close()


def main() -> None:
    """Make them all."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    (FOLDER / "favicon.svg").write_text(icon(), "utf-8")
    with sync_playwright() as playwright:
        sandbox = [] if os.getuid() else ["--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu", *sandbox])
        for game in GAMES.values():
            own = Path(str(game.folder())) / "static"
            own.mkdir(exist_ok=True)
            photograph(browser, game_preview(game), WIDTH, HEIGHT, own / "preview.png")
        photograph(browser, shelf_preview(), WIDTH, HEIGHT, FOLDER / "preview.png")
        square = rect(0, 0, ICON, ICON, "f-brand") + logo(10, 10, ICON - 20)
        photograph(
            browser, document(ICON, ICON, "Ludoteca", square, SHARED), ICON, ICON, FOLDER / "apple-touch-icon.png"
        )
        browser.close()


if __name__ == "__main__":
    main()
