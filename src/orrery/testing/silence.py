"""Law 14: whatever changes on the table is told to everybody who looks at it."""

from typing import Final

from orrery.core import GALLERY, NATURE, OVER, Action, Game, Json, Seat, State, Telling, canonical
from orrery.testing.trial import Trial

EVERYBODY: Final = -1


class Hearsay:
    """What the gallery has been told since it last compared: the keys of its view that may have changed, and whose."""

    def __init__(self) -> None:
        self.known: set[tuple[str, Seat]] = set()

    def hear_answer(self, seat: Seat, keys: list[str]) -> None:
        for key in keys:
            self.known.add((key, EVERYBODY if seat == NATURE else seat))

    def hear_event(self, event: Telling) -> None:
        for key in event.event.shows:
            self.known.update((key, seat) for seat in event.seats() or [EVERYBODY])

    def accounts_for(self, key: str, seat: Seat) -> bool:
        """Whether a change of a key was told; of a list with one entry per seat, whether that seat was named, too.

        Of `empires.hand` both `hand` and `empires` give account.
        """
        parts = key.split(".")
        if seat != EVERYBODY:
            return any((part, whose) in self.known for part in parts for whose in (seat, EVERYBODY))
        return any(told in parts for told, _ in self.known)


def changes(before: Json, after: Json, seats: int) -> list[tuple[str, Seat]]:
    """The keys of a view that have changed; of a list with one entry per seat, whose entry it was, and what of it."""
    found: list[tuple[str, Seat]] = []
    for key in after:
        old, new = before.get(key), after[key]
        if canonical({"": old}) == canonical({"": new}):
            continue
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new) == seats:
            for seat in range(seats):
                found += [(inner, seat) for inner in changed_within(key, old[seat], new[seat])]
        else:
            found.append((key, EVERYBODY))
    return found


def changed_within(key: str, old: object, new: object) -> list[str]:
    """What has changed of one seat's entry: the entry, or if it has keys of its own, those."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [f"{key}.{inner}" for inner in new if canonical({"": old.get(inner)}) != canonical({"": new[inner]})]
    return [key] if canonical({"": old}) != canonical({"": new}) else []


def silences(game: Game, state: State, answers: list[tuple[Seat, Action]]) -> list[str]:
    """Play these answers, and say what the gallery saw change without being told, one half sentence each.

    It compares whenever a player is asked: what Nature does in several answers may be told in one line.
    """
    view, hearsay, seats = state.observe(GALLERY), Hearsay(), len(state.teams)
    for place, (seat, action) in enumerate(answers, start=1):
        keys, sealed = state.shows(), state.secret() and seat != NATURE
        told: list[Telling] = []
        state.told = told
        state.apply(seat, action)
        state.told = None
        if not sealed:
            hearsay.hear_answer(seat, keys)
        for event in told:
            hearsay.hear_event(event)
            if event.event not in game.events:
                return [f"{event.text()!r} is told, which is not among the game's events"]
        if state.turn() == NATURE:
            continue
        seen = state.observe(GALLERY)
        mute = [
            f"{key!r}{'' if whose == EVERYBODY else f' of P{whose + 1}'} changed in silence by answer {place}, {action.text!r}"
            for key, whose in changes(view, seen, seats)
            if not set(key.split(".")) & set(game.quiet) and not hearsay.accounts_for(key, whose)
        ]
        if mute:
            return mute
        view, hearsay = seen, Hearsay()
        if state.turn() == OVER:
            break
    return []


def law_14_nothing_in_silence(trial: Trial) -> None:
    """Whenever what the gallery sees has changed, a line told to the gallery since then accounts for it."""
    for silence in silences(trial.game, trial.begin(), trial.answers):
        raise trial.broken(14, silence)
