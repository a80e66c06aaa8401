"""Words that belong to no game."""

from orrery.core import LANGUAGES, read_words
from orrery.testing.demands import COMMON


def test_words_common_to_all_games_are_in_both_languages() -> None:
    french, english = (read_words("orrery.core").into(lang).here for lang in LANGUAGES)
    assert set(french) == set(english)
    assert {f"why.{key}" for key in COMMON} <= set(french)
