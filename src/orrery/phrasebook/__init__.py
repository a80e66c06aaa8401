"""Refusals in the reader's language: what programs read in English, people may read in French.

Rules, records and commands refuse with an English sentence, which they make where they find the fault. Here the same sentences
stand in both languages, the English ones as they are made: a sentence is recognised by its English form, and said in French.
"""

import re
from functools import cache
from typing import Final

from orrery import catalog
from orrery.core import LANGUAGES, Words
from orrery.core.resources import read_data

ENGLISH: Final = "en"
FIELD: Final = re.compile(r"\\\{(\w+)\\\}")
NUMBER: Final = r"\d+"
FORMS: Final = {  # of fields that are not just any text
    "place": r"[^\s:]+(?::\d+)?",
    "number": NUMBER,
    "count": NUMBER,
    "seats": r"\d+(?: (?:to|or) \d+)*",
}
LONGEST: Final = 600  # letters of a line that is looked up: what quotes more than that was sent to keep us busy
LINKS: Final = {"or": "ou", "to": "à"}  # between the values of an option, or numbers of seats


def in_language(sentence: str, lang: str) -> str:
    """A refusal, perhaps of several lines, as its reader reads it; what is not in the book stays as it is.

    >>> in_language("no game is called 'chest'; did you mean 'chess'?", "en")
    "no game is called 'chest'; did you mean 'chess'?"
    >>> in_language("Invaders is for 2 seats, not 3", "fr")
    'Invaders demande 2 places, et non 3'
    """
    if lang == ENGLISH:
        return sentence
    return "\n".join(translated(line, book().into(lang)) or line for line in sentence.split("\n"))


def translated(line: str, words: Words) -> str:
    """The line in other words, or nothing if it is not in the book."""
    for key, pattern in patterns().items() if len(line) <= LONGEST else []:
        found = pattern.fullmatch(line)
        if found:
            fields = {field: said(field, text, words) for field, text in found.groupdict().items()}
            if all(fields[field] or not text for field, text in found.groupdict().items()):
                return words.say(key, fields)
    return ""


def said(field: str, text: str, words: Words) -> str:
    """What stands in a field. Names are the same in all languages; a problem that is told with its place is a sentence."""
    if field == "problem":
        return translated(text, words)
    if field == "title":
        return titles(words.lang).get(text, text)
    if field in ("seats", "values"):
        return " ".join(LINKS.get(word, word) for word in text.split(" "))
    return text


@cache
def book() -> Words:
    return Words({lang: read_data("orrery.phrasebook", "words", f"{lang}.json") for lang in LANGUAGES})


@cache
def patterns() -> dict[str, re.Pattern[str]]:
    """What each English sentence looks like, with any text in its fields, in the order of the book."""
    english = book().into(ENGLISH).here
    return {key: re.compile(pattern_of(sentence)) for key, sentence in english.items()}


def pattern_of(sentence: str) -> str:
    """Python writes a text that holds an apostrophe between other quotation marks."""
    form = FIELD.sub(lambda found: f"(?P<{found[1]}>{FORMS.get(found[1], '.*')})", re.escape(sentence))
    return re.sub(r"'(\(\?P<\w+>\.\*\))'", r"""['"]\1['"]""", form)


@cache
def titles(lang: str) -> dict[str, str]:
    """The games' English titles, and what each is called in another language."""
    games = [catalog.game(name) for name in catalog.games()]
    return {game.title(): game.words.into(lang).say("title") for game in games}
