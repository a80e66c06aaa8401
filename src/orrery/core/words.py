"""French and English by key: names, prompts, labels, log sentences and refusals."""

import re
from typing import Final

from orrery.core.options import Choice, Options
from orrery.core.resources import read_data
from orrery.core.values import EVENT, NATURE, UNHEARD, Json, Seat, name

LANGUAGES: Final = ["fr", "en"]
ANCHOR: Final = re.compile(r"\s*\[([A-Z]{2}-[\w.]+)\]$")

PLURAL: Final = re.compile(r"\{(\w+)\|([^|{}]*)\|([^|{}]*)\}")
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")  # before a number
ELIDED: Final = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")
BEFORE_VOWEL: Final = re.compile(
    r"[aàâæeéèêëiîïoôœuùûüAÀÂÆEÉÈÊËIÎÏOÔŒUÙÛÜ][^\W\d_]"
)  # a word, not a place such as e8 or a number
FIELD: Final = re.compile(r"\{(=?\w+)\}")

# Characters that stand for the names of seats in a sentence, for whoever puts names in later, and for what comes before one in
# French: `e ` or `'`. They are for private use, so that nobody can be called by one.
SEAT_MARKS: Final = [chr(0xE000 + seat) for seat in range(12)]
ELISION: Final = chr(0xE0FF)


