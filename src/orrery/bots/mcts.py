"""The searching bot: one budget for consecutive questions, and a search tree that is kept from question to question."""

from time import perf_counter
from typing import Final

from orrery.bots.bot import Bot
from orrery.bots.greedy import asked
from orrery.bots.parallel import search_together
from orrery.bots.same_luck import SameLuckSearch
from orrery.bots.search import Search
from orrery.bots.tree import NONE, Tree
from orrery.bots.whole_turns import TurnSearch
from orrery.core import OVER, Action, Game, Json, Perspective, Rng, State

SIMULATIONS: Final = "sims"
KEPT_BACK: Final = 1 / 3  # of the budget, for the questions that follow at once
TRIED: Final = 3  # visits that a node needs to be kept
MOST_TRACED: Final = 300  # states looked at to find the current position in the kept tree
ENDLESS: Final = 2_000_000_000
IN_A_MILLISECOND: Final = 4  # simulations of whole turns, at least, where the rules are compiled


class Budget:
    """What consecutive questions may cost: an amount of simulations or milliseconds, in so many processes."""

    def __init__(self, amount: int, unit: str, processes: int = 1) -> None:
        self.amount: Final = amount
        self.unit: Final = unit
        self.processes: Final = processes


class SearchingBot(Bot):
    """Answers with the most visited action of a tree search."""

    def __init__(self, game: Game, rng: Rng, budget: Budget) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.budget: Final = budget
        self.simulations = 0  # since the bot was made
        self.searches = 0  # begun since then with a budget of their own
        self.share = 1.0  # of the budget that one answer may cost at the most: less where its time could tell something
        self.forget()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins with an empty tree."""
        return SearchingBot, (self.game, self.rng, self.budget)

    def forget(self) -> None:
        self.search: Search | None = None
        self.after: State | None = None  # a determinization after our latest answer
        self.left = 0.0  # of the budget
        self.turn: list[Action] = []  # the answers still to give of a turn that was decided as a whole

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.essential()
        if self.game.long_turns or self.game.same_luck:
            return options[0] if len(options) == 1 and not self.turn else self.next_of_turn(perspective)
        search = self.resumed(perspective)
        answer = options[0] if len(options) == 1 else self.searched(search, perspective, options)
        self.step(search, perspective, answer)
        return answer

    # The tree and the budget, from question to question

    def resumed(self, perspective: Perspective) -> Search:
        """The kept search if the position is in its tree, else a new one; with the rest of its budget if nobody else acted."""
        seat = perspective.seat
        search = self.search
        if search is None or self.after is None or search.seat != seat:
            search = Search(self.game, seat, len(perspective.teams()), self.rng)
            self.left = self.budget.amount
        elif not (asked(self.after, seat) and is_same_question(self.after, perspective)):
            node = traced(search.tree, self.after, seat, perspective.view(), self.game)
            search.tree = search.tree.subtree(node) if node != NONE else Tree()
            self.left = self.budget.amount
        self.search = search
        return search

    def step(self, search: Search, perspective: Perspective, answer: Action) -> None:
        """Keep the subtree below our own answer."""
        world = perspective.imagine(self.rng)
        world.apply(perspective.seat, answer)
        self.after = world
        child = search.tree.child(search.tree.root, perspective.seat, answer.index)
        search.tree = search.tree.subtree(child) if child != NONE else Tree()

    # Games in which whole runs of answers are compared: decided at once, then answered step by step

    def next_of_turn(self, perspective: Perspective) -> Action:
        """The next answer of the turn that was decided on; the turn is decided anew if the position is not the expected one."""
        if not (self.turn and self.after and self.after.turn() != OVER and is_same_question(self.after, perspective)):
            self.turn = self.best_turn(perspective)
        answer = self.turn.pop(0)
        world = perspective.imagine(self.rng)
        world.apply(perspective.seat, answer)
        self.after = world
        return answer

    def best_turn(self, perspective: Perspective) -> list[Action]:
        """The answers of the best whole turn, or of the best run up to somebody else's answer."""
        started, counted = perf_counter(), self.budget.unit == SIMULATIONS
        amount = max(1, round(self.budget.amount * self.share))
        self.searches += 1
        simulations, until = (amount, 0.0) if counted else (ENDLESS, started + amount / 1000)
        if self.game.same_luck:
            runs = SameLuckSearch(self.game, perspective, self.rng)
            runs.run(simulations, until)
            self.simulations += runs.simulations
            return runs.best()[:]
        turns = TurnSearch(self.game, perspective.seat, self.rng)
        turns.propose(perspective.imagine(self.rng), amount if counted else amount * IN_A_MILLISECOND)
        turns.run(simulations, until)
        self.simulations += turns.simulations
        return turns.best()[:]

    # The search itself

    def searched(self, search: Search, perspective: Perspective, options: list[Action]) -> Action:
        """Spend the budget, but keep a part if the best answer leads to another question of ours."""
        self.searches += self.left == self.budget.amount
        free = min(self.left, self.budget.amount * self.share)
        kept = free * KEPT_BACK
        self.spend(search, perspective, free - kept)
        world = perspective.imagine(self.rng)
        secret = world.secret()
        answer = search.most_visited(options)
        world.apply(perspective.seat, answer)
        if asked(world, perspective.seat):
            self.left = self.left - free + kept
        else:
            self.spend(search, perspective, kept)
            self.left = 0.0
        return search.mixed(options) if secret else search.most_visited(options)

    def spend(self, search: Search, perspective: Perspective, amount: float) -> None:
        before = search.simulations
        if self.budget.unit == SIMULATIONS:
            search_together(search, perspective, max(1, round(amount)), 0.0, self.budget.processes)
        else:
            search_together(search, perspective, ENDLESS, perf_counter() + amount / 1000, self.budget.processes)
        self.simulations += search.simulations - before


def is_same_question(world: State, perspective: Perspective) -> bool:
    """Whether the seat is asked what it is asked in that determinization.

    Under seal only its own question counts: others' sealed answers change the view, but nothing for this seat.
    """
    if not world.secret():
        return world.observe(perspective.seat) == perspective.view()
    expected, decision = world.decision(perspective.seat), perspective.decision()
    return expected.ask == decision.ask and expected.options == decision.options


def traced(tree: Tree, world: State, seat: int, view: Json, game: Game) -> int:
    """The node of a position in which the seat sees what it sees now, among the visited ones, or NONE."""
    places = [(world, int(tree.root))]
    for at, node in places:
        turn = at.turn()
        if turn == OVER or len(places) > MOST_TRACED:
            continue
        if asked(at, seat):
            if at.observe(seat) == view:
                return node
            continue
        for child in tree.children(node):
            if tree.player[child] == turn and tree.action[child] >= 0 and tree.visits[child] >= TRIED:
                action = game.table[tree.action[child]]
                if action in at.options(turn):  # hidden cards may differ in this determinization
                    next_world = at.clone()
                    next_world.apply(turn, action)
                    places.append((next_world, child))
    return NONE
