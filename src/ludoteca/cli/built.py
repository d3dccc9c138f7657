"""How this engine and this Python were built: figures of another build are no figures of this one."""

from __future__ import annotations

import platform
import sysconfig
from importlib.resources import files

from ..core.native import compiled


def built() -> str:
    """One line: the engine, pure or with the flags it was compiled with, and the Python it runs on."""
    return f"{engine()}; {python()}"


def engine() -> str:
    """The engine."""
    if not compiled():
        return "pure Python engine"
    note = files("ludoteca").joinpath("compiled.txt")  # the build hook wrote it
    return f"engine compiled with {note.read_text(encoding='utf-8').strip()}" if note.is_file() else "compiled engine"


def python() -> str:
    """The Python, and whether it was itself built with optimisation."""
    given = sysconfig.get_config_var("CONFIG_ARGS") or ""
    optimised = [word for word in ("--enable-optimizations", "--with-lto") if word in given]
    how = " ".join(optimised) or "not optimised"
    return f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}, {how})"
