"""No card, token, blockade or pawn of El Dorado is ever lost."""

from __future__ import annotations

from ludoteca.core.state import State
from ludoteca.games.el_dorado.data import BLOCKADES, COPIES, KINDS, STARTING, TOKEN_COPIES
from ludoteca.games.el_dorado.rules.market import on_offer
from ludoteca.games.el_dorado.rules.table import EMPTY, GATE, Expedition
from ludoteca.games.el_dorado.rules.ways import look_around, stand


def conserved(state: State) -> None:
    """§2 Every card is in a deck, in the market or in the box; tokens, blockades and pawns are all there."""
    assert isinstance(state, Expedition)
    zones = [*state.hands, *state.draws, *state.discards, *state.plays, state.aside, state.box]
    cards = [card % KINDS for zone in zones for card in zone]
    for kind in range(KINDS):
        assert cards.count(kind) + state.stock[kind] == STARTING[kind] * state.seats + COPIES[kind]
    if state.caves:
        tokens = [*state.bag, *state.token_box, *[token for held in state.tokens for token in held]]
        assert [tokens.count(token) for token in range(len(TOKEN_COPIES))] == TOKEN_COPIES
        assert sum(state.caves) <= len(state.bag)
    check_table(state)
    check_what_is_found_once(state)


def check_table(state: Expedition) -> None:
    """The other places hold what they may hold."""
    blockades = [number for number in state.blockades if number] + [n for taken in state.taken for n in taken]
    assert len(set(blockades)) == len(blockades) <= BLOCKADES
    slots = [kind for kind in state.market if kind != EMPTY]
    assert len(set(slots)) == len(slots)
    assert all(state.stock[kind] for kind in slots)
    assert all(space == GATE or space in state.route.spaces for space in state.pawns)
    for hand, known in zip(state.hands, state.known, strict=True):
        assert hand == sorted(hand)
        assert all(known.count(card) <= hand.count(card) for card in known)


def check_what_is_found_once(state: Expedition) -> None:
    """What is kept for later is what would be found now: the kinds on offer, and what each pawn may do."""
    reserve = [kind for kind in range(KINDS) if state.stock[kind]]
    assert on_offer(state) == (reserve if EMPTY in state.market else state.market)
    for here in [space for space in state.pawns if space != GATE]:
        kept, found = stand(state, here), look_around(state, here)
        assert (kept.spaces, kept.blockades) == (found.spaces, found.blockades)
        assert (kept.least, kept.symbols, kept.cards) == (found.least, found.symbols, found.cards)
        assert (kept.moves, kept.moves_or_stop) == (found.moves, found.moves_or_stop)
        assert (kept.guided, kept.paid) == (found.guided, found.paid)
