"""Where everything is said to be there (`LUDOTECA_NO_SKIPS=1`, as in `.ci/run`), a test that is skipped has failed."""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import TypeVar

import pytest

NO_SKIPS = "LUDOTECA_NO_SKIPS"
Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What became of a test."""
    return judged((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """What became of a file of tests."""
    return judged((yield))


def judged(report: Report) -> Report:
    """A skip counts as a failure; what is known to fail (`xfail`) may go on doing so."""
    if report.skipped and os.environ.get(NO_SKIPS) == "1" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.longrepr = f"{NO_SKIPS}=1, but: {why}"
    return report
