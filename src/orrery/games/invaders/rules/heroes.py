"""The Hero of the Resistance: drawn, placed, lost and replaced. [IN-5.7]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.rng import Rng
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Luck, Place
from orrery.games.invaders.board import INVADERS, MANKIND, ZONE_COUNT, side_of
from orrery.games.invaders.events import HERO_CAME, HERO_LOST, SACRIFICED
from orrery.games.invaders.names import COST
from orrery.games.invaders.rules.forms import Asked, Nature
from orrery.games.invaders.state import Invaders


class DrawingHero(Nature):
    """Nature draws the next Hero; nobody knows which are left in what order. [IN-R73]"""

    ask: ClassVar[str] = "hero"
    rule: ClassVar[str] = "IN-5.7"
    shows: ClassVar[str] = "heroes"

    def __init__(self, turned: bool) -> None:
        self.turned: Final = turned

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.heroes[hero] for hero in state.heroes.kinds()]

    def chance(self, state: Invaders, rng: Rng) -> Action:
        return state.actions.heroes[state.heroes.pick(rng)]

    def odds(self, state: Invaders) -> list[float]:
        return state.heroes.odds()

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Luck)
        state.heroes = state.heroes.clone()  # copies of the state share it
        state.heroes.take(action.card - state.box.first_hero)
        state.agenda[-1] = PlacingHero(action.card, self.turned)

    def to_json(self) -> list[object]:
        return [self.ask, self.turned]


class PlacingHero(Asked):
    """Mankind puts the new Hero into a zone with a free slot; only the first one stands upright. [IN-R19]"""

    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "IN-5.7"

    def __init__(self, card: i64, turned: bool) -> None:
        super().__init__(MANKIND)
        self.card: Final = card
        self.turned: Final = turned

    def automatic(self, state: Invaders) -> bool:
        options = self.options(state, MANKIND)
        if len(options) > 1:
            return False
        self.answer(state, MANKIND, options[0])
        return True

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        return [state.actions.places[zone] for zone in range(ZONE_COUNT) if state.has_room(MANKIND, zone)]

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        state.drop_top()
        slot = state.free_slot(MANKIND, action.zone)
        state.put(self.card, slot)
        state.turned = self.turned
        state.tell(HERO_CAME, MANKIND, state.box.named[self.card], slot)

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"hero": state.box.cards[self.card].id}

    def to_json(self) -> list[object]:
        return [self.ask, int(self.card), self.turned]


def replace_hero(state: Invaders) -> bool:
    """After a loss: the next Hero comes, turned; False if it was the last one, and the game is lost. [IN-4]"""
    state.tell(HERO_LOST, MANKIND, state.box.named[state.fallen[len(state.fallen) - 1]], len(state.fallen))
    if len(state.fallen) == state.box.hero_count:
        state.end(INVADERS, "heroes")
        return False
    state.agenda.append(DrawingHero(True))
    return True


def give_up(state: Invaders, slot: i64, cause: i64) -> bool:
    """A card is sacrificed: nothing can prevent it, and it triggers nothing. Whether it was the Hero. [IN-5.5]"""
    was_hero = state.is_hero(slot)
    card = state.box.named[state.cards[slot]]
    state.tell(SACRIFICED, side_of(slot), card, COST if cause == card else cause)
    state.bury(state.vacate(slot))
    return was_hero
