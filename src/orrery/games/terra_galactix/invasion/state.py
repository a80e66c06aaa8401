"""The flat truth of L'Invasion: bunkers, lives, dice, who is fired at, and who must regenerate. [TG-5]"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.events import Event
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.values import Json, Seat, ints
from orrery.games.terra_galactix.box.board import (
    BUNKER_AT,
    BUNKER_NAMES,
    BUNKERS,
    COLOURS,
    EARTH,
    INTERSECTIONS,
    NOWHERE,
    SAUCERS,
    base_of,
    colour_of,
    radius_of,
)
from orrery.games.terra_galactix.box.cards import SAUCER, SUPER_NOVA, full_counts
from orrery.games.terra_galactix.box.flight import GONE, NOTHING_CLOSED, POSITIONS
from orrery.games.terra_galactix.box.state import BLANK, BoxState
from orrery.games.terra_galactix.invasion.actions import InvasionActions, Request
from orrery.games.terra_galactix.invasion.events import COVER_LOST, DEFEAT, DESTROYED, EXHAUSTED, LAST_DESTROYED, VICTORY
from orrery.games.terra_galactix.invasion.options import InvasionOptions

HAND_SIZE: Final[i64] = 4

ACT: Final[i64] = 0  # phases of a turn
FIRE: Final[i64] = 1
MOVE: Final[i64] = 2
ATTACK: Final[i64] = 3

UNTOUCHED: Final[i64] = 0  # what becomes of a saucer under fire
TARGET: Final[i64] = 1
SAFE: Final[i64] = 2
DOOMED: Final[i64] = 3
EXPOSED: Final[i64] = 4  # a target whose loss does not wait for the others [TG-8.1]

BARE: Final[i64] = 0  # protection that lasts under continuous fire
SHIELDED: Final[i64] = 1
GIGA_SHIELDED: Final[i64] = 2

FIT: Final[i64] = 0
REGENERATING: Final[i64] = 1
TO_REGENERATE: Final[i64] = 2  # gave during its own turn: regenerates from the end of it on [TG-R23]

WON: Final = "landed"
LOST: Final = "lives"
OUT_OF_TIME: Final = "turn-limit"

NO_MOVES: Final[list[Action]] = []
POWERS: Final = vec[i64]([2**bit for bit in range(60)])


class Invasion(BoxState):
    """One invasion. Lives, hands and regeneration are by base, pips and moves by colour of the active camp."""

    def __init__(self, chosen: InvasionOptions, actions: InvasionActions, camps: list[int], seats: list[int]) -> None:
        super().__init__(actions, camps, seats)
        self.chosen: Final = chosen
        self.acts: Final = actions
        self.bunkers = BLANK
        self.lives = BLANK
        self.regeneration = BLANK
        self.phase: i64 = ACT
        self.shaken = False  # a shock wave has come in this draw phase [TG-5.3]
        self.bound = False  # the saucer under way has taken a road that must end on Earth [TG-R48]
        self.firing: i64 = 0  # radii under fire this turn, as bits
        self.fate = BLANK
        self.cover = BLANK
        self.helped: i64 = 0  # targets for which a shield, then those for which an escape was asked in vain, as bits
        self.refused: i64 = 0  # requests that failed in this phase, as bits
        self.result = ""
        self.moves: list[Action] = NO_MOVES  # found when movement is asked, kept while the mover thinks

    def lay_out(self) -> None:
        super().lay_out()
        self.bunkers = vec[i64]([0] * int(BUNKERS))
        self.lives = vec[i64]([0] * 4)
        self.regeneration = vec[i64]([0] * 4)
        self.fate = vec[i64]([0] * int(SAUCERS))
        self.cover = vec[i64]([0] * int(SAUCERS))

    def set_up(self) -> None:
        """Bunkers at their start, lives laid out, Saucer cards and Super Novas kept apart. [TG-5.1]"""
        self.teams = [0] * (max(self.seats) + 1)
        counts = full_counts()
        counts[SAUCER] = 0
        counts[SUPER_NOVA] = 0
        self.set_up_box(Pool(counts))
        for camp in self.camps:
            self.lives[camp] = self.chosen.lives

    def copy_invasion(self, copy: "Invasion") -> None:
        """Give a fresh state everything that this one knows."""
        self.copy_box(copy)
        copy.bunkers = self.bunkers[:]
        copy.lives = self.lives[:]
        copy.regeneration = self.regeneration[:]
        copy.phase = self.phase
        copy.shaken = self.shaken
        copy.bound = self.bound
        copy.firing = self.firing
        copy.fate = self.fate[:]
        copy.cover = self.cover[:]
        copy.helped = self.helped
        copy.refused = self.refused
        copy.result = self.result
        copy.moves = self.moves

    # What the rules ask of it

    def closed(self) -> vec[u8]:
        """The places where a saucer cannot go: those with another one, unless saucers may be jumped. [TG-R38]"""
        return NOTHING_CLOSED if self.chosen.saute_soucoupes else self.taken

    def admits(self, saucer: i64, node: i64) -> bool:
        return self.chosen.saute_soucoupes or not self.taken[node]

    def landed(self, saucer: i64) -> bool:
        return self.where[saucer] == EARTH

    def missing(self, saucer: i64, colour: i64) -> i64:
        """How many saucers of a colour, of those that land together with this one, are not yet on Earth. [TG-5.7]"""
        missing: i64 = 0
        for base in range(i64(4)):
            place = self.where[base * 2 + colour]
            if place != NOWHERE and place != EARTH:
                missing += 1
        return missing

    def may_land(self, saucer: i64) -> bool:
        """The colour of the first squadron is that of the saucers on Earth; the other waits until it is complete. [TG-R20]"""
        other = 1 - colour_of(saucer)
        missing = self.missing(saucer, other)
        return missing == 0 or missing == self.squadron_size(saucer)

    def squadron_size(self, saucer: i64) -> i64:
        """How many saucers make a squadron: one of each player."""
        return len(self.camps)

    def under_fire(self, node: i64) -> bool:
        """Whether lasers go along the radius of a place now; a bunker that is gone has stopped. [TG-8.1]"""
        if node >= INTERSECTIONS:
            return False
        radius = radius_of(node)
        return bool(self.firing & POWERS[radius]) and self.bunkers[BUNKER_AT[radius]] != GONE

    def fit(self, base: i64) -> bool:
        """Whether a player may use his cards. [TG-5.6]"""
        return self.regeneration[base] == FIT

    def helps(self, helper: i64, base: i64) -> bool:
        """Whether a player can be asked to help another: public knowledge only. [TG-R64]"""
        return helper != base and self.plays(helper) and self.fit(helper) and self.hands[helper].size > 0

    def helpers(self, base: i64) -> i64:
        """How many can be asked to help a player. [TG-R61]"""
        count: i64 = 0
        for helper in range(i64(4)):
            if self.helps(helper, base):
                count += 1
        return count

    def next_helper(self, base: i64, latest: i64) -> i64:
        """Who is asked after the latest one, clockwise from the player in need, or NOWHERE."""
        helper = latest
        while True:
            helper = (helper + 1) % 4
            if helper == base:
                return NOWHERE
            if self.helps(helper, base):
                return helper

    def usable(self, base: i64, kind: i64) -> i64:
        """How many cards of a kind a player may use now."""
        return self.holds(base, kind) if self.fit(base) else 0

    # What a game that adds to L'Invasion does in its own way

    def may_fly(self, saucer: i64) -> bool:
        """Whether a saucer that waits for its move may make it."""
        return True

    def stays(self, saucer: i64) -> None:
        """A saucer that may not fly is passed over. [TG-4.4]"""
        return

    def may_fire_again(self, saucer: i64) -> bool:
        """Whether a saucer may fire at its bunker once more. [TG-R24]"""
        return True

    def fired(self, saucer: i64) -> None:
        """A saucer has fired at its bunker."""
        return

    def completes(self, saucer: i64) -> None:
        """A saucer has completed its squadron on Earth; with the second one all have won, at once. [TG-5.9]"""
        if self.missing(saucer, 1 - colour_of(saucer)) == 0:
            self.tell(VICTORY)
            self.finish(WON)

    def may_ask_for(self, base: i64, kind: i64) -> bool:
        """Whether asking others for a card can make sense to a player; he knows no other hand than his own."""
        return True

    def public_choices(self, question: Question[Any]) -> int:
        """How many answers there are to a question, for all that the others can see. [TG-9]"""
        return len(question.options(self, question.turn(self)))

    def gave(self, giver: i64, kind: i64) -> None:
        """A player has given a card; the answer itself is told."""
        return

    def declined(self, helper: i64) -> None:
        """A player has given nothing; the answer itself is told."""
        return

    def tell_of(self, event: Event, camp: i64) -> None:
        """An event that concerns one camp: its player is named."""
        self.tell(event, self.seat_of(camp))

    def starts_turn(self, camp: i64) -> None:
        """A camp becomes active."""
        raise AssertionError("every game has phases of its own")

    def fulfil(self, request: Request, saucer: i64) -> None:
        """The cards that were asked for have been given."""
        raise AssertionError("every game knows what its requests are for")

    # What the rules do to it

    def put(self, saucer: i64, node: i64) -> None:
        """Whatever takes a saucer off its radius, to a base or to Earth as well, takes it out of its protection. [TG-8.1]"""
        if self.cover[saucer] != BARE and radius_of(self.where[saucer]) != radius_of(node):
            self.uncover(saucer)
        BoxState.put(self, saucer, node)

    def emerge(self, saucer: i64, node: i64) -> None:
        """No protection is taken through hyperspace, not even to the line of fire that was left. [TG-R73]"""
        if self.cover[saucer] != BARE:
            self.uncover(saucer)
        self.put(saucer, node)

    def uncover(self, saucer: i64) -> None:
        """A shield is left behind: it never serves on a second line of fire. [TG-8.1]"""
        self.cover[saucer] = BARE
        self.tell(COVER_LOST, saucer)

    def destroy(self, saucer: i64) -> None:
        """Back to its base; its owner flips a life card. [TG-4.5]"""
        base = base_of(saucer)
        self.send_home(saucer)
        self.fate[saucer] = UNTOUCHED
        self.lives[base] -= 1
        if self.lives[base] > 0:
            self.tell(DESTROYED, saucer, self.seat_of(base), self.lives[base])
        else:
            self.tell(LAST_DESTROYED, saucer, self.seat_of(base))

    def defeated(self) -> bool:
        """Whether somebody has flipped his last life card; then all have lost. [TG-5.9]"""
        for camp in self.camps:
            if self.lives[camp] <= 0:
                self.tell(DEFEAT, self.seat_of(camp))
                self.finish(LOST)
                return True
        return False

    def finish(self, result: str) -> None:
        """Everything pending is dropped."""
        self.result = result
        self.agenda = []
        self.moves = NO_MOVES

    def regenerate(self, giver: i64) -> None:
        """A gift exhausts: at once in another's turn, from the end of the turn on in one's own. [TG-R23]"""
        self.regeneration[giver] = TO_REGENERATE if giver == self.active else REGENERATING
        self.tell_of(EXHAUSTED, giver)

    # What others ask of the state

    def outcome(self) -> Outcome | None:
        if not self.result:
            return None
        won = self.result == WON
        return Outcome([1 if won else 2] * len(self.teams), [float(won)] * len(self.teams), self.result)

    def tells_draw(self, kind: i64) -> bool:
        """A Super Nova is resolved at once, before all eyes. [TG-5.3]"""
        return kind == SUPER_NOVA

    def to_json(self) -> Json:
        return {**self.open_json(), **self.cards_json()}

    def observe(self, seat: Seat) -> Json:
        """All but the cards in other hands and in the pile. [TG-9]"""
        return {**self.open_json(), **self.cards_view(seat)}

    def open_json(self) -> Json:
        return {
            "options": self.chosen.text(),
            **self.box_json(),
            "bunkers": {BUNKER_NAMES[bunker]: POSITIONS[self.bunkers[bunker]] for bunker in range(BUNKERS)},
            "regeneration": [int(self.regeneration[camp]) for camp in self.camps],
            "phase": int(self.phase),
            "acted": int(self.acted),
            "pips": {name: int(self.pips[colour]) for colour, name in enumerate(COLOURS)},
            "moved": {name: int(self.moved[colour]) for colour, name in enumerate(COLOURS)},
            "bound": self.bound,
            "firing": int(self.firing),
            "fate": self.by_camp(self.fate),
            "helped": int(self.helped),
            "refused": int(self.refused),
            "result": self.result,
        }

    def by_camp(self, values: vec[i64]) -> list[list[int]]:
        """A number of each saucer, red and blue of each camp in play."""
        return [[int(values[camp * 2]), int(values[camp * 2 + 1])] for camp in self.camps]

    def by_saucer(self, rows: object) -> vec[i64]:
        """The inverse of `by_camp`."""
        values = vec[i64]([0] * int(SAUCERS))
        for camp, row in zip(self.camps, cast(list[object], rows), strict=True):
            values[camp * 2], values[camp * 2 + 1] = ints(row)
        return values

    def restore(self, data: Json) -> None:
        """The inverse of `to_json`, the agenda excepted."""
        self.load_box(data)
        for bunker in range(BUNKERS):
            self.bunkers[bunker] = POSITIONS.index(cast(dict[str, str], data["bunkers"])[BUNKER_NAMES[bunker]])
        self.fate = self.by_saucer(data["fate"])
        for place, camp in enumerate(self.camps):
            self.regeneration[camp] = ints(data["regeneration"])[place]
        self.phase = cast(int, data["phase"])
        self.acted = cast(int, data["acted"])
        for colour, name in enumerate(COLOURS):
            self.pips[colour] = cast(dict[str, int], data["pips"])[name]
            self.moved[colour] = cast(dict[str, int], data["moved"])[name]
        self.bound = cast(bool, data["bound"])
        self.firing = cast(int, data["firing"])
        self.helped = cast(int, data["helped"])
        self.refused = cast(int, data["refused"])
        self.result = cast(str, data["result"])
