"""What a seat may guess: a table in which everything it cannot see is dealt again."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.shared import added, replaced, without
from .data import BUILDING, CARDS, KEEP, KIND
from .rules.kept import Give, Swap, Visit, partners
from .rules.rounds import EXCHANGES, Turn
from .rules.table import NOTHING, Estate

TRIES: Final = 60  # deals before a fitting card is put where it must be
HELD: Final[list[bool]] = [KIND[card] == BUILDING or KIND[card] == KEEP for card in range(CARDS)]


def imagine(estate: Estate, seat: int, chance: Chance) -> Estate:
    """A clone in which the deck, the other hands and cards under way are dealt again.

    Cards that everybody saw go into a hand stay there, and so does the hand that this seat is looking into. Whoever is
    asked can answer, and what the seat's own legal list tells about the others stays true.
    """
    hidden = hidden_seats(estate, seat)
    pool = unseen(estate, seat, hidden)
    for _ in range(TRIES):
        twin = redeal(estate, seat, chance, pool, hidden)
        if fits(estate, twin, seat):
            return settled(twin)
    return settled(repaired(estate, redeal(estate, seat, chance, pool, hidden), seat))


def settled(twin: Estate) -> Estate:
    """The twin, with its own legal list."""
    twin.ask_anew()
    return twin


def hidden_seats(estate: Estate, seat: int) -> list[int]:
    """The seats whose hands *seat* cannot see now."""
    seen = [seat]
    step = estate.agenda[-1] if estate.agenda else None
    if isinstance(step, (Give, Swap)) and step.seat == seat:
        seen.append(step.other)
    return [other for other in range(estate.seats) if other not in seen]


def unseen(estate: Estate, seat: int, hidden: list[int]) -> list[int]:
    """Every card that *seat* cannot place, sorted: equal seeds give equal worlds, whatever the real cards are."""
    pool = estate.deck.copy()
    for other in hidden:
        pool.extend(estate.secret[other])
    for other in range(estate.seats):
        if other != seat and estate.passing[other] != NOTHING:
            pool.append(estate.passing[other])
    if estate.agenda and estate.actor != seat:
        pool.extend(estate.looked)
    pool.sort()
    return pool


def redeal(estate: Estate, seat: int, chance: Chance, pool: list[int], hidden: list[int]) -> Estate:
    """Deal the unseen cards to the places where unseen cards lie."""
    twin = estate.clone(chance)
    twin.deck = pool.copy()
    poor = without_buildings(estate, seat)
    for other in poorest_first(hidden, poor) if poor else hidden:
        hand, secret = estate.known(other), []
        for _ in estate.secret[other]:
            card = draw_special(twin, chance) if other in poor else draw_for_hand(twin.deck, chance)
            hand[card] = hand[card] + 1
            secret.append(card)
        twin.set_hand(other, hand, secret)
    for other in range(estate.seats):
        if other != seat and estate.passing[other] != NOTHING:
            twin.passing = replaced(twin.passing, other, draw_for_hand(twin.deck, chance))
    if estate.agenda and estate.actor != seat:
        twin.looked = sorted([chance.draw(twin.deck) for _ in estate.looked])
    twin.deck.sort()
    return twin


def poorest_first(hidden: list[int], poor: list[int]) -> list[int]:
    """Those first for whom only some cards will do."""
    return [other for other in hidden if other in poor] + [other for other in hidden if other not in poor]


def draw_for_hand(deck: list[int], chance: Chance) -> int:
    """A card such as hands have: no special that acts when it is dealt or taken ever came into one."""
    card = chance.draw(deck)
    for _ in range(TRIES):
        if HELD[card]:
            break
        deck.append(card)
        card = chance.draw(deck)
    return card


def draw_special(twin: Estate, chance: Chance) -> int:
    """A card for a hand that is known to hold no building."""
    specials = [card for card in twin.deck if KIND[card] == KEEP]
    card = chance.draw(specials)
    twin.deck.remove(card)
    return card


def without_buildings(estate: Estate, seat: int) -> list[int]:
    """The opponents who hold no building, as far as the seat's own choices say so (Back-Alley Exchange)."""
    if not estate.agenda or estate.actor != seat:
        return []
    step = estate.agenda[-1]
    if isinstance(step, Visit) or (isinstance(step, Turn) and may_exchange(estate, seat)):
        able = partners(estate, seat)
        if not able or isinstance(step, Visit):
            return [other for other in estate.left_of(seat) if other not in able]
    return []


def fits(estate: Estate, twin: Estate, seat: int) -> bool:
    """Whether the deal agrees with what the course of the game shows."""
    if not twin.agenda:
        return True
    step = twin.agenda[-1]
    if twin.actor != seat:
        return bool(step.options(twin))
    if isinstance(step, Turn) and may_exchange(estate, seat):
        return bool(partners(twin, seat)) == bool(partners(estate, seat))
    return not isinstance(step, Visit) or partners(twin, seat) == partners(estate, seat)


def may_exchange(estate: Estate, seat: int) -> bool:
    """Whether the seat's legal list tells it if an opponent holds a building."""
    return bool(estate.held[seat] & EXCHANGES and estate.buildings(seat))


def repaired(estate: Estate, twin: Estate, seat: int) -> Estate:
    """A deal that luck would hardly find: one or two cards are exchanged with the deck until it fits."""
    for once in exchanges(estate, twin, seat):
        if fits(estate, once, seat):
            return once
    for once in exchanges(estate, twin, seat):
        for twice in exchanges(estate, once, seat):
            if fits(estate, twice, seat):
                return twice
    return twin


def exchanges(estate: Estate, twin: Estate, seat: int) -> list[Estate]:
    """Every way to exchange one guessed card of a hidden hand, or of the cards looked at, with one of the deck."""
    found = []
    for card in sorted(set(twin.deck)):
        for other in hidden_seats(estate, seat):
            for held in sorted(set(twin.secret[other])):
                found.append(exchanged(twin, held, card, other))
        for held in sorted(set(twin.looked)) if estate.actor != seat else []:
            once = twin.clone(twin.chance)
            once.looked = sorted(replaced(once.looked, once.looked.index(held), card))
            once.deck[once.deck.index(card)] = held
            found.append(once)
    return found


def exchanged(twin: Estate, held: int, card: int, other: int) -> Estate:
    """The twin with *held* of a hand exchanged for *card* of the deck."""
    once = twin.clone(twin.chance)
    hand = added(twin.hands[other], held, -1)
    once.set_hand(other, added(hand, card, 1), [*without(twin.secret[other], held), card])
    once.deck[once.deck.index(card)] = held
    return once
