"""Law 15: what learners read is well formed, and gives nothing away."""

from typing import Final

from orrery.core import Encoder, Game, Refusal, Rng, Seat, State, name
from orrery.testing.trial import Trial, pick, portrait
from orrery.testing.twins import Tell, part

AHEAD: Final = 10  # answers of the two games that are heard alike
PAIRS: Final = 4  # pairs of picks that are tried under a seal


def malformed(encoder: Encoder, entries: list[tuple[int, float]]) -> str:
    """What is wrong with a row of numbers by itself; nothing if all is well."""
    if len(entries) != len({place for place, _ in entries}):
        twice = next(place for place, _ in entries if [at for at, _ in entries].count(place) > 1)
        return f"{name_of(encoder, twice)} is written twice"
    for place, value in entries:
        if not 0 <= place < encoder.size:
            return f"place {place} is written, of {encoder.size} numbers"
        if not -1.0 <= value <= 1.0:
            return f"{encoder.names[place]!r} is {value}, not between -1 and 1"
    return ""


def name_of(encoder: Encoder, place: int) -> str:
    return repr(encoder.names[place]) if 0 <= place < encoder.size else f"place {place}"


def difference(encoder: Encoder, one: State, two: State, seat: Seat) -> str:
    """The first number that differs between two states, or nothing."""
    first, second = dict(encoder.entries(one, seat)), dict(encoder.entries(two, seat))
    for place in sorted({*first, *second}):
        if first.get(place, 0.0) != second.get(place, 0.0):
            return name_of(encoder, place)
    return ""


def by_encoding(encoder: Encoder) -> Tell:
    """How an onlooker could tell two truths apart: by the numbers that a learner in its place is given."""

    def tell(one: State, two: State, seat: Seat) -> str:
        number = difference(encoder, one, two, seat)
        return f"by the number {number}" if number else ""

    return tell


def slip_of_picks(encoder: Encoder, state: State, seat: Seat, rng: Rng) -> str:
    """The number outside the block of picks that tells what the seat has picked under seal, or nothing."""
    options = state.options(seat)
    for _ in range(PAIRS):
        one, two = state.clone(), state.clone()
        one.apply(seat, pick(options, rng))
        two.apply(seat, pick(options, rng))
        if one.waiting() == two.waiting() and one.secret() and two.secret():
            number = difference(encoder, one, two, seat)
            if number:
                return number
    return ""


def law_15_encodings(trial: Trial) -> None:
    """Twins encode alike: the numbers that a learner reads depend on its seat's view alone.

    They have different names, lie between −1 and 1, and are written once each; without the block of picks, nothing tells what
    a seat has picked under seal; and reading a state does not change it.
    """
    encoder, blind = made(trial, True), made(trial, False)
    rng = trial.rng(15)
    if len(set(encoder.names)) != encoder.size or blind.names != encoder.names[: blind.size]:
        raise trial.broken(15, "two numbers have one name, or leaving out the picks changes other names")
    for number, position in enumerate(trial.positions):
        state = position.state
        before = portrait(state)
        for seat in range(trial.seats):
            fault = malformed(encoder, encoder.entries(state, seat))
            if fault:
                raise trial.broken(15, f"{fault}, encoded for {name(seat)}", position)
            told = difference(encoder, state, state.imagine(seat, rng), seat)
            if told:
                raise trial.broken(15, f"{name(seat)} can tell the truth from an imagined world by the number {told}", position)
        if portrait(state) != before:
            raise trial.broken(15, "encoding a state changes it", position)
        if state.secret():
            for seat in state.waiting():
                slip = slip_of_picks(blind, state, seat, rng)
                if slip:
                    raise trial.broken(15, f"{slip} tells what {name(seat)} has picked, outside the block of picks", position)
        seat = (trial.seed + number) % trial.seats
        way = part(state, seat, rng, AHEAD, by_encoding(encoder))
        if way:
            raise trial.broken(15, f"{name(seat)} can tell two games apart that it hears alike, {way}", position)


def made(trial: Trial, picks: bool) -> Encoder:
    game: Game = trial.game
    try:
        return game.encoder(trial.seats, picks)
    except Refusal as refusal:
        raise trial.broken(15, str(refusal)) from None
