from __future__ import annotations

from ludoteca.drawing.svg import clip, el, fit, group, icon, line, measure, num, round_rect, text, use, wrap


def test_an_element_is_text_with_short_names_for_class_and_stroke() -> None:
    assert el("rect", x=1, look="f-ink", pen=1.5) == "<rect x='1' class='f-ink' stroke-width='1.5'/>"


def test_an_attribute_of_none_is_left_out() -> None:
    assert el("g", "<a/>", id=None, data_move="") == "<g data-move=''><a/></g>"


def test_values_cannot_break_out_of_their_attribute() -> None:
    assert el("g", aria_label='"><script>') == "<g aria-label='&quot;&gt;&lt;script&gt;'/>"


def test_words_of_players_are_escaped() -> None:
    assert "<b>" not in text(0, 0, "<b>Otto</b>")


def test_numbers_are_short() -> None:
    assert [num(value) for value in (3, 3.0, 0.5, -0.001, 1 / 3)] == ["3", "3", "0.5", "0", "0.33"]


def test_place_turn_and_scale_become_one_attribute() -> None:
    assert group("", at=(1, 2.5), rot=30, scale=0.5) == "<g transform='translate(1 2.5) rotate(30) scale(0.5)'/>"


def test_a_line_is_never_filled() -> None:
    assert line(0, 0, 1, 1, "s-ink", 2) == "<path d='M0 0L1 1' class='n s-ink' stroke-width='2'/>"


def test_an_icon_lies_around_its_middle() -> None:
    assert icon("key", 20, 20, 16, "k-ink") == "<use href='#g-key' x='12' y='12' width='16' height='16' class='k-ink'/>"


def test_a_shape_is_used_at_its_own_size_or_scaled() -> None:
    assert use("card", 5) == "<use href='#card' x='5'/>"
    assert use("card", 5, 6, 0.5) == "<use href='#card' transform='translate(5 6) scale(0.5)'/>"


def test_wrapped_words_stay_within_the_width_and_lose_nothing() -> None:
    words = "Score up to two sets of different names, one after the other."
    lines = wrap(words, 100, 12)
    assert " ".join(lines) == words
    assert all(measure(row, 12) <= 100 for row in lines)


def test_a_word_longer_than_the_width_has_a_line_of_its_own() -> None:
    assert wrap("a Grundstücksverkehrsamt b", 40, 12) == ("a", "Grundstücksverkehrsamt", "b")


def test_a_long_name_is_cut_with_an_ellipsis_and_a_short_one_is_not() -> None:
    assert clip("Mei", 60, 12) == "Mei"
    cut = clip("Maximiliano José da Silva", 60, 12)
    assert cut.endswith("…")
    assert measure(cut, 12) <= 60


def test_bold_letters_take_more_room() -> None:
    name = "Visitante 2784"
    room = measure(name, 12)
    assert clip(name, room, 12) == name
    assert clip(name, room, 12, 600) != name
    smaller = fit(name, room, 12, 9, 600)
    assert smaller < 12
    assert clip(name, room + 1, smaller, 600) == name


def test_words_shrink_to_fit_but_not_below_the_least_size() -> None:
    assert fit("Elven Treehouse", 500, 12, 9) == 12
    assert 9 < fit("Elven Treehouse", 90, 12, 9) < 12
    assert fit("Elven Treehouse", 10, 12, 9) == 9


def test_a_round_rectangle_comes_back_to_where_it_began() -> None:
    assert (
        round_rect(0, 0, 10, 20, 2) == "M2 0h6a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z"
    )
