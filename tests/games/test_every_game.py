"""The laws, run over every game on the shelf and over the toy: nothing here knows a single game."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import chain, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.bots import Sight, bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame
from ludoteca.core.intentions.sentence import tell
from ludoteca.core.intentions.tale import lines
from ludoteca.core.intentions.ways import LONGEST, NoLuck, ways
from ludoteca.core.language.text import LANGUAGES
from ludoteca.core.story import OPEN, SPECTATOR
from ludoteca.drawing.svg import icon
from ludoteca.games import GAMES
from tests.games import laws
from tests.games.letters import letters
from tests.toy.ferry import FERRY

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), FERRY], ids=lambda game: game.name)
LIVING = 26_000  # bytes of an update that may be drawing; the words need the rest of its 30 kB
SENTENCE = 240  # letters: a bubble on a phone
WIDE_LETTERS = 12.35  # units of a wide picture, of which a laptop shows about nine tenths: 11 pixels
SEEDS = st.integers(min_value=0, max_value=10_000)


def some(examples: int) -> settings:
    """So many examples, however long each takes."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
    return settings(max_examples=examples, deadline=None, suppress_health_check=checks)


@EVERY_GAME
@some(25)
@given(seed=SEEDS)
def test_the_game_ends_and_no_component_is_lost(game: AnyGame, seed: int) -> None:
    conserved = laws.conserved_of(game)
    for state in laws.moments(game, seed, every=7):
        conserved(state)
    assert min(game.ranks(state)) >= 1
    assert set(game.winners(state)) <= set(range(state.seats))
    assert len(game.scores(state)) == len(game.ranks(state)) == state.seats


@EVERY_GAME
@some(6)
@given(seed=SEEDS)
def test_views_that_share_their_work_are_the_views_that_do_not(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=9):
        views, viewers = game.views(state), [SPECTATOR, *range(state.seats), *([OPEN] if state.over else [])]
        for seat in [*viewers, *reversed(viewers)]:
            assert repr(views(seat)) == repr(game.view(state, seat))


@EVERY_GAME
@some(8)
@given(seed=SEEDS)
def test_a_clone_plays_on_and_leaves_the_original_as_it_was(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=11):
        before, details = laws.whole(game, state), repr(laws.fields(state))
        twin, luck = state.clone(Chance(3)), Chance(seed)
        assert repr(laws.fields(twin)) == details
        for _ in range(25):
            if twin.over:
                break
            twin.play(twin.legal[luck.pick(len(twin.legal))])
        assert laws.whole(game, state) == before
        assert repr(laws.fields(state)) == details


@EVERY_GAME
@some(6)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_position(game: AnyGame, seed: int) -> None:
    match = laws.played_match(game, seed)
    again = laws.reread(match)
    assert laws.whole(game, again.state) == laws.whole(game, match.state)
    assert repr(laws.fields(again.state)) == repr(laws.fields(match.state))
    assert [event.key for event in again.events()] == [event.key for event in match.events()]


@EVERY_GAME
@some(4)
@given(seed=SEEDS)
def test_every_legal_action_plays_and_none_is_named_twice(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=5):
        assert len(set(state.legal)) == len(state.legal)
        assert bool(state.legal) != state.over
        for action in state.legal:
            state.clone(Chance(seed)).play(action)


@EVERY_GAME
def test_every_action_reads_as_it_is_written(game: AnyGame) -> None:
    for action in range(game.actions.size):
        assert game.actions.read(game.actions.write(action)) == action


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_explain_agrees_with_the_legal_list_and_tells_no_secret(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=13):
        if state.over:
            continue
        world = game.imagine(state, state.actor, Chance(seed))
        for action in range(game.actions.size):
            reason = game.explain(state, state.actor, action)
            assert (reason is None) == (action in state.legal), game.actions.write(action)
            assert game.explain(world, state.actor, action) == reason, game.actions.write(action)
        other = (state.actor + 1) % state.seats
        if other != state.actor:
            assert game.explain(state, other, state.legal[0]) == "not-your-turn"


@EVERY_GAME
@some(5)
@given(seed=SEEDS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=6):
        for seat in laws.viewers(state):
            seen = laws.look(game, state, seat)
            for world in laws.twins(game, state, seat, seed):
                assert laws.look(game, world, seat) == seen
                assert world.actor == state.actor
                assert bool(world.legal) == bool(state.legal)
                if seat == state.actor:
                    assert world.legal == state.legal


