"""The check command: whether everything that is kept can be played on, and how."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import django
from django.db import Error

from .. import folder
from ..migration import in_present_form
from ..server import give_up, settle


def check(data: Path | None = None, as_json: bool = False) -> int:
    """Say what does not fit; the exit code says whether anything does not."""
    try:
        settle(data, new=False)
        django.setup()
        with in_present_form(kept=False):
            report = examine()
    except (folder.FolderError, Error) as error:
        return give_up(error)
    if as_json:
        print(json.dumps(report))
    else:
        for entry in [*report["upgrade"], *report["faults"]]:
            print(f"{entry['code']}: {entry['what']}")
        print(f"{report['tables']} tables, {len(report['faults'])} faults.")
    return 1 if report["faults"] else 0


def examine() -> dict[str, Any]:
    """How many tables there are, what becomes of those made under other rules, and what does not fit."""
    from ..live.releases.carry_over import Future, fates, passing
    from ..live.tables.kept.check import faults
    from ..live.tables.models import Table

    others = {fate.code: fate for fate in fates()}
    told = {
        future: [{"code": f.code, "what": f.told()} for f in others.values() if f.future is future] for future in Future
    }
    judged = {code for code, fate in others.items() if fate.future is not Future.EARLIER} | set(passing())
    found = [asdict(fault) for fault in faults(but=judged)]
    return {
        "tables": Table.objects.count(),
        "upgrade": told[Future.PRESENT] + told[Future.EARLIER],
        "faults": told[Future.LEFT] + found,
    }
