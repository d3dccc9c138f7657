"""What `deploy/` and the page about hosting name is there, and is called as the command line wants it."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludoteca.cli import parser
from ludoteca.web import settings
from ludoteca.web.server import HOPELESS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = ROOT / "docs" / "hosting.md"
FILES = [HOSTING, *sorted(DEPLOY.iterdir())]
OURS = re.compile(r"(?<![/\w])(?:deploy|locks|docs|tools)/[\w.-]+\w")
INSTRUCTION = re.compile(r"^(FROM|RUN|COPY|WORKDIR|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) \S")


def unit() -> ConfigParser:
    """The systemd unit."""
    found = ConfigParser(strict=False, interpolation=None, delimiters=["="])
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string((DEPLOY / "ludoteca.service").read_text("utf-8"))
    return found


def compose() -> dict[str, Any]:
    """The services, as they are meant."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def instructions() -> list[str]:
    """The Containerfile, one instruction a line."""
    lines = [line for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines() if line[:1] != "#"]
    return [line for line in "\n".join(lines).replace("\\\n", "").splitlines() if line]


def commands() -> Iterator[list[str]]:
    """Every command that starts something of ours."""
    yield shlex.split(unit()["Service"]["ExecStart"])
    for line in instructions():
        if line.startswith("CMD "):
            yield json.loads(line.removeprefix("CMD "))
    for service in compose()["services"].values():
        if "command" in service:
            yield service["command"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_file_that_is_named_is_there(file: Path) -> None:
    assert [name for name in OURS.findall(file.read_text("utf-8")) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_that_is_named_is_a_setting(file: Path) -> None:
    ours = {"LUDOTECA_COMPILE", "LUDOTECA_NAME"}  # the one builds, the other is the proxy's
    named = set(re.findall(r"\bLUDOTECA_[A-Z_]+\b", file.read_text("utf-8")))
    assert settings.__doc__ is not None
    assert [name for name in sorted(named - ours) if name not in settings.__doc__] == []


def test_whatever_is_started_is_a_command() -> None:
    started = list(commands())
    assert [Path(program).name for program, *_ in started] == ["ludoteca"] * 4
    assert [parser().parse_args(arguments).command.__name__ for _, *arguments in started] == [
        "serve",
        "serve",
        "thinker",
        "work",
    ]


def test_systemd_tries_again_unless_that_is_hopeless() -> None:
    service = unit()["Service"]
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"] == str(HOPELESS)


def test_the_services_fit_together() -> None:
    found = compose()
    services = found["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        assert set(service["networks"]) <= found["networks"].keys()
        for volume in service.get("volumes", ()):
            place = volume.partition(":")[0]
            assert (DEPLOY / place).exists() if place.startswith(".") else place in found["volumes"]
    built = services["site"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_an_image_is_built_from_the_sources_alone() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv", "build", "dist", ".env"} <= set(left_out)
    for needed in ("src", "locks", "pyproject.toml", "hatch_build.py", "README.md"):
        assert (ROOT / needed).exists()
        assert not any(fnmatch(needed, pattern) for pattern in left_out)


def test_every_line_of_the_containerfile_is_an_instruction() -> None:
    lines = instructions()
    assert [line for line in lines if not INSTRUCTION.match(line)] == []
    stages = [line.split(" AS ")[1] for line in lines if line.startswith("FROM") and " AS " in line]
    assert re.findall(r"--from=(\w+)", "\n".join(lines)) == stages


def test_the_proxy_asks_a_service_that_there_is() -> None:
    lines = [line.strip() for line in (DEPLOY / "Caddyfile").read_text("utf-8").splitlines() if line[:1] != "#"]
    text = "\n".join(lines)
    assert text.count("{") == text.count("}")
    (asked,) = re.findall(r"^reverse_proxy (.+) \{$", text, re.MULTILINE)
    assert {upstream.partition(":")[0] for upstream in asked.split()} <= compose()["services"].keys()
