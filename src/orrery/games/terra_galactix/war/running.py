"""La Guerre Galactique in motion: the state with its course, as others see and imagine it. [TG-6.2] [TG-9]"""

from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.hashing import agenda_hash, mixed, text_hash
from orrery.core.pool import empty_pool
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat, ints, texts
from orrery.games.terra_galactix.box.board import (
    BASES,
    COLOURS,
    INTERSECTIONS,
    NOWHERE,
    NUMBER_OF,
    PLACES,
    SAUCER_NAMES,
    SAUCERS,
)
from orrery.games.terra_galactix.box.cards import KINDS
from orrery.games.terra_galactix.box.events import STAR_REFUSED
from orrery.games.terra_galactix.box.luck import Travelling
from orrery.games.terra_galactix.war import refusals
from orrery.games.terra_galactix.war.events import DOCKED, STAR_OVERFULL
from orrery.games.terra_galactix.war.flying import FLYING
from orrery.games.terra_galactix.war.galactix import COLLECTING
from orrery.games.terra_galactix.war.state import HOLD, STAR_BIT, War
from orrery.games.terra_galactix.war.turn import deal, dice_rolled


class RunningWar(War):
    """A war that knows what follows from draws, dice and trips."""

    game_name: ClassVar[str] = "terra-galactix-war"

    def clone(self) -> "RunningWar":
        copy = RunningWar(self.chosen, self.acts, self.camps, self.seats)
        self.copy_war(copy)
        return copy

    def begins(self, camp: i64) -> None:
        deal(self, camp)

    def rolled(self) -> None:
        dice_rolled(self)

    def reason(self, ask: str, asked: i64, seat: Seat, action: Action) -> str:
        return refusals.reason(self, ask, asked, seat, action)

    def refuse_star(self, saucer: i64, card: i64, node: i64) -> None:
        """Occupied, left or used by this very trip, or with too many Galactix for the hold. [TG-R16]"""
        overfull = not self.taken[node] and not self.avoided & STAR_BIT[node]
        self.tell(STAR_OVERFULL if overfull else STAR_REFUSED, card, node)

    def came_out(self, saucer: i64) -> None:
        """On top of others it docks; on Galactix its owner decides; the next traveller of the stack follows. [TG-8.5]"""
        node = self.where[saucer]
        self.avoided |= STAR_BIT[node]
        if not isinstance(self.agenda[-1], Travelling):
            self.avoided = 0
        if self.under[saucer] != NOWHERE:
            self.tell(DOCKED, saucer, self.under[saucer])
        elif self.ground[node]:
            self.agenda.append(COLLECTING[saucer])

    def found_again(self) -> None:
        """Look again for the moves that are offered, in a state that was loaded or imagined."""
        if self.agenda and self.agenda[-1] is FLYING:
            self.moves = FLYING.find(self)

    def imagine(self, seat: Seat, rng: Rng) -> "RunningWar":
        """Other hands and the pile are dealt anew, and the Galactix in holds that the seat does not see. [TG-9]"""
        world = self.clone()
        world.own_cards()
        unknown = empty_pool(len(KINDS))
        unknown.pour(world.cards.pile)
        hidden = [camp for camp in self.camps if self.seat_of(camp) != seat]
        for camp in hidden:
            unknown.pour(world.hands[camp])
        for camp in hidden:
            world.hands[camp] = unknown.split(rng, int(world.hands[camp].size))
        world.cards.pile = unknown
        self.imagine_holds(world, seat, rng)
        world.found_again()
        return world

    def imagine_holds(self, world: War, seat: Seat, rng: Rng) -> None:
        """As many blocks as before, each into any room that is left; what cannot carry stays empty."""
        blocks: i64 = 0
        for saucer in range(SAUCERS):
            if not self.sees_hold(seat, saucer):
                blocks += world.cargo[saucer]
                world.cargo[saucer] = 0
        for _ in range(blocks):
            room: i64 = 0
            for saucer in range(SAUCERS):
                room += self.hidden_room(world, seat, saucer)
            at: i64 = rng.below(room)
            for saucer in range(SAUCERS):
                at -= self.hidden_room(world, seat, saucer)
                if at < 0:
                    world.cargo[saucer] += 1
                    break

    def hidden_room(self, world: War, seat: Seat, saucer: i64) -> i64:
        """How many more blocks a hold that the seat does not see could have."""
        if self.sees_hold(seat, saucer) or not world.may_carry(saucer):
            return 0
        return HOLD - world.cargo[saucer] - i64(world.ground[world.where[saucer]])

    def key(self) -> int:
        """Where everything is, who holds what, and what is asked."""
        word: i64 = self.active * 4 + self.acted
        word = mixed(mixed(word, self.doubled), self.stock)
        word = mixed(mixed(word, self.game * 8 + self.first), self.avoided)
        word = mixed(mixed(word, self.game_turns if self.chosen.turn_limit else 0), self.won)
        for colour in range(i64(2)):
            word = mixed(word, self.pips[colour] * 4 + self.moved[colour])
            word = mixed(word, self.dice[colour] + 1)
        for saucer in range(SAUCERS):
            word = mixed(word, self.where[saucer] * 4 + self.cargo[saucer])
            word = mixed(word, self.under[saucer] * 256 + self.fired[saucer])
        for node in range(INTERSECTIONS):
            if self.ground[node]:
                word = mixed(word, node * 4 + i64(self.ground[node]))
        for node in self.trail:
            word = mixed(word, node)
        for camp in range(i64(4)):
            word = mixed(word, self.stores[camp] * 8 + self.permits[camp])
            word = mixed(word, self.points[camp])
            for count in self.hands[camp].counts:
                word = mixed(word, count)
        for pool in (self.cards.pile, self.cards.discards, self.stars.pile):
            for count in pool.counts:
                word = mixed(word, count)
        return int(agenda_hash(mixed(word, text_hash(self.result)), self.agenda))

    # JSON

    def to_json(self) -> Json:
        return {**self.open_json(), "cargo": self.by_camp(self.cargo), **self.cards_json()}

    def observe(self, seat: Seat) -> Json:
        """All but the cards in other hands and in the pile, and what others have in their holds. [TG-9]"""
        cargo = [
            [int(self.cargo[saucer]) if self.sees_hold(seat, saucer) else None for saucer in (camp * 2, camp * 2 + 1)]
            for camp in self.camps
        ]
        return {**self.open_json(), "cargo": cargo, **self.cards_view(seat)}

    def open_json(self) -> Json:
        return {
            "options": self.chosen.text(),
            **self.box_json(),
            "stock": int(self.stock),
            "ground": {PLACES[node]: int(self.ground[node]) for node in range(INTERSECTIONS) if self.ground[node]},
            "stores": [int(self.stores[camp]) for camp in self.camps],
            "permits": [int(self.permits[camp]) for camp in self.camps],
            "riding": [
                [SAUCER_NAMES[below] if below != NOWHERE else "" for below in (self.under[camp * 2], self.under[camp * 2 + 1])]
                for camp in self.camps
            ],
            "fired": self.by_camp(self.fired),
            "acted": int(self.acted),
            "pips": {name: int(self.pips[colour]) for colour, name in enumerate(COLOURS)},
            "moved": {name: int(self.moved[colour]) for colour, name in enumerate(COLOURS)},
            "trail": [PLACES[node] for node in self.trail],
            "avoided": int(self.avoided),
            "game": int(self.game),
            "game-turns": int(self.game_turns),
            "first": BASES[self.first],
            "points": [int(self.points[seat]) for seat in range(len(self.teams))],
            "won": int(self.won),
            "result": self.result,
        }

    def by_camp(self, values: vec[i64]) -> list[list[int]]:
        """A number of each saucer, red and blue of each camp in play."""
        return [[int(values[camp * 2]), int(values[camp * 2 + 1])] for camp in self.camps]

    def restore(self, data: Json) -> None:
        """The inverse of `to_json`, the agenda excepted."""
        self.load_box(data)
        for place, amount in cast(dict[str, int], data["ground"]).items():
            self.ground[NUMBER_OF[place]] = amount
        riding, cargo, fired = (cast(list[object], data[key]) for key in ("riding", "cargo", "fired"))
        for row, camp in enumerate(self.camps):
            self.stores[camp] = ints(data["stores"])[row]
            self.permits[camp] = ints(data["permits"])[row]
            for colour in range(2):
                saucer = camp * 2 + colour
                self.cargo[saucer] = ints(cargo[row])[colour]
                self.fired[saucer] = ints(fired[row])[colour]
                self.under[saucer] = self.over[saucer] = NOWHERE
        for row, camp in enumerate(self.camps):
            for colour, below in enumerate(texts(riding[row])):
                if below:
                    self.under[camp * 2 + colour] = SAUCER_NAMES.index(below)
                    self.over[SAUCER_NAMES.index(below)] = camp * 2 + colour
        for colour, name in enumerate(COLOURS):
            self.pips[colour] = cast(dict[str, int], data["pips"])[name]
            self.moved[colour] = cast(dict[str, int], data["moved"])[name]
        self.trail = vec[i64]([NUMBER_OF[place] for place in texts(data["trail"])])
        self.stock, self.acted, self.avoided, self.game, self.game_turns, self.won = (
            cast(int, data[key]) for key in ("stock", "acted", "avoided", "game", "game-turns", "won")
        )
        self.first = BASES.index(cast(str, data["first"]))
        for seat, points in enumerate(ints(data["points"])):
            self.points[seat] = points
        self.result = cast(str, data["result"])
