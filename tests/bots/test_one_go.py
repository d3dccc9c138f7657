"""What a bot does in one go: the same decisions as asked for one by one, and never beyond what it cannot know yet."""

from __future__ import annotations

import pytest

from ludoteca.bots import Sight, bot
from ludoteca.bots.turns.one_go import one_go
from ludoteca.core.chance import Chance
from ludoteca.core.intentions.ways import LONGEST
from ludoteca.core.records.match import Match
from ludoteca.games import GAMES

PLIES = 150  # enough for some turns of everybody


def begun(name: str, seed: int = 11) -> Match:
    """A game for two."""
    return Match.start(GAMES[name], 2, GAMES[name].settle({}, people=True), Chance(seed))


def in_goes(name: str, spec: str) -> tuple[Match, list[int]]:
    """A game in which bots answer with all that they do in one go, and how many decisions that was each time."""
    match, luck, sizes = begun(name), Chance(5), []
    bots = [bot(spec, match.game, seat) for seat in range(2)]
    while len(match.plies) < PLIES and not match.state.over:
        texts = one_go(match.game, match.state, bots[match.state.actor], 1.0)
        for text in texts:
            match.play(match.game.actions.read(text), luck)
        sizes.append(len(texts))
    return match, sizes


def one_by_one(name: str, spec: str, plies: int) -> Match:
    """The same game with bots that are asked for each decision."""
    match, luck = begun(name), Chance(5)
    bots = [bot(spec, match.game, seat) for seat in range(2)]
    while len(match.plies) < plies:
        state = match.state
        match.play(bots[state.actor].choose(Sight(match.game, state, state.actor, 1.0)), luck)
    return match


@pytest.mark.parametrize("spec", ["natural", "greedy:worlds=1", "random"])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same_as_asked_one_by_one(name: str, spec: str) -> None:
    match, sizes = in_goes(name, spec)
    assert sum(sizes) == len(match.plies)
    assert match.record().write() == one_by_one(name, spec, len(match.plies)).record().write()


@pytest.mark.parametrize("name", GAMES)
def test_luck_something_shown_and_other_players_come_only_after_the_last_decision(name: str) -> None:
    match, sizes = in_goes(name, "natural")
    first = 0
    for size in sizes:
        go = match.plies[first : first + size]
        assert 1 <= size <= LONGEST
        assert {ply.actor for ply in go} == {go[0].actor}
        assert not any(ply.entry.picks or ply.story.was_shown(ply.actor) for ply in go[:-1])
        first += size


@pytest.mark.parametrize("name", ["el-dorado", "blue-moon-city", "origins"])
def test_a_go_has_several_decisions_where_intentions_have(name: str) -> None:
    _, sizes = in_goes(name, "natural")
    assert 2 * len(sizes) < sum(sizes)


def test_steps_of_one_walk_and_discards_are_taken_in_one_go() -> None:
    match, sizes = in_goes("blue-moon-city", "natural")
    verbs = [ply.entry.text.split()[0] for ply in match.plies]
    ends = {sum(sizes[:number]) for number in range(len(sizes))}
    for verb in ("step", "discard"):
        apart = [i for i in range(1, len(verbs)) if verbs[i - 1] == verbs[i] == verb and i in ends]
        assert apart == []


class Cheat:
    """A bot that does not play by the rules."""

    def choose(self, sight: Sight) -> int:
        return -1


def test_what_is_not_legal_is_no_answer() -> None:
    match = begun("unreal-estate")
    with pytest.raises(ValueError, match="Cheat chose what is not legal"):
        one_go(match.game, match.state, Cheat(), 1.0)
