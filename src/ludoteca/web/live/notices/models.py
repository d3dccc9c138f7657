"""What is kept of notices: the ways to people, how they like to be told, and what is still to be told."""

from __future__ import annotations

from django.db import models

from ..people.models import Player
from ..tables.models import Table


class Channel(models.Model):
    """A way to somebody: to a player, or to all at a table."""

    class Kind(models.TextChoices):
        """What sort of way it is."""

        PUSH = "push"
        MAIL = "mail"
        HOOK = "hook"
        FEED = "feed"  # which is fetched: nothing is ever sent there

    player = models.ForeignKey(Player, models.CASCADE, null=True, related_name="channels")
    table = models.OneToOneField(Table, models.CASCADE, null=True, related_name="hook")  # for all at it
    kind = models.CharField(max_length=4, choices=Kind.choices)
    address = models.CharField(max_length=1000)
    keys = models.JSONField(default=dict)  # of a browser, for what is pushed; which service a hook belongs to
    language = models.CharField(max_length=10)
    site = models.CharField(max_length=200)  # under which address its reader found the site
    verified = models.BooleanField(default=False)  # it has answered; one that stops answering loses this
    failures = models.PositiveSmallIntegerField(default=0)  # how often it has not answered, since it last did
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["player", "kind", "address"], name="one_channel_to_each_address")
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.pk}"


class Taste(models.Model):
    """How a player likes to be told."""

    class Digest(models.TextChoices):
        """What waits for one message a day."""

        MAIL = "mail"
        ALL = "all"
        NONE = "none"

    player = models.OneToOneField(Player, models.CASCADE, primary_key=True, related_name="taste")
    digest = models.CharField(max_length=4, choices=Digest.choices, default=Digest.MAIL)

    def __str__(self) -> str:
        return f"{self.pk}: {self.digest}"


class SeatTaste(models.Model):
    """How a player likes to be told of one table."""

    class Notify(models.TextChoices):
        """When to tell."""

        DEFAULT = "default"
        ALWAYS = "always"  # at once, whatever else the player likes
        DIGEST = "digest"
        NEVER = "never"

    player = models.ForeignKey(Player, models.CASCADE, related_name="seat_tastes")
    table = models.ForeignKey(Table, models.CASCADE, related_name="seat_tastes")
    notify = models.CharField(max_length=7, choices=Notify.choices)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["player", "table"], name="one_taste_for_each_seat")]

    def __str__(self) -> str:
        return f"{self.player_id} at {self.table_id}: {self.notify}"


class Notice(models.Model):
    """Something to be told: to a player, or (without one) to all at a table. A newer one of its kind replaces it."""

    class Kind(models.TextChoices):
        """What is told."""

        TURN = "turn"
        START = "start"
        OVER = "over"
        INVITE = "invite"
        CLOCK = "clock"  # half of the time is left
        LAST = "last"  # a tenth of the time is left: told at night too

    player = models.ForeignKey(Player, models.CASCADE, null=True, related_name="notices")
    table = models.ForeignKey(Table, models.CASCADE, related_name="notices")
    kind = models.CharField(max_length=6, choices=Kind.choices)
    revision = models.PositiveIntegerField()  # of the table, when this was new
    due = models.DateTimeField()  # when to tell
    deadline = models.DateTimeField(null=True)  # the end of the clock that it was reckoned from
    sent = models.DateTimeField(null=True)  # when it was given to the player's channels

    class Meta:
        indexes = [
            models.Index(fields=["due"], condition=models.Q(sent=None), name="notices_due"),
            models.Index(fields=["table", "player"], name="notices_of_a_table"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} at {self.table_id} for {self.player_id}"


class Delivery(models.Model):
    """A notice on its way through one channel. While it is carried, its next attempt lies ahead."""

    notice = models.ForeignKey(Notice, models.CASCADE, related_name="deliveries")
    channel = models.ForeignKey(Channel, models.CASCADE, related_name="deliveries")
    due = models.DateTimeField(db_index=True)
    tries = models.PositiveSmallIntegerField(default=0)
    gathered = models.BooleanField(default=False)  # it goes with the others of the day

    class Meta:
        constraints = [models.UniqueConstraint(fields=["notice", "channel"], name="one_delivery_by_each_channel")]

    def __str__(self) -> str:
        return f"{self.notice_id} by {self.channel_id}"


class PushKey(models.Model):
    """The key with which this site signs what it pushes: one for all its processes, for as long as the site lives."""

    private = models.TextField()

    def __str__(self) -> str:
        return "the key"


class Round(models.Model):
    """The process that carries notices, and until when; used on PostgreSQL only."""

    process = models.CharField(max_length=40)
    worker = models.BooleanField()
    until = models.DateTimeField()

    def __str__(self) -> str:
        return self.process
