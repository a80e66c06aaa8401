"""Variants: one class of options per game, read from the text that a player types."""

from typing import Final

from mypy_extensions import mypyc_attr

from orrery.core.actions import nearest
from orrery.core.errors import NotationError

NO: Final = "no"
YES: Final = "yes"


class Choice:
    """One option: its name and its values, the printed game's first.

    With `most`, the values are those that a lobby offers, and any whole number from 1 to `most` may be typed.

    >>> limit = Choice("turn-limit", ["none", "50"], most=1000)
    >>> limit.takes("50"), limit.takes("7"), limit.takes("07"), limit.takes("1001")
    (True, True, False, False)
    """

    def __init__(self, name: str, values: list[str], most: int = 0) -> None:
        self.name: Final = name
        self.values: Final = values
        self.most: Final = most
        self.default: Final = values[0]
        self.flag: Final = values == [NO, YES]  # a flag is typed as its bare name

    def takes(self, value: str) -> bool:
        if value in self.values:
            return True
        plain = value.isascii() and value.isdecimal() and len(value) <= len(str(self.most)) and not value.startswith("0")
        return plain and int(value) <= self.most

    def spelt(self, separator: str) -> str:
        """Its values as one types them."""
        return separator.join([*self.values, f"1…{self.most}"] if self.most else self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What was chosen of a game's variants. A game's own class names each as a field.

    >>> spin = Options([Choice("turbo", [NO, YES]), Choice("lives", ["3", "1"])], {})
    >>> spin.read("lives=1 turbo").text()
    'turbo lives=1'
    """

    def __init__(self, choices: list[Choice], chosen: dict[str, str]) -> None:
        self.choices: Final = choices
        self.chosen: Final = chosen

    def __repr__(self) -> str:
        return self.text()

    def __copy__(self) -> "Options":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Options":
        return self

    def made(self, chosen: dict[str, str]) -> "Options":
        """The same class with other values; a game's own class overrides it."""
        return Options(self.choices, chosen)

    def value(self, name: str) -> str:
        for choice in self.choices:
            if choice.name == name:
                return self.chosen.get(name, choice.default)
        raise AssertionError(f"no option is called {name!r}")

    def is_on(self, name: str) -> bool:
        return self.value(name) == YES

    def text(self) -> str:
        """What one would type to get these options, in a fixed order: the record's header."""
        return " ".join([each.name if each.flag else f"{each.name}={self.value(each.name)}" for each in self.changed()])

    def changed(self) -> list[Choice]:
        """Those that are not as in the printed game."""
        return [each for each in self.choices if self.value(each.name) != each.default]

    def read(self, text: str) -> "Options":
        """Options by name and value, `name` or `name=value`, separated by spaces."""
        chosen: dict[str, str] = {}
        for word in text.split():
            choice = self.named(word.partition("=")[0])
            value = word.partition("=")[2] if "=" in word else YES
            if not choice.takes(value):
                raise NotationError(f"option {choice.name!r} takes {choice.spelt(' or ')}, not {word!r}")
            if chosen.get(choice.name, value) != value:
                raise NotationError(f"option {choice.name!r} is given twice, with different values")
            chosen[choice.name] = value
        return self.made(chosen)

    def named(self, name: str) -> Choice:
        for choice in self.choices:
            if choice.name == name:
                return choice
        names = [choice.name for choice in self.choices]
        near = nearest(name, names)
        hint = f"did you mean {near!r}?" if near else "there are: " + (", ".join(names) or "none")
        raise NotationError(f"no option is called {name!r}; {hint}")
