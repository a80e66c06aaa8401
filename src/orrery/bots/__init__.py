"""Computer players: random, greedy and searching. They are given a perspective, never the true state."""

from orrery.bots.bot import Bot, RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.mcts import Budget, SearchingBot
from orrery.bots.naming import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Budget", "GreedyBot", "RandomBot", "SearchingBot", "make_bot"]
