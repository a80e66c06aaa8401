"""Games played at random and remembered: what the laws are held against."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final

from orrery.core import (
    GALLERY,
    NATURE,
    OVER,
    Action,
    Game,
    Line,
    Options,
    OrreryError,
    Record,
    Rng,
    Seat,
    State,
    canonical,
    fingerprint,
    name,
)
from orrery.core.record import result_of
from orrery.testing.openings import Opening

CLOSELY: Final = 60  # answers of a trial after each of which the fingerprint is taken,
LOOSELY: Final = 20  # and from then on after one of so many
SHORT: Final = 20  # answers of a trial that begins from an opening: later positions are such as random play meets


class LawError(AssertionError):
    """A law that does not hold, with all that is needed to see it again."""


class Position:
    """A state on the way of a trial, and where that was.

    `build` makes it again, from the start and without `clone`: what a clone forgets would otherwise be forgotten in both.
    """

    def __init__(self, build: Callable[[], State], where: str) -> None:
        self.build: Final = build
        self.where: Final = where
        self.state: Final = build()  # never played on


class Trial:
    """One game played at random: its answers, its fingerprints, and some of the positions that it passed.

    The first and the last position are kept, `keep` between them, and for each of these one that somebody imagines there: an
    imagined world is a state like any other, and the same laws hold in it. Of several seats asked together any may answer
    first, and one answer in four is taken from all options rather than from the essential ones.

    It begins as the game does, or from an opening. Then it has no record, for a record begins as the game does, and laws 1 and
    13 say nothing about it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        seed: int,
        *,
        limit: int = 0,
        keep: int = 3,
        opening: Opening | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.opening: Final = opening
        self.answers: list[tuple[Seat, Action]] = []
        self.marks: dict[int, str] = {}  # fingerprints, by the number of answers given
        self.keep: Final = keep
        self.last: Final = self.play(limit or game.longest)

    @cached_property
    def positions(self) -> list[Position]:
        """Made when first asked for: law 1, that they can be, does without them."""
        count, rng = len(self.answers), self.rng(0)
        between = sorted(1 + int(rng.below(count)) for _ in range(self.keep)) if count else []
        visited = [self.position(place) for place in [0, *between, count]]
        return visited + [self.imagined(place, number) for number, place in enumerate(between)]

    def rng(self, purpose: int) -> Rng:
        """A generator of its own for each purpose, the same in every run."""
        return Rng(self.seed, 1000 + purpose)

    def begin(self) -> State:
        """A fresh state before the first answer."""
        if self.opening:
            return self.game.load(self.opening.position)
        return self.game.start(self.seats, self.options)

    def play(self, limit: int) -> State:
        """Answer at random, to the end or the limit."""
        rng, state = Rng(self.seed), self.begin()
        while len(self.answers) < limit and state.turn() != OVER:
            self.answers.append(answer(state, rng))
            count = len(self.answers)
            if count <= CLOSELY or count % LOOSELY == 0:
                self.marks[count] = fingerprint(state)
        self.marks[len(self.answers)] = fingerprint(state)
        return state

    def state_after(self, count: int) -> State:
        """The state after so many answers, made of nothing but these."""
        state = self.begin()
        for seat, action in self.answers[:count]:
            state.apply(seat, action)
        return state

    def position(self, count: int) -> Position:
        return Position(lambda: self.state_after(count), f"after {count} answers")

    def imagined(self, count: int, number: int) -> Position:
        """The same position as one of the onlookers imagines it."""
        seat = onlookers(self.seats)[(self.seed + number) % (self.seats + 1)]
        where = f"after {count} answers, as {name(seat)} imagines it"
        return Position(lambda: self.state_after(count).imagine(seat, self.rng(100 + number)), where)

    def record(self) -> Record:
        """The game as a file keeps it."""
        assert not self.opening, "a record begins as the game does, not from an opening"
        headers = {
            "Game": self.game.name,
            "Rules": str(self.game.version),
            "Seats": ", ".join(name(seat) for seat in range(self.seats)),
            "Options": self.options.text(),
            "Result": result_of(self.last),
        }
        lines = [
            Line(seat, action.text, "", self.marks.get(count, "")) for count, (seat, action) in enumerate(self.answers, start=1)
        ]
        return Record(headers, lines)

    def broken(self, law: int, sentence: str, position: Position | None = None) -> LawError:
        """What to raise: which law, what is wrong, and how to play the same trial again."""
        where = f", from {self.opening.name!r}" if self.opening else ""
        where += f", {position.where}" if position else ""
        return LawError(
            f"law {law} does not hold: {sentence} "
            f"({self.game.name}, {self.seats} seats, options {self.options.text()!r}, seed {self.seed}{where})"
        )


