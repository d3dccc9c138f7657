"""The head of a table's page as HTML."""

from __future__ import annotations

from ..language import once
from ..regions.head import Head
from .shapes import safe


@once
def head_markup(head: Head) -> str:
    """The line on top."""
    return f"""<div id="head" class="head">
<h1>{safe(head.title)}</h1>
<p class="headline">{safe(head.headline)}</p>
</div>"""
