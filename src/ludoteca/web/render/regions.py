"""The parts of a table's page, each for one viewer: players, bar, log, end, head."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import to_locale

from ...bots import level_name
from ...core.story import Event
from ...drawing.palette import PLAYER_SHAPES
from ..live.bots.characters import character
from ..live.tables.refusal import CLOSED
from ..live.tables.scene import Chair, Scene
from .look import Look
from .viewer import Viewer, undoer

Part = dict[str, Any]
LOG = 200  # lines on a page


def mark(seat: int) -> Part:
    """How a seat is marked everywhere: a number for its colour, and a shape."""
    return {"seat": seat, "number": seat + 1, "shape": PLAYER_SHAPES[seat]}


def level(chair: Chair, viewer: Viewer) -> str:
    """What a bot's level is called."""
    return level_name(chair.bot, to_locale(viewer.taste.language)) if chair.bot else ""


def link(scene: Scene, viewer: Viewer, chair: Chair) -> str:
    """The address that opens a seat."""
    return viewer.taste.origin + reverse("sit", args=[scene.code, chair.secret])


def players(look: Look) -> list[Part]:
    """Everybody at the table, with what stands beside their names."""
    scene, stats = look.scene, look.match.game.stats(look.view, look.words)
    places = look.match.game.ranks(look.match.state) if look.match.state.over else None
    return [
        mark(chair.number)
        | {
            "name": look.names[chair.number],
            "you": chair.number in look.viewer.held,
            "bot": bool(chair.bot),
            "level": level(chair, look.viewer),
            "character": character(chair.bot, chair.name),
            "turn": chair.number == scene.actor,
            "thinking": bool(chair.bot) and chair.number == scene.actor,
            "away": scene.status == "running" and not chair.bot and chair.number not in scene.present,
            **absence(look, chair),
            "link": link(scene, look.viewer, chair) if look.viewer.maker and chair.empty else None,
            "place": places[chair.number] if places else None,
            "stats": [{"glyph": glyph, "value": value, "words": words} for glyph, value, words in stats[chair.number]],
        }
        for chair in scene.chairs
    ]


def absence(look: Look, chair: Chair) -> Part:
    """Whether a bot may play on here, who wants that and whose word is missing; and whether it is the viewer's seat."""
    absent = bool(look.viewer.held) and chair.number not in look.viewer.held and look.scene.absent(chair)
    waits = look.scene.missing(chair, *look.viewer.held) if absent else ()
    return {
        "absent": absent,
        "agreed": [look.names[seat] for seat in sorted(chair.agreed)] if absent else [],
        "waits": [look.names[seat] for seat in sorted(waits)],
        "back": chair.number in look.viewer.away,
    }


# -- the bar -----------------------------------------------------------------------------------------------------------


def bar(look: Look) -> Part:
    """The one sentence that says what is asked, the choices, and what can be taken back."""
    scene, curtain = look.scene, look.viewer.curtain(look.scene)
    step, turn = undo(look)
    offered = choices(look)
    return {
        "revision": scene.revision,
        "sentence": sentence(look),
        "detail": "",
        "mine": look.mine,
        "waiting": scene.status == "running" and not look.mine,
        "choices": offered,
        "drawn": any(choice["drawn"] for choice in offered),
        "undo_step": step,
        "undo_turn": turn,
        "curtain": mark(curtain) | {"name": look.names[curtain]} if curtain >= 0 else None,
        "thinks": thinks(look),
        "hint": hint(look),
        "back": min(look.viewer.away, default=None),
    }


def sentence(look: Look) -> str:
    """What is asked, or for whom everybody waits."""
    scene = look.scene
    if scene.status == "closed":
        return str(CLOSED)
    if scene.actor < 0:
        return outcome(look)
    if look.mine:
        step = look.match.state.agenda[-1]
        return look.words.prompt(step.key(), step.numbers(look.match.state))
    name = {"name": look.names[scene.actor]}
    if look.viewer.curtain(scene) >= 0:
        return _("Hand the screen to %(name)s.") % name
    if scene.actor in scene.bots:
        return _("%(name)s is thinking.") % name
    return _("Waiting for %(name)s.") % name


def choices(look: Look) -> list[Part]:
    """The choices as buttons. Among people a choice is final: the next may already have seen it."""
    actions = look.match.game.actions
    return [
        {
            "action": action,
            "label": label,
            "primary": len(look.choices) == 1,
            "final": look.scene.people,
            "verb": actions.verbs[actions.read(action)],
            "drawn": look.drawn(action),
        }
        for action, label in look.choices.items()
    ]


