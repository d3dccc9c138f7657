"""Environments to learn in: PettingZoo's AEC, Gymnasium's single and vectorised. The extra `rl` brings what they need.

>>> from ludoteca import rl
>>> env = rl.aec("unreal-estate", players=3)
>>> env = rl.gym("unreal-estate", against="beginner")
>>> envs = rl.vector("unreal-estate", 16, against="random")
"""

from ..core.extras import extra

for _library in ("numpy", "gymnasium", "pettingzoo"):
    extra(_library, "rl")  # where one is missing, the sentence says what to install

from .aec_env import AecEnv, aec  # noqa: E402
from .gym_env import GymEnv, gym  # noqa: E402
from .learner import Learner, Policy, Trained, save  # noqa: E402
from .lens import Lens  # noqa: E402
from .rewards import REWARDS, SHORT_ROUTE  # noqa: E402
from .vector_env import VectorGames, vector  # noqa: E402

__all__ = [
    "REWARDS",
    "SHORT_ROUTE",
    "AecEnv",
    "GymEnv",
    "Learner",
    "Lens",
    "Policy",
    "Trained",
    "VectorGames",
    "aec",
    "gym",
    "save",
    "vector",
]
