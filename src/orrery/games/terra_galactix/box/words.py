"""The words of the three games: those of the box, and what each game adds or says in its own way."""

from orrery.core.resources import read_data
from orrery.core.words import LANGUAGES, Words, with_common


def read_box_words(*packages: str) -> Words:
    """The words of one of the games, and of one that it builds on, together with those of the box; the last one wins."""
    return with_common(
        {
            lang: {
                key: text
                for package in ("orrery.games.terra_galactix", *packages)
                for key, text in read_data(package, "words", f"{lang}.json").items()
            }
            for lang in LANGUAGES
        }
    )