def undo(look: Look) -> tuple[bool, bool]:
    """Whether a step can be taken back, and whether the turn has more than that one."""
    seat = undoer(look.scene, look.viewer)
    if seat < 0 or look.scene.status != "running":
        return False, False
    bots = look.scene.always_bots
    points = look.match.undo_points(seat, bots)
    return bool(points), bool(points) and look.match.turn_point(seat, bots) != points[0]


def thinks(look: Look) -> Part | None:
    """The bot that thinks now, and for about how long."""
    if look.scene.actor not in look.scene.bots:
        return None
    return {"name": look.names[look.scene.actor], "seconds": round(settings.LUDOTECA_SECONDS)}


def hint(look: Look) -> Part:
    """A hint, for those who play against bots alone: what is suggested, or whether it may be asked for."""
    given = look.scene.hint if look.mine else None
    return {
        "offered": given is None and look.mine and not look.scene.people and len(look.choices) > 1,
        "pending": given is not None and given.pending,
        "choices": [
            {"action": action, "label": look.choices[action], "percent": percent}
            for action, percent in (given.choices if given else ())
            if action in look.choices
        ],
    }


# -- what happened -----------------------------------------------------------------------------------------------------


def heard(look: Look, events: Iterable[Event]) -> list[Event]:
    """The events that the viewer may hear of."""
    return [event for event in events if event.heard_by(look.viewer.looking)]


def log(look: Look, lines: int = LOG) -> list[Part]:
    """What happened, newest last."""
    events = heard(look, look.match.events())
    latest = set(map(id, look.match.plies[-1].story.events)) if look.match.plies else set()
    return [
        {
            "index": index,
            "seat": event.seat,
            "number": event.seat + 1,
            "head": event.seat < 0,
            "text": look.words.event(event),
            "last": id(event) in latest,
        }
        for index, event in list(enumerate(events))[-lines:]
    ]


def spoken(look: Look) -> list[str]:
    """What has just happened, for those who listen."""
    return [look.words.event(event) for event in heard(look, look.scene.news)]


def outcome(look: Look) -> str:
    """How the game ended."""
    winners = [look.names[seat] for seat in look.match.game.winners(look.match.state)]
    if not winners:
        return _("Nobody has won.")
    if len(winners) == 1:
        return _("%(name)s has won.") % {"name": winners[0]}
    return _("%(names)s share the victory.") % {"names": ", ".join(winners)}


def end(look: Look) -> Part | None:
    """The final account, line by line, best first."""
    if not look.match.state.over:
        return None
    game, state = look.match.game, look.match.state
    account, ranks, scores = game.account(state, look.match.events()), game.ranks(state), game.scores(state)
    winners = game.winners(state)
    rows = [
        mark(seat)
        | {
            "place": ranks[seat],
            "name": look.names[seat],
            "score": scores[seat],
            "winner": seat in winners,
            "you": seat in look.viewer.held,
            "lines": [
                {"text": look.words.say(line.key, *line.numbers), "points": line.points} for line in account[seat]
            ],
        }
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    ]
    following = reverse("table", args=[look.scene.rematch]) if look.scene.rematch else None
    return {"sentence": outcome(look), "rows": rows, "next": following}


def head(look: Look) -> Part:
    """The line on top."""
    return {"title": look.words.title, "headline": look.match.game.headline(look.view, look.words)}


def tab(look: Look) -> str:
    """The title of the browser's tab: whose turn it is can be read there."""
    if look.mine or look.viewer.curtain(look.scene) >= 0:
        return _("Your turn · %(game)s") % {"game": look.words.title}
    if look.scene.actor >= 0:
        return f"{look.names[look.scene.actor]} · {look.words.title}"
    return look.words.title


# -- together ----------------------------------------------------------------------------------------------------------


def parts(look: Look, lines: int = LOG) -> Part:
    """The context of every region of a table's page."""
    return {
        "table": about(look.scene, look.viewer),
        "head": head(look),
        "players": players(look),
        "bar": bar(look),
        "log": log(look, lines),
        "end": end(look),
    }


def about(scene: Scene, viewer: Viewer) -> Part:
    """The table itself."""
    over = scene.status == "over"
    return {
        "code": scene.code,
        "game": scene.game.name,
        "title": scene.game.words(to_locale(viewer.taste.language)).title,
        "status": scene.status,
        "url": viewer.taste.origin + reverse("table", args=[scene.code]),
        "narrow": viewer.taste.narrow,
        "people": scene.people,
        "maker": viewer.maker,
        "seated": bool(viewer.held),
        "rules": reverse("rules", args=[scene.game.name]),
        "replay": reverse("replay", args=[scene.code]) if over else None,
        "record": reverse("record", args=[scene.code]) if over else None,
    }


def regions(context: Part, names: Iterable[str]) -> dict[str, str]:
    """Regions of the page as they are sent to it."""
    return {name: render_to_string(f"table/_{name}.html", context) for name in names}
