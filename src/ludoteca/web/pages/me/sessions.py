"""Sessions of the past: nobody needs them, and nothing of them is to be kept."""

from __future__ import annotations

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.models import Session
from django.db import close_old_connections
from django.utils import timezone

EVERY = 3600.0  # seconds


def forget_past() -> None:
    """Remove the sessions that are over."""
    close_old_connections()
    Session.objects.filter(expire_date__lt=timezone.now()).delete()


def forget_of(account: int) -> None:
    """No session says any more that there was such an account."""
    theirs = [each.pk for each in Session.objects.iterator() if each.get_decoded().get(SESSION_KEY) == str(account)]
    Session.objects.filter(pk__in=theirs).delete()
