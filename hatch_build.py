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
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).parent / "src"

COMPILED = (  # under src/ludoteca; an __init__.py only names things and is never compiled
    "core/**/*.py",
    "games/*/advice.py",
    "games/*/advice/*.py",
    "games/*/data.py",
    "games/*/imagine.py",
    "games/*/observe.py",
    "games/*/preview.py",
    "games/*/steering.py",
    "games/*/view.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "bots/asked.py",
    "bots/simple/greedy.py",
    "bots/ismcts*.py",
    "bots/search*.py",
)

ENGINE = {
    "adviser.py",
    "calibration.py",
    "chance.py",
    "manners.py",
    "menu.py",
    "native.py",
    "playout.py",
    "shared.py",
    "state.py",
    "story.py",
    "style.py",
}  # all play

# CFLAGS takes the place of Python's own flags: without NDEBUG every access to a list would ask its assertions, without
# -fwrapv numbers could not be trusted to wrap. Calls within a library go straight to their function.
OWN_FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden -fno-plt"

NOTE = Path("ludoteca", "compiled.txt")  # what `ludoteca bench` names the build by

SETUP = """from mypyc.build import mypycify
from setuptools import setup

setup(name="engine", packages=[], ext_modules=mypycify({files}, separate={separate}, debug_level="0"))
"""


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


def groups(files: list[Path]) -> dict[str, list[str]]:
    """The files by the library that they become: what every game uses, the rest of the core, and each game.

    A library is compiled again only if something in it changed, and several are compiled at the same time.
    """
    found: dict[str, list[str]] = {}
    for path in files:
        room = path.parts[2] if path.parts[1] == "games" else "engine" if path.name in ENGINE else path.parts[1]
        found.setdefault(f"ludoteca_{room}", []).append(str(path))
    return found


def compile_engine(sources: Path, workshop: Path) -> list[Path]:
    """Compile a copy of *sources* in *workshop*; the libraries made, relative to *workshop*.

    What an earlier call left there is used again as far as nothing has changed.
    """
    named = f"mypyc, -O3 {flags().get('CFLAGS', '')}\n"
    if (workshop / NOTE).exists() and (workshop / NOTE).read_text(encoding="utf-8") != named:
        shutil.rmtree(workshop / "build", ignore_errors=True)  # made with other flags
    take_over(sources, workshop)
    files = compiled_files(workshop)
    separate = [(names, library) for library, names in groups(files).items()]
    (workshop / "setup.py").write_text(SETUP.format(files=[str(path) for path in files], separate=separate))
    (workshop / "mypy.ini").write_text("[mypy]\n")  # no settings of a project around it
    compile_there(workshop)
    (workshop / NOTE).write_text(named, encoding="utf-8")
    made = [path.relative_to(workshop) for ending in ("so", "pyd") for path in libraries(workshop, ending)]
    return [*made, NOTE]


def compile_there(workshop: Path) -> None:
    """Compile what lies in *workshop*; where mypyc cannot go on from what it remembers, it begins anew.

    Of C files that come out as they were nothing is compiled again.
    """
    line = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    memory = workshop / ".mypy_cache"
    begun = memory.exists()
    done = subprocess.run(line, cwd=workshop, env=os.environ | flags(), stdout=sys.stderr)
    if done.returncode and begun:
        shutil.rmtree(memory)
        done = subprocess.run(line, cwd=workshop, env=os.environ | flags(), stdout=sys.stderr)
    done.check_returncode()


def take_over(sources: Path, workshop: Path) -> None:
    """Make the package in *workshop* the same as in *sources*, without what is no longer there."""
    package = workshop / "ludoteca"
    for path in package.rglob("*.*"):
        if (
            path.is_file()
            and not (sources / path.relative_to(workshop)).exists()
            and path.suffix not in (".so", ".pyd")
        ):
            path.unlink()
    shutil.copytree(sources, workshop, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))


def libraries(workshop: Path, ending: str) -> list[Path]:
    """The libraries that belong to the files compiled now: one beside each of them, and one for each group."""
    files = compiled_files(workshop)
    names = {str(path.with_suffix("")) for path in files} | {f"{group}__mypyc" for group in groups(files)}
    found = [*workshop.glob(f"*.{ending}"), *(workshop / "ludoteca").rglob(f"*.{ending}")]
    return [path for path in found if str(path.relative_to(workshop)).split(".")[0] in names]


def flags() -> dict[str, str]:
    """What the C compiler and the linker are told besides what mypyc tells them."""
    if os.name == "nt":
        return {}
    linker = "" if sys.platform == "darwin" else " -Wl,-Bsymbolic"
    return {
        "CFLAGS": f"{OWN_FLAGS} {os.environ.get('CFLAGS', '')}".strip(),
        "LDFLAGS": os.environ.get("LDFLAGS", "") + linker,
    }


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
        workshop = Path(self.root, "build", "engine")
        workshop.mkdir(parents=True, exist_ok=True)
        build_data["force_include"] |= {str(workshop / file): str(file) for file in compile_engine(sources, workshop)}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    compile_messages()
