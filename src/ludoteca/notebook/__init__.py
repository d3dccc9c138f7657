"""A table to play at in a notebook. The extra `notebook` brings what it needs.

>>> from ludoteca.notebook import Table
>>> table = Table("unreal-estate", bots=["beginner", "middle"])
"""

from ..core.extras import extra

extra("anywidget", "notebook")  # where it is missing, the sentence says what to install

from .table import Table  # noqa: E402

__all__ = ["Table"]
