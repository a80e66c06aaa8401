"""Search over whole turns: complete turns are proposed, each position once, and followed answer by answer."""

import orrery
from orrery.bots.evaluation import TIE_BREAK, value_of
from orrery.bots.mcts import SIMULATIONS, Budget, SearchingBot
from orrery.bots.whole_turns import ENOUGH, FORESEEN, LEAST_WIDTH, TRIED, Turn, TurnSearch
from orrery.core import Perspective, Rng, State

GAME = orrery.game("planet-raiders")


def start() -> State:
    return GAME.start(2, GAME.options(""))


def proposed(simulations: int) -> TurnSearch:
    search = TurnSearch(GAME, 0, Rng(1))
    search.propose(start(), simulations)
    return search


def after(turn: Turn) -> State:
    world = start()
    for answer in turn.answers:
        world.apply(0, answer)
    return world


def test_every_line_is_a_legal_turn_to_its_end() -> None:
    for turn in proposed(20).root.replies:
        world = start()
        for answer in turn.answers:
            assert world.turn() == 0 and answer in world.options(0)
            world.apply(0, answer)
        assert world.turn() == 1


def test_no_position_is_proposed_twice_and_more_simulations_propose_more() -> None:
    few, many = proposed(20).root.replies, proposed(600).root.replies
    assert len(few) == LEAST_WIDTH + 1 < len(many)
    assert len({after(turn).key() for turn in few}) == len(few)


def test_the_best_turns_are_judged_again_after_the_best_reply() -> None:
    turns = proposed(20).root.replies
    judged = [value_of(GAME, after(turn), 0) for turn in turns]
    foreseen = [turn.value < at_once - TIE_BREAK for turn, at_once in zip(turns, judged, strict=True)]
    assert foreseen == [True] * FORESEEN + [False] * (len(turns) - FORESEEN)  # every reply gains something in the first turn


def test_simulations_are_spent_and_the_best_line_was_tried_most() -> None:
    search = proposed(20)
    search.run(40, 0.0)
    turns = search.root.replies
    assert search.simulations == sum(turn.visits for turn in turns) == 40
    most = max(turn.visits for turn in turns)
    assert search.best() in [turn.answers for turn in turns if turn.visits == most]


def test_a_turn_tried_often_is_judged_again_after_a_reply() -> None:
    search = proposed(ENOUGH)
    search.root.replies = search.root.replies[:2]
    search.run(2 * TRIED + 6, 0.0)
    replied = [turn for turn in search.root.replies if turn.replies]
    assert replied
    for turn in replied:
        assert turn.mover == 1 and turn.visits > TRIED
        assert turn.found == turn.visits - TRIED == sum(reply.visits for reply in turn.replies)


def test_few_simulations_are_not_spent_on_replies() -> None:
    search = proposed(ENOUGH - 1)
    search.root.replies = search.root.replies[:2]
    search.run(2 * TRIED + 6, 0.0)
    assert not any(turn.replies for turn in search.root.replies)


def test_a_turn_is_decided_once_and_answered_step_by_step() -> None:
    bot, state = SearchingBot(GAME, Rng(2), Budget(12, SIMULATIONS)), start()
    answers = 0
    while state.turn() == 0:
        action = bot.choose(Perspective(state, 0))
        assert action in state.options(0)
        state.apply(0, action)
        answers += 1
    assert answers > 1 and bot.simulations == 12


def test_a_bot_whose_plan_no_longer_fits_decides_again() -> None:
    bot, state = SearchingBot(GAME, Rng(2), Budget(12, SIMULATIONS)), start()
    bot.choose(Perspective(state, 0))
    other = GAME.start(3, GAME.options("home=closed"))
    assert bot.choose(Perspective(other, 0)) in other.options(0)
    assert bot.simulations == 24
