"""The flat truth of a game in progress: the board, both sides' cards, the track, and what is being asked. [IN-5.1]"""

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.core.actions import Action
from orrery.core.agenda import Question
from orrery.core.pool import Pool
from orrery.core.protocol import Outcome
from orrery.core.rng import Rng
from orrery.core.values import NATURE, Json, Seat
from orrery.games.invaders import imagining, views
from orrery.games.invaders.actions import Actions
from orrery.games.invaders.board import (
    AFRICA,
    BASE_POWER,
    EURASIA,
    INVADERS,
    MANKIND,
    NOBODY,
    PACIFIC_RIM,
    TOP,
    changed_by,
    side_of,
)
from orrery.games.invaders.cards.box import Box
from orrery.games.invaders.cards.vocabulary import VICTORY_TOKENS
from orrery.games.invaders.columns import Columns
from orrery.games.invaders.events import ACTS, ENDED, HARMED, MARKER, MARKER_STAYS, TOKENS, TOWARD, WON
from orrery.games.invaders.names import FIRST_STRATEGY, REASONS
from orrery.games.invaders.options import InvadersOptions
from orrery.games.invaders.side import Side
from orrery.games.invaders.source import Source

DRAW_PHASE: Final[i64] = 0
MAIN_PHASE: Final[i64] = 1
ATTACK_PHASE: Final[i64] = 2
HAND: Final[i64] = 5  # cards dealt to each side [IN-3]


