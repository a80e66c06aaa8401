"""Cards are destroyed together; the Hero may be saved first. [IN-5.8]"""

from typing import ClassVar, Final

from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.values import Json, Seat
from orrery.games.invaders.actions import Shelter
from orrery.games.invaders.board import NO_SLOT, NO_ZONE, SIDE_SLOTS, SIDES, changed_by, side_of, zone_of
from orrery.games.invaders.cards.vocabulary import DESTROYED as ON_LOSS
from orrery.games.invaders.cards.vocabulary import NONE, ON_DESTROY
from orrery.games.invaders.columns import NO_CARD, Tracking
from orrery.games.invaders.events import DESTROYED, SAVED, THREATENED, WOKE
from orrery.games.invaders.names import FIRST_STRATEGY
from orrery.games.invaders.rules.costs import REACTED, can_pay
from orrery.games.invaders.rules.doing import Doing, start
from orrery.games.invaders.rules.forms import Asked
from orrery.games.invaders.rules.heroes import replace_hero
from orrery.games.invaders.rules.matching import matches
from orrery.games.invaders.source import Source, load_source
from orrery.games.invaders.state import Invaders


class Destroying(Asked, Tracking):
    """All targets are chosen; each that can be saved is asked about, then the others leave together. [IN-R44] [IN-R45]"""

    ask: ClassVar[str] = "save"
    rule: ClassVar[str] = "IN-5.8"

    def __init__(self, source: Source, picks: list[int], at: i64, told: bool = False) -> None:
        super().__init__(1 - source.side)
        self.source: Final = source
        self.picks: Final = picks  # slots, in the order chosen
        self.at: Final = at  # the one that is asked about
        self.told: Final = told  # that it is threatened

    def automatic(self, state: Invaders) -> bool:
        at = self.at
        while at < len(self.picks) and not self.can_be_saved(state, self.picks[at]):
            at += 1
        if at == len(self.picks):
            state.drop_top()
            destroy(state, self.source, self.picks)
            return True
        if self.told and at == self.at:
            return False
        threatened = state.cards[self.picks[at]]
        state.tell(THREATENED, self.seat, state.box.named[threatened], state.called(self.source))
        state.agenda[-1] = Destroying(self.source, self.picks, at, True)
        return True

    def can_be_saved(self, state: Invaders, slot: i64) -> bool:
        """Only from the enemy, and only if something public can save it. [IN-R45]"""
        if slot == NO_SLOT or side_of(slot) == self.source.side:
            return False
        return len(self.shelters(state, slot)) > 0 or self.saver(state, slot) != NO_SLOT

    def shelters(self, state: Invaders, slot: i64) -> list[Action]:
        """Dormant strategies that save this card."""
        found: list[Action] = []
        owner = side_of(slot)
        for strategy in state.box.strategies:
            action = state.actions.shelters[strategy.number]
            if action is None or state.awake[strategy.number] or strategy.side != owner or strategy.match is None:
                continue
            if strategy.windows & ON_DESTROY and strategy.match.means(state.box.cards[state.cards[slot]], owner):
                found.append(action)
        return found

    def saver(self, state: Invaders, slot: i64) -> i64:
        """The first card in play whose reaction saves this one and can be paid."""
        owner = side_of(slot)
        for saver in range(owner * SIDE_SLOTS, (owner + 1) * SIDE_SLOTS):
            card = state.cards[saver]
            if card == NO_CARD:
                continue
            use = state.box.cards[card].from_play
            if use is None or not use.windows & ON_DESTROY or (use.once and state.used[saver] & REACTED) or use.match is None:
                continue
            source = state.box.source(card, saver)
            if matches(state, use.match, slot, source) and can_pay(state, use.cost, source):
                return saver
        return NO_SLOT

    def options(self, state: Invaders, seat: Seat) -> list[Action]:
        slot: i64 = self.picks[self.at]
        options: list[Action] = [state.actions.passing, *self.shelters(state, slot)]
        if self.saver(state, slot) != NO_SLOT:
            options.append(state.actions.save)
        return options

    def answer(self, state: Invaders, seat: Seat, action: Action) -> None:
        if isinstance(action, Shelter):
            state.awake = changed_by(state.awake, action.strategy, 1)
            state.tell(WOKE, self.seat, FIRST_STRATEGY + action.strategy)
            start(state, state.box.strategies[action.strategy].effect, state.box.strategy_sources[action.strategy])
        elif action is state.actions.save:
            slot = self.saver(state, self.picks[self.at])
            card = state.cards[slot]
            use = state.box.cards[card].from_play
            assert use is not None
            state.mark_used(slot, REACTED)
            source = state.box.source(card, slot)
            start(state, use.effect, source)
            start(state, use.cost, source, True)
        else:
            state.agenda[-1] = Destroying(self.source, self.picks, self.at + 1)

    def spared(self) -> "Destroying":
        """The card that is asked about is not destroyed; the others still are. [IN-R45]"""
        at = int(self.at)
        return Destroying(self.source, self.picks[:at] + self.picks[at + 1 :], at)

    def relocated(self, old: i64, new: i64) -> "Destroying":
        source = self.source.moved(new) if self.source.slot == old else self.source
        return Destroying(source, [int(new) if slot == old else slot for slot in self.picks], self.at, self.told)

    def camp(self, state: Invaders, seat: Seat) -> str:
        return SIDES[self.seat]

    def about(self, state: Invaders, seat: Seat) -> Json:
        return {"card": state.box.cards[state.cards[self.picks[self.at]]].id}

    def to_json(self) -> list[object]:
        return [self.ask, self.source.to_json(), self.picks[:], int(self.at), self.told]


def load_destroying(source: list[int], picks: list[int], at: int, told: bool) -> Destroying:
    return Destroying(load_source(source), picks, at, told)


def destroy(state: Invaders, source: Source, picks: list[int]) -> None:
    """The cards leave together, the Hero is replaced, then what their loss triggers happens. [IN-R44] [IN-R46]"""
    triggered: list[Doing] = []
    lost_hero = False
    for slot in picks:
        if slot == NO_SLOT:
            continue
        owner, zone = side_of(slot), zone_of(slot)
        state.tell(DESTROYED, owner, state.box.named[state.cards[slot]], state.called(source))
        card = state.vacate(slot)
        state.bury(card)
        if card >= state.box.first_hero:
            lost_hero = True
        program = state.box.cards[card].triggers[ON_LOSS]
        if program != NONE and owner != source.side:
            triggered.append(Doing(program, 0, Source(owner, card, NO_SLOT, zone, NO_ZONE), False))
    triggered.reverse()
    if lost_hero and len(state.fallen) == state.box.hero_count:
        triggered.clear()
    state.agenda.extend(triggered)
    if lost_hero:
        replace_hero(state)


def spare(state: Invaders, source: Source) -> None:
    """Carry out `save` for the card that is asked about."""
    for at in range(len(state.agenda) - 1, -1, -1):
        question = state.agenda[at]
        if isinstance(question, Destroying):
            slot: i64 = question.picks[question.at]
            if slot != NO_SLOT:  # what was to be saved may have been the price
                state.tell(SAVED, source.side, state.box.named[state.cards[slot]], state.called(source))
            state.agenda[at] = question.spared()
            return
    raise AssertionError("nothing is being destroyed")
