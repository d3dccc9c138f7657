"""The build hook: what a built Ludoteca has that its sources have not.

Always: every message catalogue, compiled from its `.po`, beside it. With LUDOTECA_COMPILE=1 a wheel also holds the
engine compiled by mypyc, beside its sources; where that fails (no C compiler) there is no wheel. Without it the wheel
is pure Python, made at once, and plays the same games, only slower. An editable install stays pure, so that an edit
counts at once. `python hatch_build.py` compiles the catalogues and nothing else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).parent / "src"

COMPILED = (  # under src/ludoteca; an __init__.py only names things and is never compiled
    "core/*.py",
    "games/*/advice.py",
    "games/*/advice/*.py",
    "games/*/data.py",
    "games/*/imagine.py",
    "games/*/steering.py",
    "games/*/view.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "bots/greedy.py",
    "bots/ismcts*.py",
    "bots/search*.py",
)


def compiled_files(sources: Path = SOURCES) -> list[Path]:
    """The files that a wheel holds compiled, relative to *sources*."""
    package = sources / "ludoteca"
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(sources) for path in found)


def compile_messages(sources: Path = SOURCES) -> None:
    """Compile every message catalogue that is newer than its compiled form."""
    for words in sources.rglob("*.po"):
        compiled = words.with_suffix(".mo")
        if not compiled.exists() or compiled.stat().st_mtime < words.stat().st_mtime:
            fresh = words.with_suffix(f".{os.getpid()}")  # several may compile at once: nobody reads half a catalogue
            with words.open("rb") as source, fresh.open("wb") as target:
                write_mo(target, read_po(source))
            fresh.replace(compiled)


def compile_engine(sources: Path, workshop: Path) -> list[Path]:
    """Compile a copy of *sources* in *workshop*, all in one call; the libraries made, relative to *workshop*."""
    shutil.copytree(sources, workshop, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    files = [str(path) for path in compiled_files(workshop)]
    subprocess.run([sys.executable, "-m", "mypyc", *files], cwd=workshop, check=True, stdout=sys.stderr)
    shutil.rmtree(workshop / "build")
    return [path.relative_to(workshop) for ending in ("so", "pyd") for path in workshop.rglob(f"*.{ending}")]


class LudotecaBuild(BuildHookInterface[Any]):
    """Called by hatchling before and after it builds a wheel or an archive of the sources."""

    def dependencies(self) -> list[str]:
        """What this build needs besides `build-system.requires`: the compiler of the engine, if it was asked for."""
        return self.metadata.core.optional_dependencies["compile"] if self.compiles() else []

    def compiles(self) -> bool:
        """Whether this build was asked to compile the engine; an archive of the sources holds nothing compiled."""
        return self.target_name == "wheel" and os.environ.get("LUDOTECA_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogues and, where it was asked for, the engine."""
        sources = Path(self.root, "src")
        compile_messages(sources)
        if version == "editable" or not self.compiles():
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="ludoteca-")
        libraries = compile_engine(sources, Path(self.workshop.name))
        build_data["force_include"] |= {str(Path(self.workshop.name, file)): str(file) for file in libraries}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the workshop away."""
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


if __name__ == "__main__":
    compile_messages()
