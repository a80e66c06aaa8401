"""Twins: two truths that one onlooker cannot tell apart, and everything by which it might.

Twins are made in two ways. A state and a world that the onlooker imagines there must look the same to it; but if `imagine` did
nothing, such twins would be one. So others are made by play alone, without `imagine`: two games go on from one position, and
whenever somebody answers in the first, the second answers anything of which the onlooker hears the same. These never differ in
what was hidden before they began, nor in what is hidden but changes only before all ears, like a hold; so the first kind is
played on as well.
"""

from collections.abc import Callable
from typing import Final

from orrery.core import NATURE, OVER, Action, ActionTable, Rng, Seat, State, Telling, canonical, name
from orrery.testing.trial import askers, onlookers, pick

BY_VIEW: Final = "by its view"
WHYS: Final = 12  # answers out of the table about which an onlooker asks why they are not open to it
Tell = Callable[
    [State, State, Seat], str
]  # how an onlooker can tell two truths apart, in half a sentence; nothing if it cannot


def by_being_asked(one: State, two: State, seat: Seat) -> str:
    """Whether other seats are asked, or other questions, or the onlooker itself something else."""
    if floor(one) != floor(two):
        return "by who is asked what"
    if seat in one.waiting() and own_decision(one, seat) != own_decision(two, seat):
        return "by its own question"
    return ""


def by_anything(table: ActionTable, rng: Rng) -> Tell:
    """Every way there is: to look, to be asked, to listen, to ask why, and to imagine."""

    def tell(one: State, two: State, seat: Seat) -> str:
        if canonical(one.observe(seat)) != canonical(two.observe(seat)):
            return BY_VIEW
        return (
            by_being_asked(one, two, seat)
            or by_ear(one, two, seat)
            or by_asking_why(one, two, seat, table, rng)
            or by_imagining(one, two, seat, rng)
        )

    return tell


def floor(state: State) -> list[object]:
    """Who is asked, and what: public knowledge at every moment."""
    asked: list[object] = []
    for seat in askers(state):
        decision = state.decision(seat)
        asked.append([seat, decision.camp, decision.ask, decision.rule])
    return [state.turn(), state.waiting(), state.secret(), state.turn_count, state.teams, asked]


def own_decision(state: State, seat: Seat) -> list[object]:
    """All of a seat's own question, down to what it is about and what it offers."""
    decision = state.decision(seat)
    options = [option.text for option in decision.options]
    essential = [option.text for option in state.essential(seat)]
    return [decision.seat, decision.camp, decision.ask, canonical(decision.about), decision.rule, options, essential]


def by_ear(one: State, two: State, seat: Seat) -> str:
    """Whether the same answer sounds different in two truths."""
    for who in askers(one):
        offered = two.options(who)
        for action in one.options(who):
            if action in offered and one.heard(seat, who, action) != two.heard(seat, who, action):
                return f"by what it hears of {name(who)}'s answer {action.text!r}"
    return ""


def by_asking_why(one: State, two: State, seat: Seat, table: ActionTable, rng: Rng) -> str:
    """Whether two truths give different reasons for which something is not open to the onlooker."""
    if seat < 0:
        return ""
    own = one.options(seat) if seat in one.waiting() else []
    for _ in range(WHYS):
        action = pick(table.actions, rng)
        if action not in own and one.why(seat, action) != two.why(seat, action):
            return f"by asking why it cannot {action.text!r}"
    return ""


def by_imagining(one: State, two: State, seat: Seat, rng: Rng) -> str:
    """Whether one generator deals different worlds in two truths: then the truth shows through."""
    seed = int(rng.word())
    first, second = one.imagine(seat, Rng(seed)), two.imagine(seat, Rng(seed))
    if canonical(first.to_json()) != canonical(second.to_json()) or first.key() != second.key():
        return "by what it imagines"
    return ""


