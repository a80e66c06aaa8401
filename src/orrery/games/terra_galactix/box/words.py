"""The words of the three games: those of the box, and what each game adds or says in its own way."""

from orrery.core.resources import read_data
from orrery.core.words import LANGUAGES, Words, with_common


def read_box_words(package: str) -> Words:
    """The words of one of the games together with those of the box."""
    return with_common(
        {
            lang: {
                **read_data("orrery.games.terra_galactix", "words", f"{lang}.json"),
                **read_data(package, "words", f"{lang}.json"),
            }
            for lang in LANGUAGES
        }
    )
