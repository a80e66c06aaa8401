"""Checked play: everything that comes from outside goes through here."""

from orrery.core.actions import Action
from orrery.core.errors import Refusal
from orrery.core.protocol import Decision, State
from orrery.core.values import NATURE, OVER, Seat, name


def must_be_asked(state: State, seat: Seat) -> None:
    """Raise a Refusal that says who is awaited, unless that seat owes an answer."""
    turn = state.turn()
    if turn == OVER:
        raise Refusal(f"{name(seat)} is not asked anything; the game is over")
    if seat != turn and seat not in state.waiting():
        raise Refusal(f"{name(seat)} is not asked anything; waiting for {awaited(state)}")


def asked(state: State, seat: Seat) -> Decision:
    """The seat's question, or a refusal that says who is awaited."""
    must_be_asked(state, seat)
    return state.decision(seat)


def awaited(state: State) -> str:
    """Who owes an answer, and to what.

    The log and refusals read alike: "P1 (move), P2 (move)".
    """
    seats = state.waiting() or [NATURE]
    return ", ".join(f"{name(seat)} ({state.decision(seat).ask})" for seat in seats)


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise a Refusal that explains itself unless that seat may give that answer now."""
    decision = asked(state, seat)
    if action not in decision.options:
        some = ", ".join(option.text for option in decision.options[:6])
        more = ", …" if len(decision.options) > 6 else ""
        raise Refusal(
            f"{name(seat)} cannot answer {action.text!r} to {decision.ask!r} (rule {decision.rule}); legal: {some}{more}"
        )


def play(state: State, seat: Seat, action: Action) -> None:
    """Apply an action that comes from outside, or raise a Refusal; the state is then unchanged."""
    check(state, seat, action)
    state.apply(seat, action)
