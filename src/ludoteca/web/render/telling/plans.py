"""Plans: a hint in words. What each step would do, why, and with which chance, told from an imagined position."""

from __future__ import annotations

from dataclasses import dataclass

from ....bots.turns.plan import Plan
from ....core.intentions.foretold import Foretold, foretold
from ....core.language.text import Words
from ....core.seen.picture import THEN
from ...live.tables.scene import Scene
from .aims import Foreteller, is_final, what_comes

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
    """A plan in words; what reads like one of its steps is nothing else to do."""
    why = [words.say(key, *numbers) for key, numbers in plan.gains[:REASONS]]
    planned = steps(scene, words, plan.parts)
    others = {step.label: step for part in plan.others for step in steps(scene, words, [part])}
    for step in planned:
        others.pop(step.label, None)
    return PlanTold(planned, "; ".join(why), plan.chance, list(others.values()))


def steps(scene: Scene, words: Words, parts: list[list[str]]) -> list[PlanStep]:
    """The intentions of a plan, each with all that comes before it."""
    state, read = scene.state, scene.game.actions.read
    assert state is not None
    ahead = foretold(scene.game, state, scene.actor, [[read(text) for text in part] for part in parts])
    return [step(scene, words, one, parts[: number + 1]) for number, one in enumerate(ahead)]


def step(scene: Scene, words: Words, one: Foretold, parts: list[list[str]]) -> PlanStep:
    """The last of some intentions."""
    texts = [text for part in parts for text in part]
    said = [Foreteller(scene, words).told(one.events), *silent(scene, words, one, parts[-1][-1])]
    said += [*[words.dear(key) for key in one.dear], what_comes(scene, one.end)]
    label = " · ".join(filter(None, said))
    return PlanStep(THEN.join(texts), THEN.join(parts[-1]), label, is_final(scene, one.end), bool(one.dear))


def silent(scene: Scene, words: Words, one: Foretold, last: str) -> list[str]:
    """What is chosen without being told; where something is told, only the last decision."""
    game = scene.game
    chosen = [(view, action, game.actions.write(action)) for view, action in one.silent]
    return [
        game.label({**view, "names": scene.names()}, action, words)
        for view, action, text in chosen
        if not one.events or text == last
    ]
