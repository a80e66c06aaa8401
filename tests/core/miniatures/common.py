"""What the five miniatures share besides the core: how they are started, judged and drawn."""

from abc import abstractmethod
from typing import Any, ClassVar, Final, cast
from zlib import crc32

from orrery.core.actions import Action, ActionTable
from orrery.core.agenda import Question, S
from orrery.core.encoding import Encoder, Encoding
from orrery.core.fingerprint import canonical
from orrery.core.forms import Luck
from orrery.core.options import Options
from orrery.core.protocol import Decision, Game, State
from orrery.core.rng import Rng
from orrery.core.scene import Mark, Panel, Scene
from orrery.core.values import Json, Seat
from orrery.core.words import Words, with_common


class Miniature(Game):
    """A small but complete game: seats and options differ, the rest is shared."""

    version: ClassVar[int] = 1
    longest: ClassVar[int] = 2000

    def __init__(self, words: dict[str, dict[str, str]], printed: Options, actions: list[Action]) -> None:
        self.words: Words = with_common(words)
        self.printed: Options = printed
        self.table: ActionTable = ActionTable(self.title(), actions)

    def judge(self, state: State, seat: Seat) -> float:
        outcome = state.outcome()
        return 0.5 if outcome is None else 1.0 / outcome.ranks[seat]

    def encoder(self, seats: int, picks: bool = True) -> Encoder:
        return ViewEncoder(seats, picks)

    def scene(self, view: Json, decision: Decision | None, words: Words) -> Scene:
        """The table is the ground; what is known lies on it as labelled marks; what may be answered, in a panel."""
        ground = [Mark("table", "rect", 50, 50, "table", words.say("title"), width=100, height=100)]
        known = sorted((key, canonical({key: value})) for key, value in view.items())
        pieces = [Mark(f"known-{key}", "card", 10, 5 * at, "", label) for at, (key, label) in enumerate(known)]
        offered = [option.text for option in decision.options] if decision else []
        answers = [Mark(f"offer {text}", "card", 10, 5 * at, "", words.label(text)) for at, text in enumerate(offered)]
        panels = [Panel("answers", words.say("title"), 20, 100, answers, decision.seat if decision else None)]
        return Scene(
            100, 100, words.say("title"), ground, pieces, panels=panels, actions={text: [f"offer {text}"] for text in offered}
        )


class ViewEncoder(Encoder):
    """Numbers that differ wherever views do: computed from their text."""

    def __init__(self, seats: int, picks: bool) -> None:
        super().__init__(seats, ["turns", "view", "view again"], ["own picks"], picks)

    def position(self, state: State, seat: Seat, row: Encoding) -> None:
        view = dict(self.view(state, seat))
        if isinstance(view.get("seals"), list):
            view["seals"] = ["?" if isinstance(seal, dict) else seal for seal in cast(list[object], view["seals"])]
        row.share(0, state.turn_count, 50)
        row.put(1, crc32(canonical(view).encode()) / 2**32)
        row.put(2, crc32(b"again" + canonical(view).encode()) / 2**32)

    def sealed(self, state: State, seat: Seat, row: Encoding, start: int) -> None:
        row.put(start, crc32(canonical({"": self.view(state, seat).get("seals")}).encode()) / 2**32)

    def view(self, state: State, seat: Seat) -> Json:
        """What the encoder reads; a test of the law makes it read more."""
        return state.observe(seat)


class OneSeat(Question[S]):
    """A question put to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def turn(self, state: S) -> Seat:
        return self.seat

    def to_json(self) -> list[object]:
        return [self.ask, self.seat]


def plain_key(data: Json) -> int:
    """A key from plain data, for games that need no faster one."""
    return crc32(canonical(data).encode())


def asked_again(kinds: dict[str, Any], rows: object) -> list[Question[Any]]:
    """The inverse of the questions' `to_json`."""
    return [kinds[row[0]](*row[1:]) for row in cast(list[list[Any]], rows)]


class Shown(Luck[S]):
    """Nature shows what was hidden: her one answer names it, or is the bare `reveal`. After it nothing is taken back."""

    @abstractmethod
    def truth(self, state: S) -> Action:
        """The only answer, as the truth is."""

    def options(self, state: S, seat: Seat) -> list[Action]:
        return [self.truth(state)]

    def chance(self, state: S, rng: Rng) -> Action:
        return self.truth(state)

    def odds(self, state: S) -> list[float]:
        return [1.0]
