"""Component numbers live in TOML files that say where each came from; this reads them and names them by a digest."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Final

ABOUT: Final = ("source", "note", "evidence")  # keys that speak about a number without being one


def load(package: str, name: str = "components.toml") -> dict[str, Any]:
    """The component data of the game in *package*."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def digest(data: Any) -> str:
    """A short name of what the data say, whatever their comments: two records agree only if it is the same."""
    bare = json.dumps(_bare(data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(bare.encode()).hexdigest()[:12]


def _bare(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _bare(value) for key, value in data.items() if not _about(key)}
    if isinstance(data, list):
        return [_bare(value) for value in data]
    return data


def _about(key: str) -> bool:
    return any(key == word or key.endswith("_" + word) for word in ABOUT)
