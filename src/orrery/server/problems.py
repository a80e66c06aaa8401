"""What can go wrong with a request, as a status, a word for programs and a sentence for people."""

import re
from functools import cache

from orrery.core import LANGUAGES, Words
from orrery.core.resources import read_data
from orrery.phrasebook import in_language

STATUS = {
    "bad-request": 400,
    "no-right": 403,
    "not-found": 404,
    "stale": 409,
    "other-rules": 410,
    "too-large": 413,
    "not-json": 415,
    "illegal": 422,
    "too-fast": 429,
    "failed": 500,
    "not-stored": 503,
    "in-doubt": 503,
    "no-picture": 503,
    "busy": 503,
}
BEGINNING = re.compile(r"^[^\W\d_](?=\w*[' ])", re.MULTILINE)  # of a sentence: the first letter of a word, not of `name=value`
LONGEST_REASON = 1_000  # characters: what is wrong with an order may quote all of it


class Problem(Exception):
    """A request that is refused.

    `say` names its sentence among the server's words; `reason` is a sentence ready made, `cause` what the rules say: with `say`
    as the field of that name in its sentence, else by itself.
    """

    def __init__(
        self,
        error: str,
        say: str = "",
        fields: dict[str, str] | None = None,
        *,
        reason: str = "",
        cause: Exception | None = None,
        rule: str = "",
        seq: int = -1,
    ) -> None:
        super().__init__(say or reason or str(cause or error))
        self.error = error
        self.say = say or error
        self.alone = not say  # the cause says it all
        self.fields = fields or {}
        self.reason = reason
        self.cause = cause
        self.rule = rule
        self.seq = seq

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def body(self, lang: str) -> dict[str, object]:
        """The answer as the reader gets it.

        >>> Problem("no-right").body("en")["reason"]
        'This token opens no seat of this table.'
        """
        cause = in_short(self.cause, lang) if self.cause else ""
        reason = self.reason or (cause if self.alone else "") or sentence(lang, self.say, {**self.fields, "cause": cause})
        body: dict[str, object] = {"error": self.error, "reason": reason, "rule": self.rule}
        if self.seq >= 0:
            body["seq"] = self.seq
        return body


@cache
def words(lang: str) -> Words:
    """The server's own sentences in one language."""
    return Words({each: read_data("orrery.server", "words", f"{each}.json") for each in LANGUAGES}, lang)


def sentence(lang: str, key: str, fields: dict[str, str] | None = None) -> str:
    return words(lang).say(key, fields)


def in_short(problem: Exception, lang: str) -> str:
    """What is wrong, as a sentence with its stop, cut where it would go on for pages.

    >>> in_short(ValueError("no game is called 'chess'"), "en"), in_short(ValueError("did you mean 'invaders'?"), "en")
    ("No game is called 'chess'.", "Did you mean 'invaders'?")
    >>> len(in_short(ValueError("x" * 100_000), "fr"))
    1001
    """
    whole = str(problem)
    reason = BEGINNING.sub(lambda first: first[0].upper(), in_language(whole[:LONGEST_REASON], lang))
    if len(whole) > LONGEST_REASON:
        return f"{reason}…"
    return reason if reason.endswith((".", "?")) else f"{reason}."
