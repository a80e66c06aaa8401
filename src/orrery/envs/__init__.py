"""Learning environments for every game: PettingZoo for all seats, Gymnasium for one, and many games at once.

>>> import orrery
>>> from orrery import envs
>>> env = envs.aec(orrery.games()[0], seats=2)
>>> env.reset(seed=1)
>>> observation = env.observe(env.agent_selection)
>>> observation["action_mask"].shape == (env.action_space(env.agent_selection).n,)
True
"""

from importlib.util import find_spec

missing = [library for library in ["gymnasium", "numpy", "pettingzoo"] if find_spec(library) is None]
if missing:
    raise ImportError(
        f"orrery.envs needs {' and '.join(missing)}; install what is missing with: pip install 'orrery-games[envs]'"
    )

from orrery.core import rewards  # noqa: E402
from orrery.envs.batch import Policy, Rollouts, rollouts  # noqa: E402
from orrery.envs.encoding import Observation, Observer  # noqa: E402
from orrery.envs.every_seat import EverySeat, aec  # noqa: E402
from orrery.envs.many_games import ManyGames, vector  # noqa: E402
from orrery.envs.match import Opponent, Reading  # noqa: E402
from orrery.envs.one_seat import OneSeat, register_all, single  # noqa: E402

register_all()

__all__ = [
    "EverySeat",
    "ManyGames",
    "Observation",
    "Observer",
    "OneSeat",
    "Opponent",
    "Policy",
    "Reading",
    "Rollouts",
    "aec",
    "rewards",
    "rollouts",
    "single",
    "vector",
]