class Words:
    """One game's words, read in one language.

    An action is put into words by the longest opening of its notation that has a key: `play force green H8` is
    `action.play force` with `green` and `H8` filled in, each under its own name if it has one. A setting at the end, such as
    `collect=no`, counts as part of the verb if that has a key: `step A-red R05.4 collect=no` is `action.step collect=no`.

    A field may be a seat, `P1`, which is told by its player's name. Where a game has places called like seats, its sentences
    write `{=0}` for a field that is never a seat.
    """

    def __init__(self, texts: dict[str, dict[str, str]], lang: str = "fr", people: list[str] | None = None) -> None:
        self.texts: Final = texts
        self.lang: Final = lang
        self.here: Final = texts[lang]
        self.people: Final[list[str]] = people or []  # who sits at this table, seat by seat

    def into(self, lang: str) -> "Words":
        return Words(self.texts, lang, self.people)

    def seating(self, people: list[str]) -> "Words":
        """The same words at a table where these people sit: each is called by name everywhere."""
        return Words(self.texts, self.lang, people)

    def person(self, seat: Seat) -> str:
        """Whoever sits there, by name, or by the number of the seat.

        >>> Words({"en": {}}, "en").person(1), Words({"en": {}}, "en", ["Ada", "Grace"]).person(1)
        ('P2', 'Grace')
        """
        return self.people[seat] if 0 <= seat < len(self.people) else name(seat)

    def has(self, key: str) -> bool:
        return key in self.here

    def say(self, key: str, fields: dict[str, str] | None = None) -> str:
        """The sentence of a key with its fields filled in; an unknown key shows itself.

        A field may choose between one and many; French elides before a vowel.

        >>> words = Words({"en": {"drew": "Ada draws {n} {n|card|cards}"}, "fr": {"turn": "Au tour de {who}"}}, "en")
        >>> words.say("drew", {"n": "1"}), words.say("drew", {"n": "3"})
        ('Ada draws 1 card', 'Ada draws 3 cards')
        >>> words.into("fr").say("turn", {"who": "Ada"}), words.into("fr").say("turn", {"who": "Grace"})
        ("Au tour d'Ada", 'Au tour de Grace')
        """
        sentence = self.here.get(key, key)
        if fields:
            for field, one, many in PLURAL.findall(sentence):
                if field in fields:
                    chosen = one if self.is_one(fields[field]) else many
                    sentence = sentence.replace("{" + f"{field}|{one}|{many}" + "}", chosen)
            if self.lang == "fr":
                sentence = ELIDED.sub(lambda found: elided(found, fields), sentence)
            sentence = FIELD.sub(lambda found: fields.get(found.group(1), found.group(0)), sentence)
        return sentence

    def is_one(self, number: str) -> bool:
        """Whether a number takes the singular: in French 0 does, too."""
        return number in ("1", "-1", "−1") or (self.lang == "fr" and number == "0")

    def name(self, thing: str) -> str:
        """A thing's name: `green` is vert, `P2` whoever sits there; what has no name of its own is called by its id.

        >>> Words({"en": {}}, "en").name("-2")
        '−2'
        """
        if self.people and thing[:1] == "P" and thing[1:].isdigit():
            return self.person(int(thing[1:]) - 1)
        return self.own_name(thing)

    def own_name(self, thing: str) -> str:
        """The same for what is no seat, whatever it is called."""
        return self.here.get("name." + thing, MINUS.sub("−", thing))

    def prompt(self, ask: str, about: Json) -> str:
        """A question as the one who is asked reads it, each field under its own name.

        The value of a field may have a prompt of its own, `ask.evade.laser` before `ask.evade`.

        >>> texts = {"ask.evade": "{camp} strikes", "ask.evade.laser": "{camp} fires", "name.red": "Red"}
        >>> words = Words({"en": texts}, "en")
        >>> words.prompt("evade", {"camp": "red"}), words.prompt("evade", {"card": "laser", "camp": "red"})
        ('Red strikes', 'Red fires')
        """
        key = "ask." + ask
        fields: dict[str, str] = {}
        for field, value in about.items():
            fields[field], fields["=" + field] = self.name(str(value)), self.own_name(str(value))
            if f"ask.{ask}.{value}" in self.here:
                key = f"ask.{ask}.{value}"
        return self.say(key, fields)

    def ending(self, reason: str, winners: list[str]) -> str:
        """How a game ended; the sentence may name who has won.

        >>> Words({"en": {"outcome.home": "{winner} is home"}}, "en").ending("home", ["Ada", "Grace"])
        'Ada, Grace is home'
        """
        return self.say("outcome." + reason, {"winner": ", ".join(winners)})

    def option(self, choice: Choice, value: str) -> str:
        """What a value of an option changes; numbers that have no sentence of their own share one.

        >>> words = Words({"en": {"option.lives.n": "Everybody has {n} {n|life|lives}."}}, "en")
        >>> words.option(Choice("lives", ["3"], most=9), "1")
        'Everybody has 1 life.'
        """
        key = f"option.{choice.name}.{value}"
        return self.say(key) if self.has(key) else self.say(f"option.{choice.name}.n", {"n": value})

    def variants(self, options: Options) -> list[str]:
        """The options that are not as printed, in the sentences that explain them."""
        return [self.option(each, options.value(each.name)) for each in options.changed()]

    def score(self, score: float) -> str:
        """A score as it is told beside a rank; nothing where a game is only won or lost."""
        return self.say("score", {"score": f"{score:g}"}) if self.has("score") else ""

    def label(self, text: str) -> str:
        """An action as a button says it."""
        return self.phrase("action", text, {})

    def line(self, who: Seat, text: str, names: list[str]) -> str:
        """A line of the log, an answer or an event, under the players' names; nothing for what is not worth a line.

        The value of an event's field may have a sentence of its own, `event.sent.home` before `event.sent`; so may an event
        that names one thing twice, as what moves by its own doing: `event.moved.itself`.

        >>> texts = {"event.sent": "{0} flies to {1}", "event.sent.home": "{0} flies home", "log.end": "{who} ends the turn"}
        >>> words = Words({"en": texts}, "en")
        >>> words.line(EVENT, "sent P2 F6", ["Ada", "Grace"]), words.line(EVENT, "sent P2 home", ["Ada", "Grace"])
        ('Grace flies to F6', 'Grace flies home')
        >>> Words({"en": {"event.sent": "{0} flies to {=1}"}}, "en").line(EVENT, "sent P2 P1", ["Ada", "Grace"])
        'Grace flies to P1'
        >>> words.line(0, "end", ["Ada", "Grace"])
        'Ada ends the turn'
        >>> words.line(0, "end", SEAT_MARKS) == SEAT_MARKS[0] + " ends the turn"
        True
        """
        if who == NATURE and text == UNHEARD:
            return self.say("log.unseen")  # what Nature hides is a card
        if who != EVENT:
            return self.told(self.name("*") if who == NATURE else names[who], text, names)
        parts = text.split(" ")
        key = f"event.{parts[0]}"
        if UNHEARD in parts and self.has(f"{key}.unheard"):
            key += ".unheard"
        if len(set(parts)) < len(parts) and self.has(f"{key}.itself"):
            key += ".itself"
        key = next((f"{key}.{part}" for part in parts[1:] if self.has(f"{key}.{part}")), key)
        return self.say(key, self.fields(parts[1:], names))

    def fields(self, things: list[str], names: list[str]) -> dict[str, str]:
        """Things by their places, `{0}`, `{1}`…, seats by their players' names; and by their own names, `{=0}`, `{=1}`…"""
        found: dict[str, str] = {}
        for place, thing in enumerate(things):
            found[str(place)], found[f"={place}"] = self.name_among(thing, names), self.own_name(thing)
        return found

    def name_among(self, thing: str, names: list[str]) -> str:
        """A thing's name; a seat's is its player's."""
        return next((names[seat] for seat in range(len(names)) if thing == name(seat)), self.name(thing))

    def told(self, who: str, text: str, names: list[str] | None = None) -> str:
        """An answer as the log tells it; a hidden one is told as that."""
        if text == UNHEARD:
            return self.say("log.hidden", {"who": who})
        return self.phrase("log", text, {"who": who}, names)

    def phrase(self, family: str, text: str, fields: dict[str, str], names: list[str] | None = None) -> str:
        parts = text.split(" ")
        if "=" in parts[-1] and f"{family}.{parts[0]} {parts[-1]}" in self.here:
            parts = [f"{parts[0]} {parts[-1]}", *parts[1:-1]]
        for length in range(len(parts), 0, -1):
            key = family + "." + " ".join(parts[:length])
            if key in self.here:
                return self.say(key, {**fields, **self.fields(parts[length:], names or [])})
        return text if not fields else f"{fields['who']} {text}"

    def reason(self, why: str) -> tuple[str, str]:
        """Why something cannot be done: the sentence, and the anchor of the rule that it ends with.

        Behind its key a reason may name values, which fill `{0}`, `{1}`… each under its own name.

        >>> words = Words({"en": {"why.too-few": "You have {0} {1}, not two. [PR-R23]", "name.blue": "blue rockets"}}, "en")
        >>> words.reason("too-few 1 blue")
        ('You have 1 blue rockets, not two.', 'PR-R23')
        """
        key, *values = why.split(" ")
        sentence = self.say("why." + key, self.fields(values, []))
        found = ANCHOR.search(sentence)
        return (sentence[: found.start()], found.group(1)) if found else (sentence, "")


def elided(found: re.Match[str], fields: dict[str, str]) -> str:
    """A short French word before a field: d'Ada, de Grace; before a seat's mark it is left open."""
    start, field = found.group(1), found.group(2)
    value = fields.get(field, "")
    if value in SEAT_MARKS:
        return f"{start}{ELISION}{{{field}}}"
    return f"{start}'{{{field}}}" if BEFORE_VOWEL.match(value) else found.group(0)


def read_words(package: str) -> Words:
    """The words of a game's package, together with those common to all games."""
    return with_common({lang: read_data(package, "words", f"{lang}.json") for lang in LANGUAGES})


def with_common(own: dict[str, dict[str, str]]) -> Words:
    """A game's own words, together with those common to all games."""
    texts: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES:
        texts[lang] = dict(read_data("orrery.core", "words", f"{lang}.json"))
        texts[lang].update(own[lang])
    return Words(texts)