@EVERY_GAME
@some(2)
@given(seed=SEEDS)
def test_what_a_seat_cannot_see_changes_no_drawing_of_it(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=17):
        for seat in laws.viewers(state):
            one, two = laws.twins(game, state, seat, seed)
            assert laws.picture(game, one, seat) == laws.picture(game, two, seat)
            assert laws.strip(game, one, seat) == laws.strip(game, two, seat)


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_equal_seeds_give_equal_worlds_whatever_is_hidden(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=12):
        for seat in laws.viewers(state):
            other = game.imagine(state, seat, Chance(seed + 5))
            one, two = game.imagine(state, seat, Chance(seed)), game.imagine(other, seat, Chance(seed))
            assert laws.whole(game, one) == laws.whole(game, two)


@EVERY_GAME
@pytest.mark.parametrize("spec", ["random", "newcomer", "greedy:worlds=2", "ismcts:playouts=12"])
@some(2)
@given(seed=SEEDS)
def test_a_bot_chooses_the_same_whatever_it_cannot_see(game: AnyGame, spec: str, seed: int) -> None:
    for state in laws.moments(game, seed, every=19):
        if state.over:
            continue
        chosen = set()
        for world in laws.twins(game, state, state.actor, seed):
            chosen.add(bot(spec, game, seed).choose(Sight(game, world, state.actor, 60.0)))
        assert len(chosen) == 1
        assert chosen <= set(state.legal)


@pytest.mark.parametrize(("name", "style"), [(game.name, style) for game in GAMES.values() for style in game.styles])
@some(1)
@given(seed=SEEDS)
def test_so_does_a_bot_in_any_style(name: str, style: str, seed: int) -> None:
    game = GAMES[name]
    for spec, state in zip(["greedy:worlds=1", "ismcts:playouts=12"] * 3, laws.moments(game, seed, every=29)):
        if not state.over:
            worlds = laws.twins(game, state, state.actor, seed)
            eyes = [Sight(game, world, state.actor, 60.0) for world in worlds]
            chosen = {bot(f"{spec}:style={style}", game, seed).choose(sight) for sight in eyes}
            assert len(chosen) == 1
            assert chosen <= set(state.legal)


@EVERY_GAME
@some(6)
@given(seed=SEEDS)
def test_an_imagined_position_can_be_played_to_its_end(game: AnyGame, seed: int) -> None:
    conserved, luck = laws.conserved_of(game), Chance(seed)
    for number, state in enumerate(laws.moments(game, seed, every=9)):
        world = game.imagine(state, luck.pick(state.seats + 1) - 1, Chance(seed + number))
        conserved(world)
        for _ in range(40):
            if world.over:
                break
            world.play(world.legal[luck.pick(len(world.legal))])
        conserved(world)


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_the_log_tells_no_more_than_the_table_shows(game: AnyGame, seed: int) -> None:
    """Who cannot tell two tables apart, before and after a move, is told the same story of it: the log leaves too."""
    for state in laws.moments(game, seed, every=11):
        for viewer in laws.viewers(state):
            worlds = [game.imagine(state, viewer, Chance(seed + number)) for number in range(3)]
            for action in state.legal[:3]:
                stories: dict[str, set[str]] = {}
                for number, world in enumerate(worlds):
                    for luck in range(2) if action in world.legal else ():
                        seen, heard = laws.heard(game, world, action, viewer, Chance(seed + 7 * number + luck))
                        stories.setdefault(seen, set()).add(heard)
                assert [told for told in stories.values() if len(told) > 1] == []


