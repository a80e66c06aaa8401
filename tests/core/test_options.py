"""Variants, as they are typed and as a record writes them."""

import pytest

from orrery.core import NO, YES, Choice, NotationError, Options


def printed() -> Options:
    return Options([Choice("turbo", [NO, YES]), Choice("lives", ["3", "1", "5"]), Choice("home", [YES, NO])], {})


def refused(text: str) -> str:
    with pytest.raises(NotationError) as problem:
        printed().read(text)
    return str(problem.value)


def test_an_empty_text_is_the_printed_game() -> None:
    options = printed().read("  ")
    assert (options.text(), options.is_on("turbo"), options.value("lives"), options.is_on("home")) == ("", False, "3", True)


def test_options_in_any_order_are_written_in_one_order() -> None:
    assert printed().read("home=no  lives=1 turbo").text() == "turbo lives=1 home=no"


def test_an_explicit_default_changes_nothing() -> None:
    assert printed().read("turbo=no lives=3 home=yes").text() == ""


def test_saying_the_same_twice_is_allowed() -> None:
    assert printed().read("lives=1 lives=1").text() == "lives=1"


def test_the_text_of_options_reads_as_these_options() -> None:
    options = printed().read("turbo lives=5 home=no")
    assert printed().read(options.text()).chosen == options.chosen


def test_an_unknown_name_gets_the_nearest_or_all_names() -> None:
    assert refused("turbos") == "no option is called 'turbos'; did you mean 'turbo'?"
    assert refused("x=1") == "no option is called 'x'; there are: turbo, lives, home"
    with pytest.raises(NotationError) as problem:
        Options([], {}).read("x")
    assert str(problem.value) == "no option is called 'x'; there are: none"


def test_an_unknown_value_gets_the_allowed_ones() -> None:
    assert refused("lives=2") == "option 'lives' takes 3 or 1 or 5, not 'lives=2'"
    assert refused("lives") == "option 'lives' takes 3 or 1 or 5, not 'lives'"


def test_two_values_for_one_option_are_refused() -> None:
    assert refused("lives=1 lives=5") == "option 'lives' is given twice, with different values"


def test_reading_an_option_that_a_game_does_not_have_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="no option is called 'wings'"):
        printed().value("wings")


def test_an_option_may_take_any_number_up_to_a_limit() -> None:
    limited = Options([Choice("turn-limit", ["none", "50"], most=200)], {})
    assert limited.read("turn-limit=7").text() == "turn-limit=7"
    for wrong in ("0", "201", "007", "-3", "4.5", "²", "999999"):
        with pytest.raises(NotationError, match="takes none or 50 or 1…200"):
            limited.read(f"turn-limit={wrong}")
