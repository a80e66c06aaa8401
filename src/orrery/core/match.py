"""Games in progress in which Nature answers by herself: one, or many side by side. The caller answers for the seats."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from orrery.core.actions import Action
from orrery.core.encoding import Encoder, Encoding, Marks
from orrery.core.errors import Refusal
from orrery.core.options import Options
from orrery.core.perspective import Perspective
from orrery.core.protocol import Game, Outcome, State
from orrery.core.referee import check
from orrery.core.rng import Rng
from orrery.core.values import NATURE, OVER, Seat, name

Player = Callable[[Perspective], Action]


class Match:
    """One game. Nature answers by herself; it is cut off at `longest` answers."""

    def __init__(self, game: Game, state: State, rng: Rng, longest: i64, answers: i64 = 0) -> None:
        self.game: Final = game
        self.state: Final = state
        self.rng: Final = rng
        self.longest: Final = longest
        self.answers: i64 = answers
        self.let_nature_answer()

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.game, self.state, self.rng, int(self.longest), int(self.answers))

    def let_nature_answer(self) -> None:
        state = self.state
        while self.answers < self.longest and state.turn() == NATURE:
            state.apply(NATURE, state.chance(self.rng))
            self.answers += 1

    def asked(self) -> Seat:
        """The seat that is to answer: of several that choose in secret, the first that still owes. OVER when nobody is."""
        return OVER if self.answers >= self.longest else self.state.turn()

    def cut_off(self) -> bool:
        """Whether the game was stopped at its longest, without an outcome."""
        return self.answers >= self.longest and self.state.outcome() is None

    def legal(self, seat: Seat, index: i64) -> Action:
        """The action at a place of the table, or a Refusal that says why that seat cannot answer it now."""
        table = self.game.table
        if not 0 <= index < len(table.actions):
            raise Refusal(f"{name(seat)} cannot answer {index}; an action is a place in the table, 0 to {len(table) - 1}")
        action = table.actions[index]
        if self.state.turn() != seat or action not in self.state.options(seat):
            check(self.state, seat, action)
        return action

    def play(self, seat: Seat, action: Action) -> None:
        """A legal answer of a seat, and then all of Nature's that follow it."""
        self.state.apply(seat, action)
        self.answers += 1
        self.let_nature_answer()

    def let_others_answer(self, seat: Seat, players: list[Player | None]) -> None:
        """Until that seat is asked, or nobody: each by its player, or at random where there is none."""
        state = self.state
        while True:
            turn = self.asked()
            if turn == seat or turn == OVER:
                return
            player = players[turn]
            if player is None:
                options = state.essential(turn)
                self.play(turn, options[self.rng.below(len(options))])
            else:
                self.play(turn, player(Perspective(state, turn)))


def rewards(outcome: Outcome | None, teams: list[int]) -> list[float]:
    """Each seat's reward: 1 for the only winning team, −1 for the others, 0 for everybody while there is no outcome.

    Teams that tie for the first rank share the win: a reward is twice the share, less one. A co-operative game has one team,
    which wins or loses as a whole.

    >>> rewards(Outcome([1, 2, 2], [], ""), [0, 1, 2]), rewards(Outcome([1, 2, 1, 2], [], ""), [0, 1, 0, 1])
    ([1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0])
    >>> rewards(Outcome([1, 1, 2], [], ""), [0, 1, 2]), rewards(Outcome([2, 2], [], ""), [0, 0]), rewards(None, [0, 1])
    ([0.0, 0.0, -1.0], [-1.0, -1.0], [0.0, 0.0])
    """
    if outcome is None:
        return [0.0] * len(teams)
    winners = {team for team, rank in zip(teams, outcome.ranks, strict=True) if rank == 1}
    return [2.0 / len(winners) - 1.0 if team in winners else -1.0 for team in teams]


class Batch:
    """Many games stepped together. In each, one seat is the learner's; the other seats and Nature are played here.

    `rewards` and the flags have one entry for each game. `encode` fills `row` and `marks`: observations and action masks.
    """

    def __init__(self, game: Game, seats: int, options: Options, longest: i64, encoder: Encoder, count: i64) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.longest: Final = longest
        self.encoder: Final = encoder
        self.count: Final = count
        self.matches: list[Match] = []
        self.learners = vec[i64]([0] * int(count))  # the learner's seat in each game
        self.players: list[list[Player | None]] = []  # by game and seat
        self.row: Final = Encoding()
        self.marks: Final = Marks(int(count) * len(game.table))
        self.rewards = vec[float]([0.0] * int(count))
        self.terminated = vec[u8]([0] * int(count))
        self.truncated = vec[u8]([0] * int(count))

    def restart(self, at: i64, learner: i64, players: list[Player | None], rng: Rng) -> None:
        """Begin a new game at an index."""
        begun = Match(self.game, self.game.start(self.seats, self.options), rng, self.longest)
        begun.let_others_answer(learner, players)
        if at == len(self.matches):
            self.add(begun, learner, players)
            return
        self.learners[at] = learner
        self.matches[at] = begun
        self.players[at] = players
        self.update(at)

    def add(self, match: Match, learner: i64, players: list[Player | None]) -> None:
        """Append a game, new or in progress."""
        at: i64 = len(self.matches)
        self.learners[at] = learner
        self.matches.append(match)
        self.players.append(players)
        self.update(at)

    def update(self, at: i64) -> None:
        """Set the reward and the flags of a game."""
        match = self.matches[at]
        over = match.asked() == OVER
        cut = over and match.cut_off()
        self.terminated[at] = 1 if over and not cut else 0
        self.truncated[at] = 1 if cut else 0
        learner = self.learners[at]
        self.rewards[at] = rewards(match.state.outcome(), match.state.teams)[learner] if over else 0.0

    def answer(self, at: i64, index: i64) -> bool:
        """The learner's answer in one game, and all that follows until it is asked again; False if it is not allowed."""
        match = self.matches[at]
        if match.asked() != OVER:
            learner = self.learners[at]
            try:
                action = match.legal(learner, index)
            except Refusal:
                self.terminated[at] = 1
                self.rewards[at] = -1.0
                return False
            match.play(learner, action)
            match.let_others_answer(learner, self.players[at])
        self.update(at)
        return True

    def encode(self) -> None:
        """Write every learner's observation and action mask, one row after the other."""
        row, marks, size, actions = self.row, self.marks, i64(self.encoder.size), i64(len(self.game.table))
        row.clear()
        marks.clear()
        for at in range(self.count):
            match = self.matches[at]
            learner = self.learners[at]
            row.start = at * size
            self.encoder.encode(match.state, learner, row)
            if match.asked() == learner:
                marks.add(at * actions, match.state.options(learner))
