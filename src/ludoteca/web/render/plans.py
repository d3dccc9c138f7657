"""Plans: a hint in words. What each step would do, why, and with which chance, told from an imagined position."""

from __future__ import annotations

from dataclasses import dataclass

from ...bots.plan import Plan
from ...core.foretold import foretold
from ...core.picture import THEN
from ...core.text import Words
from ...core.ways import Way
from ..live.tables.scene import Scene
from .aims import aim, is_final

REASONS = 2  # the largest gains


@dataclass(frozen=True)
class PlanStep:
    """An intention as a button: it plays all up to here."""

    way: str
    part: str  # the decisions of this step alone
    label: str
    final: bool  # it cannot be taken back
    asks: bool  # it gives something away for good


@dataclass(frozen=True)
class PlanTold:
    """A plan as the page shows it: its steps in order, why, the chance if that is true, and other first steps."""

    steps: list[PlanStep]
    why: str
    percent: int | None
    others: list[PlanStep]


def plan_told(scene: Scene, words: Words, plan: Plan) -> PlanTold:
    """A plan in words."""
    why = [words.say(key, *numbers) for key, numbers in plan.gains[:REASONS]]
    others = [step for part in plan.others for step in steps(scene, words, [part])]
    return PlanTold(steps(scene, words, plan.parts), "; ".join(why), plan.chance, others)


def steps(scene: Scene, words: Words, parts: list[list[str]]) -> list[PlanStep]:
    """The intentions of a plan, each with all that comes before it."""
    state, read = scene.state, scene.game.actions.read
    assert state is not None
    ways = foretold(scene.game, state, scene.actor, [[read(text) for text in part] for part in parts])
    return [step(scene, words, way, parts[: number + 1]) for number, way in enumerate(ways)]


def step(scene: Scene, words: Words, way: Way, parts: list[list[str]]) -> PlanStep:
    """The last of some intentions."""
    texts = [text for part in parts for text in part]
    label = aim(scene, words, way).label
    return PlanStep(THEN.join(texts), THEN.join(parts[-1]), label, is_final(scene, way.end), bool(way.dear))
