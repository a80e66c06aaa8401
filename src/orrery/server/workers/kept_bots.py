"""The bots of a thinking process, each kept while its run of questions lasts: its tree, its budget, the turn it has found."""

from collections import OrderedDict
from typing import Any, Final

from orrery.bots import Bot, SearchingBot, make_bot
from orrery.core import Action, Game, Json, Perspective, Rng

MOST_KEPT: Final = 24  # bots: a tree of 800 ms has a few megabytes
LOST: Final = "lost"


class KeptBots:
    """Bots by their runs; the one that was asked longest ago is forgotten first."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most: Final = most
        self.bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, game: Game, task: Json) -> Json:
        """The answer to a task's question, and what it cost.

        A question later in a run goes to the bot that has answered the earlier ones. If it is not here, another one is made.
        Where the same seed has to give the same game, that one must have gone through the earlier questions: without them
        the reply is that the bot is lost.
        """
        run = str(task.get("run", ""))
        bot = self.bots.pop(run, None) if task.get("later") else None
        action: Action | None = None
        if bot is not None:
            before = cost(bot)
            action = tried(bot, game, task)
        if bot is None or action is None:
            if task.get("later") and task.get("seeded") and "earlier" not in task:
                return {LOST: True}
            bot, before = made_for(game, task)
            action = asked(bot, game, task)
        if run:
            self.bots[run] = bot
            if len(self.bots) > self.most:
                self.bots.popitem(last=False)
        searches, simulations = cost(bot)
        return {"action": action.text, "searches": searches - before[0], "simulations": simulations - before[1]}


def made_for(game: Game, task: Json) -> tuple[Bot, tuple[int, int]]:
    """A new bot that has gone through the earlier questions of its run, if they came along."""
    earlier: Any = task.get("earlier") or []
    seed: Any = (earlier[0] if earlier else task)["seed"]
    bot = make_bot(str(task["bot"]), game, Rng(seed[0], seed[1]))
    before = cost(bot)
    for question in earlier:
        asked(bot, game, {**task, **question})
    return bot, before


def asked(bot: Bot, game: Game, question: Json) -> Action:
    """A bot's answer. It sees a world as its seat may imagine it, dealt anew for each question."""
    world: Any = question["world"]
    seat: Any = question["seat"]
    share: Any = question.get("share", 1.0)
    if isinstance(bot, SearchingBot):
        bot.share = float(share)
    return bot.choose(Perspective(game.load(world), seat))


def tried(bot: Bot, game: Game, question: Json) -> Action | None:
    """The answer of a kept bot, if it is one to what is asked now; what it had planned may not fit any more."""
    world: Any = question["world"]
    seat: Any = question["seat"]
    try:
        action = asked(bot, game, question)
    except Exception:  # it has met what it did not expect: another one begins with what is true now
        return None
    return action if action in game.load(world).options(seat) else None


def cost(bot: Bot) -> tuple[int, int]:
    """Searches and simulations since the bot was made."""
    return (bot.searches, bot.simulations) if isinstance(bot, SearchingBot) else (0, 0)