class Invaders(Columns):
    """Mankind is seat 0, the Invaders are seat 1; slots are in board order, Mankind's twelve first. [IN-1]

    Resigning and leaving are the table's affair. [IN-R60]
    """

    game_name: ClassVar[str] = "invaders"

    def __init__(self, box: Box, actions: Actions, chosen: InvadersOptions) -> None:
        super().__init__(box)
        self.actions: Final = actions
        self.chosen: Final = chosen
        self.agenda: list[Question[Any]] = []
        self.finale: list[Question[Any]] = []  # what is left to ask when a game of a match ends [IN-7.3]
        self.turn_count = 0
        self.sides: list[Side] = []
        self.score: vec[i64]  # games won, by side; this and the next marked * are replaced, never changed: clones share them
        self.number: i64 = 0  # cards to exchange before the decider, 0 for any number
        self.heroes: Pool  # *
        self.damage: vec[i64]  # −1 tokens, by zone *
        self.plot: i64 = 0
        self.ops: i64 = 0
        self.awake: vec[i64]  # 1 for each strategy that was used *
        self.limbo = vec[i64]()  # cards announced and not yet resolved or discarded, the latest last
        # This turn
        self.active: i64 = MANKIND
        self.phase: i64 = DRAW_PHASE
        self.invaded = False  # the invasion action is used
        self.hero_moved = False
        self.drained = False  # the Invaders have made Mankind drain [IN-5.9]
        self.skip: i64 = 0  # attack phases still to be skipped
        self.attacked: i64 = 0  # zones attacked in this phase, as bits
        self.toll: i64 = 0  # cards drained in this attack
        self.spent: i64 = 0  # tokens of the reaction that is being carried out
        self.winner: i64 = NOBODY
        self.reason = ""
        self.steps: i64 = 0  # since a player's answer; the next one begins anew, so that it is never saved [IN-R81]

    def set_up(self) -> None:
        """An empty board, all strategies dormant, full decks. [IN-3]"""
        self.teams = [0, 1]
        self.clear_columns()
        self.heroes = Pool(vec[i64]([1] * self.box.hero_count))
        self.damage = vec[i64]([0, 0, 0])
        self.ops = self.box.centre.start_tokens
        self.awake = vec[i64]([0] * len(self.box.strategies))
        self.limbo = vec[i64]()
        self.active = MANKIND  # the Invaders' turn comes next
        self.phase = DRAW_PHASE
        self.skip = 0
        self.attacked = 0
        self.toll = 0
        self.spent = 0
        self.winner = NOBODY
        self.reason = ""
        for side in self.sides:
            side.deal_anew()

    def clone(self) -> "Invaders":
        copy = Invaders(self.box, self.actions, self.chosen)
        self.copy_agenda(copy)
        copy.copy_columns(self)
        copy.finale, copy.score, copy.number = self.finale, self.score, self.number
        copy.sides = [self.sides[0].clone(), self.sides[1].clone()]
        copy.seals = self.seals.clone() if self.chosen.wins_needed > 1 else self.seals  # a single game never uses them
        copy.heroes, copy.damage, copy.plot, copy.ops = self.heroes, self.damage, self.plot, self.ops
        copy.awake, copy.limbo = self.awake, self.limbo[:]
        copy.active, copy.phase, copy.invaded = self.active, self.phase, self.invaded
        copy.hero_moved, copy.drained, copy.skip = self.hero_moved, self.drained, self.skip
        copy.attacked, copy.toll, copy.spent = self.attacked, self.toll, self.spent
        copy.winner, copy.reason, copy.steps = self.winner, self.reason, self.steps
        return copy

    def apply(self, seat: Seat, action: Action) -> None:
        """Steps are counted from one player's answer to the next: what Nature answers meanwhile belongs to it. [IN-R81]"""
        self.steps = self.steps + 1 if seat == NATURE else 0
        super().apply(seat, action)

    # What the rules ask of the board

    def zone_power(self, zone: i64) -> i64:
        """The zone's own power, never below 0. [IN-5.10]"""
        return BASE_POWER[zone] - self.damage[zone]

    def hand_size(self, side: i64) -> i64:
        return len(self.sides[side].hand)

    def deck_size(self, side: i64) -> i64:
        return self.sides[side].deck.size

    def may_reduce(self) -> bool:
        """Whether the Invaders may play a card for less now. [IN-R26] [IN-R76]"""
        return self.active == INVADERS and self.phase == MAIN_PHASE and not self.invaded

    def over(self) -> bool:
        """Whether this game is decided; then everything pending is dropped. [IN-4]"""
        return self.winner != NOBODY

    # What the rules do to it

    def wake(self, strategy: i64) -> None:
        """A strategy is used; what lasts of it counts once it has done the rest. [IN-6.6] [IN-R78]"""
        self.awake = changed_by(self.awake, strategy, 1)

    def called(self, source: Source) -> i64:
        """What an effect comes from, by its number in events."""
        return self.box.named[source.card] if source.card >= 0 else FIRST_STRATEGY - 1 - source.card

    def bury(self, card: i64) -> None:
        """A card goes to its owner's discard pile; a Hero out of the game. [IN-5.7]"""
        if card >= self.box.first_hero:
            self.fallen = append(self.fallen, card)
        else:
            self.sides[self.box.side[card]].bury(card)

    def lower_marker(self, cause: i64) -> bool:
        """One step down the plot track; False if that ends the game. [IN-R11]"""
        self.plot -= 1
        self.tell(MARKER, self.plot + 1, self.plot, cause)
        self.stale = True
        if self.plot == 0:
            self.end(MANKIND, "plot")
            return False
        return True

    def raise_marker(self, cause: i64) -> bool:
        """One step up; at the top the rise is lost, and False. [IN-R11]"""
        if self.plot == TOP:
            self.tell(MARKER_STAYS, TOP, cause)
            return False
        self.plot += 1
        self.stale = True
        self.tell(MARKER, self.plot - 1, self.plot, cause)
        return True

    def harm_zone(self, zone: i64, cause: i64) -> bool:
        """One −1 token on a zone; False if that ends the game. [IN-4]"""
        self.damage = changed_by(self.damage, zone, 1)
        self.tell(HARMED, zone, self.zone_power(zone) + 1, self.zone_power(zone), cause)
        if self.zone_power(EURASIA) == 0:
            self.end(INVADERS, "eurasia")
            return False
        if self.zone_power(PACIFIC_RIM) == 0 and self.zone_power(AFRICA) == 0:
            self.end(INVADERS, "pacific-africa")
            return False
        return True

    def add_tokens(self, slot: i64, count: i64) -> bool:
        """Tokens on a card, or off it; False if they win the game. [IN-4]"""
        before = self.tokens[slot]
        self.tokens = changed_by(self.tokens, slot, max(-before, count))
        needed = self.box.cards[self.cards[slot]].victory_tokens
        if needed:
            for static in self.box.cards[self.cards[slot]].statics:
                if static.kind == VICTORY_TOKENS:
                    self.note(static.number)
            self.tell(TOWARD, side_of(slot), self.box.named[self.cards[slot]], self.tokens[slot], needed)
        else:
            self.tell(TOKENS, side_of(slot), self.box.named[self.cards[slot]], before, self.tokens[slot])
        if needed and self.tokens[slot] >= needed:
            self.end(side_of(slot), "tokens")
            return False
        return True

    def note(self, effect: i64) -> None:
        """Tell that an effect of a card takes place."""
        if self.told is not None and effect >= 0:
            self.tell(ACTS, self.box.effect_named[effect])

    def end(self, winner: i64, reason: str) -> None:
        """The first condition reached decides, in either turn, for any cause; what is pending is dropped. [IN-R3] [IN-R72]"""
        self.winner = winner
        self.reason = reason
        self.score = changed_by(self.score, winner, 1)
        self.tell(WON, winner, REASONS.index(reason), self.score[0], self.score[1])
        self.agenda = self.finale[:] if self.score[winner] < self.chosen.wins_needed else []
        if not self.agenda:
            self.tell(ENDED, self.score[0], self.score[1])

    # What others ask of the state

    def key(self) -> int:
        return views.key(self)

    def outcome(self) -> Outcome | None:
        if self.agenda or self.winner == NOBODY:
            return None
        winner = int(self.winner)
        scores = [float(won) for won in self.score]
        return Outcome(
            [1 if seat == winner else 2 for seat in range(2)], scores, f"{('mankind', 'invaders')[winner]}-{self.reason}"
        )

    def imagine(self, seat: Seat, rng: Rng) -> "Invaders":
        return imagining.imagine(self, seat, rng)

    def to_json(self) -> Json:
        return views.truth(self)

    def observe(self, seat: Seat) -> Json:
        return views.view(self, seat)
