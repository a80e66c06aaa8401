"""Who looks on while a game is played, and notes what the cards bring about."""

from typing import Final

from mypy_extensions import i64


class Effect:
    """Something that a card can do. `card` and `when` are keys of the words, the texts are by language."""

    def __init__(self, card: str, when: str, texts: dict[str, str]) -> None:
        self.card: Final = card
        self.when: Final = when
        self.texts: Final = texts


class Witness:
    """Notes the numbers of the effects that take place, in order. A state has none unless somebody looks on.

    >>> witness = Witness()
    >>> witness.note(7)
    >>> witness.seen
    [7]
    """

    def __init__(self) -> None:
        self.seen: list[int] = []

    def note(self, effect: i64) -> None:
        self.seen.append(int(effect))