@EVERY_GAME
@some(4)
@given(seed=SEEDS)
def test_every_event_that_is_heard_is_in_one_tale(game: AnyGame, seed: int) -> None:
    match = laws.played_match(game, seed)
    everybody = game.words("en").seated(["Ana", "Bo", "Cy", "Di"])
    for viewer in [*laws.viewers(match.state), OPEN]:
        told = laws.told_tales(match, viewer)
        for tale in told:
            assert tale.leader in tale.events
            assert tell(everybody, tale).strip()
        assert [tale.number for tale in told] == sorted({tale.number for tale in told})
        assert all(one.last <= two.first or one.last == two.last for one, two in pairwise(told))
        assert lines(match, viewer)[1] == len([tale for tale in told if not tale.heading])


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_a_tale_only_grows_while_the_game_goes_on(game: AnyGame, seed: int) -> None:
    """Whoever has the older lines of a log needs only the last of them again."""
    match = laws.played_match(game, seed)
    numbers = [tale.number for tale in laws.told_tales(match, 0)]
    for plies in range(1, len(match.plies), 1 + len(match.plies) // 12):
        before = [tale.number for tale in laws.told_tales(match.back_to(plies), 0)]
        assert before[:-3] == numbers[: len(before[:-3])]


@EVERY_GAME
def test_every_telling_is_of_an_event(game: AnyGame) -> None:
    assert set(game.text.tales) <= set(game.text.events)
    assert {key for telling in game.text.tales.values() for key in telling.after} <= set(game.text.tales)


@EVERY_GAME
@some(6)
@given(seed=SEEDS)
def test_the_account_adds_up_to_the_score(game: AnyGame, seed: int) -> None:
    match = laws.played_match(game, seed)
    account = game.account(match.state, match.events())
    assert [sum(line.points for line in lines) for lines in account] == game.scores(match.state)
    for words in [game.words(language) for language in LANGUAGES]:
        assert all(words.say(line.key, *line.numbers).strip() for lines in account for line in lines)


@EVERY_GAME
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_catalogue_holds_the_whole_language(game: AnyGame, language: str) -> None:
    """Without a catalogue gettext answers in English, and every other test is content with that."""
    known = laws.translations(game.words(language))
    sentences = laws.sentences(game.text)
    assert [sentence for sentence in sentences if not "".join(known.get(sentence, []))] == []
    for sentence in sentences:
        for translation in known[sentence]:
            assert laws.placeholders(translation) <= laws.placeholders(sentence) | {"0:"}, translation


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_every_key_has_its_sentence_in_both_languages(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=3):
        for words in [game.words(language) for language in LANGUAGES]:
            view = game.view(state, state.actor)
            assert game.headline(view, words) is not None
            assert laws.strip(game, state, OPEN if state.over else state.actor)
            assert len(game.stats(view, words)) == state.seats
            if state.over:
                continue
            step = state.agenda[-1]
            assert words.prompt(step.key(), step.numbers(state))
            for action in state.legal:
                assert game.label(view, action, words)
            story = laws.told(state, state.legal[0], Chance(seed))
            for event in story.events:
                assert words.event(event)


@EVERY_GAME
def test_every_reason_names_its_paragraph(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        for key in game.text.reasons:
            section, sentence = words.reason(key)
            assert sentence.strip()
            assert section == "" or section.startswith("§")


@EVERY_GAME
def test_every_glyph_class_and_thing_that_is_drawn_is_known(game: AnyGame) -> None:
    """Whatever speaks or stands for an action says what it is, and the legend tells that, in many positions."""
    ET.fromstring(f"<svg>{game.cover()}</svg>")
    drawings = {game.cover()}
    for seed in (5, 6):
        for state in laws.moments(game, seed, every=23):
            for seat in [*laws.viewers(state), OPEN]:
                for narrow in (False, True):
                    drawn = laws.pictures(game, state, seat, "en", narrow)
                    drawings |= {layer for picture in drawn for layer in (picture.still, picture.living)}
                stats = chain(*game.stats(game.view(state, seat), game.words("en")))
                drawings |= {icon(glyph, 0, 0, 16) for glyph, _, _ in stats}
    assert set[str]().union(*[laws.unknown(game, drawing) for drawing in drawings]) == set()
    assert [nameless for drawing in drawings for nameless in laws.nameless(drawing)] == []
    told = {key for part in game.legend for key in part.things}
    assert {name for drawing in drawings for name in laws.things_drawn(drawing)} <= told


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_shows_every_thing_and_names_its_paragraph(game: AnyGame, language: str) -> None:
    words, known = game.words(language), laws.translations(game.words(language))
    sketches = game.sketches(words)
    keys = [key for part in game.legend for key in part.things]
    assert sorted(keys) == sorted(sketches.things)
    for part in game.legend:
        for thing in part.things.values():
            assert (thing.section, language) in laws.paragraphs(game)
            said = (part.title, thing.name, thing.sentence)
            assert all(sentence.strip() and (language == "en" or known.get(sentence)) for sentence in said), said
            assert len(words.translate(thing.sentence)) <= SENTENCE
    body = sketches.shapes + "".join(sketch.drawn for sketch in sketches.things.values())
    ET.fromstring(f"<g>{body}</g>")
    assert "style=" not in body
    assert laws.undefined(body) == set()
    assert laws.unknown(game, body) == set()


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_drawing_is_sound_and_small(game: AnyGame, language: str, narrow: bool) -> None:
    seen: set[str] = set()  # still layers are large and the same again and again
    for state in laws.moments(game, 5, every=29):
        for seat in laws.viewers(state):
            drawn = laws.pictures(game, state, seat, language, narrow)
            for layer in {layer for picture in drawn for layer in (picture.still, picture.living)} - seen:
                seen.add(layer)
                ET.fromstring(f"<g>{layer}</g>")
                assert "style=" not in layer
            for picture in drawn:
                plain = ET.fromstring(f'<g id="{picture.name}-living">{picture.living}</g>')
                assert laws.parts(ET.fromstring(picture.update())) == laws.parts(plain)
            assert sum(len(picture.living.encode()) for picture in drawn) <= LIVING


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("narrow", "least"), [(True, 11), (False, WIDE_LETTERS)])
def test_every_letter_can_be_read(game: AnyGame, language: str, narrow: bool, least: float) -> None:
    for state in laws.moments(game, 5, every=83):
        for seat in laws.viewers(state)[:2]:
            drawn = laws.pictures(game, state, seat, language, narrow)
            assert {words: size for size, words in letters(drawn) if size < least} == {}


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_a_way_is_legal_in_every_world_and_learns_nothing_before_its_end(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=7):
        if state.over:
            continue
        for way in ways(game, state, state.actor).values():
            assert 1 <= len(way.actions) <= LONGEST
            for world in [state, *laws.twins(game, state, state.actor, seed)]:
                assert laws.end_of(game, world, way) == way.end, way.goal


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_who_knows_the_same_has_the_same_ways(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=11):
        if state.over:
            continue
        found = [laws.told_ways(game, world) for world in [state, *laws.twins(game, state, state.actor, seed)]]
        assert found[0] == found[1] == found[2]
        assert all(ways(game, state, seat) == {} for seat in laws.viewers(state) if seat != state.actor)


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_equal_traces_are_equal_positions(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=5):
        seen: dict[bytes, str] = {}
        for way in ways(game, state, state.actor).values():
            twin = game.imagine(state, state.actor, Chance(1)).clone(NoLuck())
            for action in way.actions[:-1]:
                twin.play(action)
            looks = laws.look(game, twin, twin.actor)
            assert seen.setdefault(twin.trace(), looks) == looks


@EVERY_GAME
@some(6)
@given(seed=SEEDS)
def test_a_position_takes_back_what_its_view_says(game: AnyGame, seed: int) -> None:
    conserved, moments = laws.conserved_of(game), 0
    settable: dict[str, list[bool]] = {}
    for state in laws.moments(game, seed):
        things = laws.things_of(game, state)
        settable.setdefault(state.agenda[-1].key() if state.agenda else "", []).append(things is not None)
        if things is None:
            continue
        again = game.position(state.seats, Chance(seed), **things)
        assert laws.whole(game, again) == laws.whole(game, state)
        for seat in laws.viewers(state):
            assert laws.look(game, again, seat) == laws.look(game, state, seat)
        conserved(again)
        moments += 1
        if moments in (1, 20):
            laws.play_out(again, Chance(seed))
            conserved(again)
    # Some question that is asked often, such as that of a turn, can nearly always be set.
    often = [found for found in settable.values() if 10 * len(found) >= sum(map(len, settable.values()))]
    assert max(sum(found) / len(found) for found in often) > 0.75


@EVERY_GAME
def test_a_position_is_for_as_many_players_as_the_game(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=f"players, not for {seats}"):
            game.position(seats, Chance(1))


@EVERY_GAME
@some(2)
@given(seed=SEEDS)
def test_a_position_with_something_wrong_is_refused_or_can_be_seen(game: AnyGame, seed: int) -> None:
    things = [laws.things_of(game, state) for state in laws.moments(game, seed)]
    for wrong, named in laws.spoilt([known for known in things if known][-1]):
        assert laws.is_refused(game, laws.seats_of(game, seed), wrong) or not named


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_no_two_choices_of_a_moment_sound_the_same(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=3):
        view = game.view(state, state.actor)
        for words in [game.words(language) for language in LANGUAGES]:
            labels = [game.label(view, action, words) for action in state.legal]
            assert [label for label in labels if labels.count(label) > 1] == []


@EVERY_GAME
@some(3)
@given(seed=SEEDS)
def test_the_main_actions_are_few_and_the_game_knows_them(game: AnyGame, seed: int) -> None:
    for state in laws.moments(game, seed, every=3):
        for seat in [*laws.viewers(state), OPEN]:
            main = game.main(game.view(state, seat))
            assert len(set(main)) == len(main) <= 3
            assert all(text in game.actions.numbers or f"goal-{text}" in game.text.says for text in main)
