"""Words that belong to no game."""

import re

import pytest

from orrery.core import LANGUAGES, read_words
from orrery.core.resources import read_data
from orrery.testing.demands import COMMON

FIELDS = re.compile(r"\{(=?\w+)[}|]")
LOOSE = re.compile(r" [:;?!»]|« ")  # marks that could begin or end a line


def test_words_common_to_all_games_are_in_both_languages() -> None:
    french, english = (read_words("orrery.core").into(lang).here for lang in LANGUAGES)
    assert set(french) == set(english)
    assert {f"why.{key}" for key in COMMON} <= set(french)


@pytest.mark.parametrize("package", ["orrery.server", "orrery.terminal", "orrery.phrasebook"])
def test_a_sentence_has_the_same_fields_in_both_languages_and_french_marks_keep_to_their_words(package: str) -> None:
    french, english = (read_data(package, "words", f"{lang}.json") for lang in LANGUAGES)
    assert list(french) == list(english)
    for key, sentence in french.items():
        assert set(FIELDS.findall(sentence)) <= set(FIELDS.findall(english[key])), key
        assert not LOOSE.search(sentence), key
