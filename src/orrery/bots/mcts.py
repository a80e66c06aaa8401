"""The searching bot: one budget for a run of questions, and a tree that is kept as long as it fits what happens."""

from time import perf_counter
from typing import Final

from orrery.bots.bot import Bot
from orrery.bots.greedy import asked
from orrery.bots.parallel import search_together
from orrery.bots.search import Search
from orrery.bots.tree import NONE, Tree
from orrery.bots.whole_turns import TurnSearch
from orrery.core import OVER, Action, Game, Json, Perspective, Rng, State

SIMULATIONS: Final = "sims"
MILLISECONDS: Final = "ms"
KEPT_BACK: Final = 1 / 3  # of the budget, for the questions that follow in the same run
TRIED: Final = 3  # visits that make a node worth finding again
MOST_TRACED: Final = 300  # worlds looked at to find what has happened since
ENDLESS: Final = 2_000_000_000


class Budget:
    """How long a run of questions may be thought about: an amount of simulations or milliseconds, in so many processes."""

    def __init__(self, amount: int, unit: str, processes: int = 1) -> None:
        self.amount: Final = amount
        self.unit: Final = unit
        self.processes: Final = processes


class SearchingBot(Bot):
    """Searches imagined worlds, and answers what it came back to most often."""

    def __init__(self, game: Game, rng: Rng, budget: Budget) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.budget: Final = budget
        self.simulations = 0  # since the bot was made
        self.forget()

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins with an empty tree."""
        return SearchingBot, (self.game, self.rng, self.budget)

    def forget(self) -> None:
        self.search: Search | None = None
        self.after: State | None = None  # the world that our latest answer led to, as we imagined it
        self.left = 0.0  # of the budget of this run
        self.turn: list[Action] = []  # the answers still to give of a turn that was decided as a whole

    def choose(self, perspective: Perspective) -> Action:
        options = perspective.essential()
        if self.game.long_turns:
            return options[0] if len(options) == 1 and not self.turn else self.next_of_turn(perspective)
        search = self.resumed(perspective)
        answer = options[0] if len(options) == 1 else self.searched(search, perspective, options)
        self.step(search, perspective, answer)
        return answer

    # The tree and the budget, from question to question

    def resumed(self, perspective: Perspective) -> Search:
        """The search that fits this question: a kept one if it can be, with its budget if the run goes on."""
        seat = perspective.seat
        search = self.search
        if search is None or self.after is None or search.seat != seat:
            search = Search(self.game, seat, len(perspective.teams()), self.rng)
            self.left = self.budget.amount
        elif not (asked(self.after, seat) and is_same_question(self.after, perspective)):
            node = traced(search.tree, self.after, seat, perspective.view(), self.game)
            search.tree = search.tree.below(node) if node != NONE else Tree()
            self.left = self.budget.amount
        self.search = search
        return search

    def step(self, search: Search, perspective: Perspective, answer: Action) -> None:
        """Keep what is known about the position after our own answer."""
        world = perspective.imagine(self.rng)
        world.apply(perspective.seat, answer)
        self.after = world
        child = search.tree.child(search.tree.root, perspective.seat, answer.index)
        search.tree = search.tree.below(child) if child != NONE else Tree()

    # Games of long turns: a turn is decided as a whole, then answered step by step

    def next_of_turn(self, perspective: Perspective) -> Action:
        """The next answer of the turn that was decided on, or of another one if things went otherwise."""
        if not (self.turn and self.after and self.after.turn() != OVER and is_same_question(self.after, perspective)):
            self.turn = self.best_turn(perspective)
        answer = self.turn.pop(0)
        world = perspective.imagine(self.rng)
        world.apply(perspective.seat, answer)
        self.after = world
        return answer

    def best_turn(self, perspective: Perspective) -> list[Action]:
        started, amount = perf_counter(), self.budget.amount
        search = TurnSearch(self.game, perspective.seat, self.rng)
        if self.budget.unit == SIMULATIONS:
            search.propose(perspective.imagine(self.rng), amount)
            search.run(amount, 0.0)
        else:
            search.propose(perspective.imagine(self.rng), amount)
            search.run(ENDLESS, started + amount / 1000)
        self.simulations += search.simulations
        return search.best()[:]

    # The search itself

    def searched(self, search: Search, perspective: Perspective, options: list[Action]) -> Action:
        """Spend the budget, but keep some of it back while the likely answer leads to another question of ours."""
        kept = self.left * KEPT_BACK
        self.spend(search, perspective, self.left - kept)
        world = perspective.imagine(self.rng)
        secret = world.secret()
        answer = search.favourite(options)
        world.apply(perspective.seat, answer)
        if asked(world, perspective.seat):
            self.left = kept
        else:
            self.spend(search, perspective, kept)
            self.left = 0.0
        return search.mixture(options) if secret else search.favourite(options)

    def spend(self, search: Search, perspective: Perspective, amount: float) -> None:
        before = search.simulations
        if self.budget.unit == SIMULATIONS:
            search_together(search, perspective, max(1, round(amount)), 0.0, self.budget.processes)
        else:
            search_together(search, perspective, ENDLESS, perf_counter() + amount / 1000, self.budget.processes)
        self.simulations += search.simulations - before


def is_same_question(world: State, perspective: Perspective) -> bool:
    """Whether the seat is asked in truth what it is asked in that world.

    Under seal only its own question counts: that others have sealed meanwhile changes the view, but nothing for us.
    """
    if not world.secret():
        return world.observe(perspective.seat) == perspective.view()
    expected, decision = world.decision(perspective.seat), perspective.decision()
    return expected.ask == decision.ask and expected.options == decision.options


def traced(tree: Tree, world: State, seat: int, view: Json, game: Game) -> int:
    """The node of a position in which the seat sees what it sees now, among those that the search has come by; or NONE."""
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
            if tree.who[child] == turn and tree.answer[child] >= 0 and tree.visits[child] >= TRIED:
                action = game.table[tree.answer[child]]
                if action in at.options(turn):  # what is hidden may be another in this world
                    next_world = at.clone()
                    next_world.apply(turn, action)
                    places.append((next_world, child))
    return NONE
