"""Many games on many machines, by Ray. The extra `ray` brings what it needs.

>>> from ludoteca.cluster import cluster
>>> with cluster("local") as mapper:  # doctest: +SKIP
...     rows = list(tournament(jobs, mapper))
"""

from .ray_mapper import cluster

__all__ = ["cluster"]
