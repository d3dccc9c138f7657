"""Making a table: a form says the game, its options, and who is to sit there."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from ....core.game import AnyGame
from ....core.records.record import Header
from ....core.setup.options import OptionError, Value
from ...live.bots.characters import bot_name
from ...live.clocks.pace import chosen
from ...live.people.models import Player
from ...live.people.names import called, clean
from ...live.refusal import Refusal
from ...live.tables.kept.store import NewSeat
from ...live.tables.sitting import seating
from ...live.writer import HOUSE, WRITER
from ...render.language import words_of
from ...render.lists.listing import usual_bot
from ...render.lists.shelf import game_named, usual
from ..request import guests
from ..request.fields import whole


@require_POST
def make(request: HttpRequest) -> HttpResponse:
    """A new table: against bots, for friends, or for several at this screen."""
    header = header_of(request.POST)
    bot = bot_of(request, header.game)
    opponents = request.POST.get("opponents", "bots")
    pace = chosen(request.POST.get("pace", "")) if opponents == "friends" else None  # no clock where nobody waits
    names = [clean(name) for name in request.POST.get("name", "").split(",")]
    maker = guests.welcome(request, names[0])
    seats = new_seats(opponents, header.seats, maker, names, bot)
    code = WRITER.do(HOUSE, lambda: seating.make(header, maker, seats, pace=pace))
    response = redirect("table", code)
    guests.remember(request, response, maker)
    return response


# -- the game ----------------------------------------------------------------------------------------------------------


def header_of(form: QueryDict) -> Header:
    """The game, its seats and its options as a form chooses them."""
    game = game_named(form.get("game", ""))
    wanted = form.get("seats", "")
    seats = whole(wanted, 2, 0) if wanted else usual(game)
    if seats not in game.seats:
        raise Refusal(_("This game is not for so many players."), status=400)
    return Header(game, seats, options_of(game, form))


def options_of(game: AnyGame, form: QueryDict) -> dict[str, Value]:
    """Every option as the form chooses it, or as people usually play."""
    fields = {option.name: form.get(f"opt_{option.name}") for option in game.options}
    asked: dict[str, Value] = {name: value for name, value in fields.items() if value}
    try:
        return game.settle(asked, people=True)
    except OptionError as error:
        raise Refusal(problem(game, asked), status=400) from error


def problem(game: AnyGame, asked: dict[str, Value]) -> str:
    """What is wrong with options that were refused: one of them, or that they do not go together."""
    for option in game.options:
        try:
            option.check(asked.get(option.name, option.default))
        except OptionError:
            made = game.workshop(option.name, str(asked[option.name]), words_of(game))
            return made.problem if made and made.problem else _("This game has no such option.")
    return _("These options do not go together.")


# -- who sits there ----------------------------------------------------------------------------------------------------


def bot_of(request: HttpRequest, game: AnyGame) -> str:
    """The bots that a form chooses by their level and style; where it says nothing, those one is used to."""
    level, style = request.POST.get("level", ""), request.POST.get("style", "")
    if level or style:
        return seating.known_bot(game, level, style)
    return usual_bot(guests.ticket(request), game)


def new_seats(opponents: str, number: int, maker: Player, names: list[str], bot: str) -> list[NewSeat]:
    """Who will sit where: the maker first."""
    match opponents:
        case "friends":
            others = [NewSeat()] * (number - 1)
        case "hotseat":
            others = same_screen(number, maker, names)
        case "bots":
            others = bots(number, maker, bot)
        case _:
            raise Refusal(_("Choose bots, friends, or all at this device."), status=400)
    return [NewSeat(maker), *others]


def same_screen(number: int, maker: Player, names: list[str]) -> list[NewSeat]:
    """Others at the maker's own screen, with the names that were said."""
    others = [*names[1:], *[""] * number][: number - 1]
    return [
        NewSeat(maker, name=name or _("Player %(number)s") % {"number": seat}) for seat, name in enumerate(others, 2)
    ]


def bots(number: int, maker: Player, bot: str) -> list[NewSeat]:
    """Bots of one level and style, each with a name of its own."""
    taken = [called(maker)]
    for _seat in range(number - 1):
        taken.append(bot_name(taken, str(maker.number)))
    return [NewSeat(bot=bot, name=name) for name in taken[1:]]
