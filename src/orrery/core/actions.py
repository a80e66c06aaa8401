"""Actions, made once and shared, and the table that holds all of a game's."""

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.core.copying import action_read, refusal
from orrery.core.errors import NotationError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small choice, made once and shared. `text` is its notation, `index` its place in the game's table."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.index: i64 = -1  # set by the ActionTable that holds it
        self.table: ActionTable | None = None  # likewise

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.table is None or not self.table.game_name:
            raise refusal(f"the action {self.text!r}")
        return action_read, (self.table.game_name, self.table.game_data, self.text)


class ActionTable:
    """Every action a game can ever offer: `table[i].index == i`, and reading notation is one look-up."""

    def __init__(self, title: str, actions: list[Action]) -> None:
        self.title: Final = title
        self.actions: Final = actions
        self.by_text: dict[str, Action] = {}
        self.game_name = ""  # under which the catalog has the game
        self.game_data = ""  # and the owner's text that the game was made with
        for index, action in enumerate(actions):
            assert action.index < 0, f"{action.text!r} stands in another table already"
            assert action.text not in self.by_text, f"two actions read {action.text!r}"
            action.index = index
            action.table = self
            self.by_text[action.text] = action

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def parse(self, text: str, likely: list[Action] | None = None) -> Action:
        """The action that reads so; a misspelt one gets the nearest suggestion, of `likely` first."""
        action = self.by_text.get(" ".join(text.split()))
        if action is not None:
            return action
        near = nearest(text, [option.text for option in likely]) if likely else ""
        near = near or nearest(text, list(self.by_text))
        hint = f"; did you mean {near!r}?" if near else ""
        raise NotationError(f"no {self.title} action reads {text!r}{hint}")


def nearest(text: str, known: list[str]) -> str:
    """The known text most like this one, or nothing if none is alike.

    >>> nearest("aimm blue", ["aim blue", "aim red", "end"]), nearest("mvoe d4", ["move B4", "move D4"])
    ('aim blue', 'move D4')
    """
    spelt = {one.lower(): one for one in known}
    close = get_close_matches(text.strip().lower(), list(spelt), n=1, cutoff=0.6)
    return spelt[close[0]] if close else ""
