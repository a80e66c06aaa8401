"""The fifteen laws, stated once. Each takes a trial, a game played at random, and raises a `LawError` if it does not hold."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from orrery.core import (
    LANGUAGES,
    NATURE,
    OVER,
    Action,
    OrreryError,
    Replay,
    Rng,
    Seat,
    State,
    Trace,
    canonical,
    name,
    random_playout,
    read_record,
)
from orrery.core.referee import play
from orrery.testing.builds import interpret, marked
from orrery.testing.encodings import law_15_encodings
from orrery.testing.legality import refusals, wrong_offers
from orrery.testing.pictures import faults, ground
from orrery.testing.silence import law_14_nothing_in_silence
from orrery.testing.trial import Trial, answer_on, askers, onlookers, pick, portrait
from orrery.testing.twins import Tell, by_anything, by_being_asked, overheard, part, part_from

AHEAD: Final = 10  # answers played on from a position, to see what comes of it
SOON: Final = 5  # answers played on in the truth and in a world that somebody imagines there
LONG: Final = 40  # answers of the two games that begin together and are heard alike


def law_1_replay(trial: Trial) -> None:
    """Replaying a record gives the same state, line by line."""
    text = trial.record().write()
    record = read_record(text)
    if record.write() != text:
        raise trial.broken(1, "a record that is read and written again reads differently")
    try:
        state = Replay(trial.game, record).finish()
    except OrreryError as problem:
        raise trial.broken(1, str(problem)) from None
    if portrait(state) != portrait(trial.last):
        raise trial.broken(1, "the record ends in another state than the game")


def law_2_clones(trial: Trial) -> None:
    """A clone equals its original, and no later action on one changes the other, nor what was said of it before."""
    rng = trial.rng(2)
    for position in trial.positions:
        one = position.build()
        two = one.clone()
        before = portrait(one)
        if portrait(two) != before:
            raise trial.broken(2, "a clone differs from its original", position)
        said = [one.to_json(), *(one.observe(seat) for seat in onlookers(trial.seats))]
        texts = [canonical(data) for data in said]
        given = answer_on(two, rng, AHEAD)
        if portrait(one) != before:
            raise trial.broken(2, "playing on a clone changes its original", position)
        if not follows(one, given) or portrait(one) != portrait(two):
            raise trial.broken(2, "the same answers lead a clone elsewhere than its original", position)
        if [canonical(data) for data in said] != texts:
            raise trial.broken(2, "JSON taken from a state changes when the game goes on", position)
        after = portrait(two)
        answer_on(one, rng, AHEAD)
        if portrait(two) != after:
            raise trial.broken(2, "playing on the original changes its clone", position)


def follows(state: State, given: list[tuple[Seat, Action]]) -> bool:
    """Whether a state can go the way that another went; it has then gone it."""
    try:
        for seat, action in given:
            play(state, seat, action)
    except Exception:
        return False
    return True


def law_3_json(trial: Trial) -> None:
    """`load(state.to_json())` equals the state, through real JSON text."""
    rng = trial.rng(3)
    for position in trial.positions:
        state = position.state
        loaded = trial.game.load(json.loads(json.dumps(state.to_json(), allow_nan=False)))
        if portrait(loaded) != portrait(state):
            raise trial.broken(3, "a state that was saved and loaded is another", position)
        for seat in askers(state):
            if not all(a is b for a, b in zip(state.options(seat), loaded.options(seat), strict=True)):
                raise trial.broken(3, "a loaded state offers actions that are not the table's", position)
        original = position.build()
        given = answer_on(original, rng, AHEAD)
        if not follows(loaded, given) or portrait(loaded) != portrait(original):
            raise trial.broken(3, "the same answers lead a loaded state elsewhere", position)


def law_4_notation(trial: Trial) -> None:
    """`table.parse(action.text) is action`, and all texts of a table are different."""
    table = trial.game.table
    if len({action.text for action in table.actions}) < len(table):
        raise trial.broken(4, "two actions of the table read the same")
    for index, action in enumerate(table.actions):
        if action.index != index or table[index] is not action:
            raise trial.broken(4, f"{action.text!r} stands elsewhere in the table than its index says")
        if table.by_text.get(action.text) is not action or " ".join(action.text.split()) != action.text:
            raise trial.broken(4, f"{action.text!r} is not what reading it gives")
        if ";" in action.text or action.text in ("?", ""):
            raise trial.broken(4, f"{action.text!r} cannot stand in a record")
    for seat, action in trial.answers:
        if not 0 <= action.index < len(table) or table[action.index] is not action:
            raise trial.broken(4, f"{name(seat)} was offered {action.text!r}, which is not in the table")


def law_5_options(trial: Trial) -> None:
    """Every option can be applied; the referee refuses everything else without changing the state, and there is a reason."""
    reasons: set[str] = set()
    rng = trial.rng(5)
    for position in trial.positions:
        state = position.state
        before = portrait(state)
        for seat in askers(state):
            for fault in wrong_offers(state, seat, rng):
                raise trial.broken(5, fault, position)
        for seat in [NATURE, *range(trial.seats)]:
            for reason, fault in refusals(state, seat, trial.game.table, rng):
                if fault:
                    raise trial.broken(5, fault, position)
                reasons.add(reason)
        if portrait(state) != before:
            raise trial.broken(5, "refusing, or offering, changes the state", position)
    missing = [f"{key} ({lang})" for lang in LANGUAGES for key in reasons if not trial.game.words.into(lang).has(key)]
    if missing:
        raise trial.broken(5, f"the words have no reason for {', '.join(sorted(missing))}")


def law_6_floor(trial: Trial) -> None:
    """At most one decision per seat, and none while Nature is asked; none is left when there is an outcome, and only then.

    Several seats are asked together only in secret.
    """
    for position in trial.positions:
        state = position.state
        turn, waiting = state.turn(), state.waiting()
        if (turn == OVER) != (state.outcome() is not None):
            raise trial.broken(6, "the game is over without an outcome, or goes on with one", position)
        if turn in (NATURE, OVER):
            fair = not waiting
        else:
            fair = waiting[:1] == [turn] and waiting == sorted(set(waiting) & set(range(trial.seats)))
        if not fair:
            raise trial.broken(6, f"it is for {name(turn)} to answer, but {waiting} are asked", position)
        if len(waiting) > 1 and not state.secret():
            raise trial.broken(6, "several seats are asked together, but not in secret", position)
        for seat in askers(state):
            decision = state.decision(seat)
            if decision.seat != seat or not (decision.ask and decision.rule and decision.camp):
                raise trial.broken(6, f"the question to {name(seat)} does not say whose or what it is", position)
            if decision.options != state.options(seat):
                raise trial.broken(6, f"the question to {name(seat)} offers something else than the rules", position)


def law_7_imagining(trial: Trial) -> None:
    """`imagine(seat, rng).observe(seat)` equals `observe(seat)`, for every seat and for the gallery."""
    rng = trial.rng(7)
    for position in trial.positions:
        state = position.state
        before = portrait(state)
        for seat in onlookers(trial.seats):
            world = state.imagine(seat, rng)
            if canonical(world.observe(seat)) != canonical(state.observe(seat)):
                raise trial.broken(7, f"{name(seat)} imagines a world that looks different to it", position)
            try:
                answer_on(world, rng, AHEAD)
            except Exception as problem:
                raise trial.broken(7, f"{name(seat)} imagines a world that cannot go on: {problem!r}", position) from problem
        if portrait(state) != before:
            raise trial.broken(7, "imagining, or playing in an imagined world, changes the truth", position)


def law_8_being_asked(trial: Trial) -> None:
    """In an imagined world the same seats are asked the same questions: being asked gives nothing away."""
    rng = trial.rng(8)
    for number, position in enumerate(trial.positions):
        state = position.state
        for seat in onlookers(trial.seats):
            way = by_being_asked(state, state.imagine(seat, rng), seat)
            if way:
                raise trial.broken(8, f"{name(seat)} can tell the truth from a world that it imagines, {way}", position)
        two_histories(trial, 8, number, rng, by_being_asked)


def law_9_secrets(trial: Trial) -> None:
    """A view does not change when only what is hidden from its seat changes; nor what is heard, nor what `imagine` deals."""
    rng = trial.rng(9)
    tell = by_anything(trial.game.table, rng)
    for number, position in enumerate(trial.positions):
        state = position.state
        for seat in onlookers(trial.seats):
            world = state.imagine(seat, rng)
            way = tell(state, world, seat) or part_from(state, world, seat, rng, SOON, tell)
            if way:
                raise trial.broken(9, f"{name(seat)} can tell the truth from a world that it imagines, {way}", position)
        for seat in askers(state):
            options = state.options(seat)
            if any(state.heard(seat, seat, own) != own.text for own in options if seat != NATURE):
                raise trial.broken(9, f"{name(seat)} does not hear its own answer", position)
            way = overheard(state, seat, pick(options, rng), pick(options, rng))
            if way:
                raise trial.broken(9, way, position)
        two_histories(trial, 9, number, rng, tell)


def two_histories(trial: Trial, law: int, number: int, rng: Rng, tell: Tell) -> None:
    """Play on twice from a position, so that one onlooker hears the same; it must not be able to tell which is which."""
    position = trial.positions[number]
    seat = onlookers(trial.seats)[(trial.seed + number) % (trial.seats + 1)]
    way = part(position.state, seat, rng, AHEAD if number else LONG, tell)
    if way:
        raise trial.broken(law, f"{name(seat)} can tell two games apart that it hears alike, {way}", position)


def law_10_ranks(trial: Trial) -> None:
    """Teammates share their rank; ranks and scores have one entry per seat."""
    for position in trial.positions:
        outcome, teams = position.state.outcome(), position.state.teams
        if len(teams) != trial.seats or teams != trial.positions[0].state.teams:
            raise trial.broken(10, "the teams change, or are not the seats'", position)
        if outcome is None:
            continue
        ranks = outcome.ranks
        if len(ranks) != trial.seats or len(outcome.scores) != trial.seats or not outcome.reason:
            raise trial.broken(10, "the outcome has not one rank and one score per seat, or no reason", position)
        if len(set(zip(teams, ranks, strict=True))) != len(set(teams)):
            raise trial.broken(10, f"teammates have different ranks: teams {teams}, ranks {ranks}", position)
        lost_together = len(set(teams)) == 1 and set(ranks) == {2}
        if min(ranks) != 1 and not lost_together:
            raise trial.broken(10, f"nobody is first: ranks {ranks}", position)


def law_11_ending(trial: Trial) -> None:
    """Random play (over `essential`) ends within `longest` answers."""
    state, trace = trial.begin(), Trace()
    random_playout(state, trial.rng(11), trial.game.longest, trace)
    if state.turn() != OVER:
        raise trial.broken(11, f"random play is not over after {trace.answers} answers")


def law_12_pictures(trial: Trial) -> None:
    """Every view has a scene, every option of its decision is an action of that scene, and drawing twice gives the same."""
    for lang in LANGUAGES:
        words = trial.game.words.into(lang)
        grounds = {seat: ground(trial.game, trial.positions[0].state, seat, words) for seat in onlookers(trial.seats)}
        for position in trial.positions:
            for seat in onlookers(trial.seats):
                for fault in faults(trial.game, position.state, seat, words, grounds[seat]):
                    raise trial.broken(12, f"{fault} in what {name(seat)} sees", position)


def law_13_two_builds(*trials: Trial, maker: str = "orrery:game") -> None:
    """Compiled and interpreted, the same records give the same fingerprints at every line.

    Many trials are best given together: they share one process, where `maker`, as `module:function`, gives a game by its name.
    """
    records = [marked(trial.game, trial.record()) for trial in trials]
    for trial, problem in zip(trials, interpret(records, maker), strict=True):
        if problem:
            raise trial.broken(13, problem)


LAWS: Final[Sequence[Callable[[Trial], None]]] = (
    law_1_replay,
    law_2_clones,
    law_3_json,
    law_4_notation,
    law_5_options,
    law_6_floor,
    law_7_imagining,
    law_8_being_asked,
    law_9_secrets,
    law_10_ranks,
    law_11_ending,
    law_12_pictures,
    law_13_two_builds,
    law_14_nothing_in_silence,
    law_15_encodings,
)