def onlookers(seats: int) -> list[Seat]:
    """Everybody who looks at a game: its seats, and the gallery."""
    return [*range(seats), GALLERY]


def askers(state: State) -> list[Seat]:
    """Everybody who owes an answer, Nature included; nobody when the game is over."""
    if state.turn() == OVER:
        return []
    return state.waiting() or [NATURE]


def pick(options: list[Action], rng: Rng) -> Action:
    return options[rng.below(len(options))]


def answer(state: State, rng: Rng) -> tuple[Seat, Action]:
    """Let somebody who is asked answer at random; who and what it was."""
    seats = askers(state)
    seat = seats[rng.below(len(seats))]
    if seat == NATURE:
        action = state.chance(rng)
    else:
        action = pick(state.options(seat) if rng.below(4) == 0 else state.essential(seat), rng)
    state.apply(seat, action)
    return seat, action


def answer_on(state: State, rng: Rng, count: int) -> list[tuple[Seat, Action]]:
    """Play so many answers at random, or to the end."""
    given: list[tuple[Seat, Action]] = []
    while len(given) < count and state.turn() != OVER:
        given.append(answer(state, rng))
    return given


def portrait(state: State) -> str:
    """All that can be asked of a state, in one text: equal states, equal portraits."""
    outcome = state.outcome()
    asked: list[object] = []
    for seat in askers(state):
        decision = state.decision(seat)
        options = [option.text for option in decision.options]
        essential = [option.text for option in state.essential(seat)] if seat != NATURE else state.odds()
        asked.append([seat, decision.camp, decision.ask, decision.about, decision.rule, options, essential])
    return canonical(
        {
            "state": state.to_json(),
            "key": state.key(),
            "floor": [state.turn(), state.waiting(), state.secret(), state.turn_count, state.teams],
            "views": [state.observe(seat) for seat in onlookers(len(state.teams))],
            "asked": asked,
            "outcome": [outcome.ranks, outcome.scores, outcome.reason] if outcome else None,
        }
    )


def settings(game: Game, rng: Rng, combinations: int = 30) -> list[tuple[int, Options]]:
    """Ways to sit down: every number of seats as printed, each option's value alone, and random combinations of values.

    The combinations are all different as far as there are so many; then some come twice. A number of seats and options that the
    game refuses together is no way to sit down; each value must have one, though.
    """
    found = [(seats, game.printed) for seats in game.seats]
    for choice in game.printed.choices:
        for value in choice.values[1:]:
            alone = [(seats, sit_down(game, seats, f"{choice.name}={value}")) for seats in game.seats]
            allowed = [(seats, options) for seats, options in alone if options]
            assert allowed, f"no number of seats can play {game.name} with {choice.name}={value}"
            found.append(allowed[len(found) % len(allowed)])
    wanted, known = len(found) + combinations, {(seats, options.text()) for seats, options in found}
    for _ in range(combinations * 20):
        text = " ".join(f"{choice.name}={choice.values[rng.below(len(choice.values))]}" for choice in game.printed.choices)
        seats = game.seats[rng.below(len(game.seats))]
        together = sit_down(game, seats, text)
        if together and (seats, together.text()) not in known and len(found) < wanted:
            known.add((seats, together.text()))
            found.append((seats, together))
    return [found[number % len(found)] for number in range(wanted)]


def sit_down(game: Game, seats: int, text: str) -> Options | None:
    """The options that read so, if the game can be started with them; if not, it tells the players why."""
    try:
        options = game.options(text)
        game.start(seats, options)
    except OrreryError:
        return None
    return options


def trials(game: Game, seed: int = 1, *, combinations: int = 30, limit: int = 0, keep: int = 3) -> Iterator[Trial]:
    """One random game for every way to sit down, one after the other."""
    for number, (seats, options) in enumerate(settings(game, Rng(seed), combinations)):
        yield Trial(game, seats, options, seed * 1000 + number, limit=limit, keep=keep)


def trials_from(game: Game, openings: Iterable[Opening], seed: int = 1, *, each: int = 5, keep: int = 1) -> Iterator[Trial]:
    """Some short random games from every opening."""
    for number, opening in enumerate(openings):
        seats, options = len(game.load(opening.position).teams), game.options(opening.options())
        for again in range(each):
            yield Trial(game, seats, options, seed * 1000 + number * each + again, limit=SHORT, keep=keep, opening=opening)
