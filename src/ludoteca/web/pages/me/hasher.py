"""How passwords are kept: by Argon2, with as much memory and time as OWASP asks for at least.

Django takes 100 MB for each. Anybody may sign in with whatever password, eight pages are made at once, and a small
machine has no 800 MB to spare. Those that were kept so are still good, and are kept anew when their owner signs in.
"""

from __future__ import annotations

from django.contrib.auth.hashers import Argon2PasswordHasher


class Hasher(Argon2PasswordHasher):
    """Argon2id."""

    time_cost = 2
    memory_cost = 19_456  # kB
    parallelism = 1