def part(state: State, seat: Seat, rng: Rng, steps: int, tell: Tell) -> str:
    """Play two games from one position that the onlooker hears alike, and say how it could tell them apart, if it can.

    Only Nature may show what was hidden, by one and the same answer, or the end of the game, and only to the eye; by the only
    answer that she has (`* reveal`) to the ear, too. A player who could uncover something by an answer of his own could take
    that answer back.
    """
    return played_apart(state, state.clone(), seat, rng, steps, tell, strictly=True)


def part_from(state: State, world: State, seat: Seat, rng: Rng, steps: int, tell: Tell) -> str:
    """Play on in the truth and in a world that the onlooker imagines there, and say how it could tell them apart, if it can.

    Here a player's answer may show what he knew and others did not, as when a cargo is stored. But where the views stay the
    same nothing has been shown, and then nothing may be heard.
    """
    return played_apart(state, world, seat, rng, steps, tell, strictly=False)


def played_apart(one: State, two: State, seat: Seat, rng: Rng, steps: int, tell: Tell, *, strictly: bool) -> str:
    """Play on in two truths that the onlooker hears alike. Strictly, only Nature and the end of a game show what is hidden."""
    for _ in range(steps):
        seats = askers(one)
        if not seats:
            return ""
        who = seats[rng.below(len(seats))]
        action = one.chance(rng) if who == NATURE else pick(one.options(who), rng)
        reveals = who == NATURE and len(one.options(NATURE)) == 1
        after = one.clone()
        told = apply_and_listen(after, who, action, seat)
        echo = answer_alike(two, who, one.heard(seat, who, action), seat, after, rng)
        if echo is None:
            return ""
        one, (text, two, echoed) = after, echo
        shown = not strictly or (who == NATURE and action.text == text) or OVER in (one.turn(), two.turn())
        if shown and canonical(one.observe(seat)) != canonical(two.observe(seat)):
            return ""  # what was hidden is now before all eyes: from here on these are two games
        if reveals and told != echoed:
            return ""  # likewise, though nothing of it is left on the table
        way = "by what it hears happen" if told != echoed else tell(one, two, seat)
        if way:
            return f"{way} after {name(who)} answers {action.text!r} or {text!r}"
    return ""


def apply_and_listen(state: State, who: Seat, action: Action, listener: Seat) -> list[str]:
    """Apply an answer; the events that the listener hears of it."""
    told: list[Telling] = []
    state.told = told
    state.apply(who, action)
    state.told = None
    return [event.heard(listener) for event in told]


def answer_alike(
    state: State, who: Seat, heard: str, seat: Seat, other: State, rng: Rng
) -> tuple[str, State, list[str]] | None:
    """What the other twin may answer: anything of which the onlooker hears the same.

    Its text, the state after it, and the events that the onlooker hears of it.

    That a seat has sealed its picks is public, so a secret answer must also leave the same seats choosing.
    """
    alike = [option for option in state.options(who) if state.heard(seat, who, option) == heard]
    while alike:
        action = alike.pop(rng.below(len(alike)))
        after = state.clone()
        told = apply_and_listen(after, who, action, seat)
        if not state.secret() or after.waiting() == other.waiting():
            return action.text, after, told
    return None


def overheard(state: State, who: Seat, action: Action, other: Action) -> str:
    """Who hears two answers apart that look the same to it afterwards, while somebody else sees a difference: a secret told."""
    seats = onlookers(len(state.teams))
    one, two = state.clone(), state.clone()
    one.apply(who, action)
    two.apply(who, other)
    alike = [seat for seat in seats if canonical(one.observe(seat)) == canonical(two.observe(seat))]
    if len(alike) == len(seats) or floor(one) != floor(two):
        return ""
    for seat in alike:
        if state.heard(seat, who, action) != state.heard(seat, who, other):
            return f"{name(seat)} hears {action.text!r} and {other.text!r} apart, though only others see the difference"
    return ""
