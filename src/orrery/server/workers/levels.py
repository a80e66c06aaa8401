"""Which bots a server lets sit at its tables, and what they may spend."""

import re
from typing import Final

from orrery.bots import LEVELS

TIMED: Final = re.compile(r"mcts:(\d+)ms(?::(\d+)procs)?")
COUNTED: Final = re.compile(r"mcts:(\d+)sims(?::(\d+)procs)?")
SIMULATIONS_A_SECOND: Final = 1_000  # at the least, of a slow game on a slow machine
LONGEST_THOUGHT: Final = 5.0  # seconds that an allowed bot may spend on a run of questions
MOST_PROCESSES: Final = 2  # of one bot


def thinking_time(level: str) -> float:
    """Seconds that a bot of this name spends on a run of questions, about.

    >>> thinking_time("admiral"), thinking_time("mcts:2000sims"), thinking_time("cadet")
    (0.8, 2.0, 0.0)
    """
    plain = LEVELS.get(level, level)
    if timed := TIMED.fullmatch(plain):
        return int(timed[1]) / 1000
    if counted := COUNTED.fullmatch(plain):
        return int(counted[1]) / SIMULATIONS_A_SECOND
    return 0.0


def processes_of(level: str) -> int:
    plain = LEVELS.get(level, level)
    found = TIMED.fullmatch(plain) or COUNTED.fullmatch(plain)
    return int(found[2] or 1) if found else 1


def is_affordable(level: str) -> bool:
    """Whether a bot keeps to what one run of questions may cost.

    >>> is_affordable("admiral"), is_affordable("mcts:60000ms"), is_affordable("mcts:100ms:99procs")
    (True, False, False)
    """
    return thinking_time(level) <= LONGEST_THOUGHT and processes_of(level) <= MOST_PROCESSES
