"""What is kept of tables: their seats, and a game as the lines of its record. Nothing else of a game is saved."""

from __future__ import annotations

import secrets

from django.db import models

from ..people.models import Player

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none is mistaken for another when read aloud


def new_code() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_secret() -> str:
    """What opens a seat."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """What all luck of a day comes from."""
    return secrets.token_hex(32)


class Table(models.Model):
    """A table: the header of its record, and how far it has come. The revision only grows, also by undo."""

    class Status(models.TextChoices):
        """What goes on at a table."""

        OPEN = "open"
        RUNNING = "running"
        OVER = "over"
        CLOSED = "closed"

    code = models.CharField(max_length=12, unique=True, default=new_code)
    game = models.CharField(max_length=40)
    header = models.TextField()
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    revision = models.PositiveIntegerField(default=0)
    actor = models.SmallIntegerField(null=True)  # the seat whose choice it is, or NOBODY; not known in older rows
    maker = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="made")
    rematch = models.OneToOneField("self", models.SET_NULL, null=True, related_name="before")
    # These may be null, so that older databases only get a column more.
    lesson = models.CharField(max_length=80, null=True)  # noqa: DJ001 - "unreal-estate/first", where somebody is taught
    coach = models.BooleanField(null=True)  # whether a coach speaks here
    invite = models.CharField(max_length=40, null=True, db_index=True, default=new_secret)  # noqa: DJ001 - any free seat
    pace = models.CharField(max_length=12, null=True)  # noqa: DJ001 - how long everybody may think; null without a clock
    since = models.DateTimeField(null=True)  # when the turn of the seat whose choice it is began
    due = models.DateTimeField(null=True, db_index=True)  # when its clock runs out; null while no clock runs
    paused = models.DateTimeField(null=True)  # since when all clocks stand, because everybody wished it
    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)

    class Meta:
        indexes = [models.Index(fields=["status", "touched"])]

    def __str__(self) -> str:
        return self.code


class Seat(models.Model):
    """A seat: whoever holds its secret plays it. It belongs to a player, to a bot, or to nobody yet.

    A bot beside a player plays on for them until they take the seat back.
    """

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    player = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="seats")
    name = models.CharField(max_length=24, blank=True)  # a bot's, or of one of several at the same screen
    bot = models.CharField(max_length=80, blank=True)
    secret = models.CharField(max_length=40, default=new_secret, db_index=True)
    left = models.BooleanField(default=False)  # its player got up in the middle of a game
    agreed = models.PositiveSmallIntegerField(default=0)  # one bit for each seat that wants a bot to play on here
    place = models.PositiveSmallIntegerField(null=True)  # once the game is over
    score = models.IntegerField(null=True)
    # These may be null, so that older databases only get columns more.
    bank = models.FloatField(null=True)  # seconds for its next turn; while its clock runs, the table's `due` says more
    lapses = models.PositiveSmallIntegerField(null=True)  # how often its time ran out
    once = models.BooleanField(null=True)  # the bot beside its player plays this turn only
    pause = models.BooleanField(null=True)  # its player wishes a pause

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_seat_of_each_number")]

    def __str__(self) -> str:
        return f"{self.table_id}.{self.number}"


class Line(models.Model):
    """A line of a table's record: number 0 is the set-up, then one for each decision."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="lines")
    number = models.PositiveIntegerField()
    text = models.TextField()
    revision = models.PositiveIntegerField()  # of the table, once this line was written
    bank = models.FloatField(null=True)  # seconds that whoever decided it had left; 0 if a bot did it for somebody

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_line_of_each_number")]

    def __str__(self) -> str:
        return self.text


class Daily(models.Model):
    """The deal of one day: all its luck comes from the seed, which nobody is told before the day is over."""

    date = models.DateField(unique=True)
    game = models.CharField(max_length=40)
    seed = models.CharField(max_length=64, default=new_seed)

    def __str__(self) -> str:
        return f"{self.date} {self.game}"


class Try(models.Model):
    """Somebody's game of a daily deal: the first one counts, the others are practice."""

    daily = models.ForeignKey(Daily, models.CASCADE, related_name="tries")
    player = models.ForeignKey(Player, models.SET_NULL, null=True, related_name="tries")
    table = models.OneToOneField(Table, models.SET_NULL, null=True, related_name="attempt")
    counts = models.BooleanField(default=False)
    place = models.PositiveSmallIntegerField(null=True)  # once it is over
    score = models.IntegerField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["daily", "player"], condition=models.Q(counts=True), name="one_try_counts")
        ]

    def __str__(self) -> str:
        return f"{self.daily_id}: {self.player_id}"


class Lease(models.Model):
    """The process that calls the bots of a table, and until when; used on PostgreSQL only.

    There is no constraint on the table in the database: its row may be locked, and a lease must not wait for that.
    """

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True, db_constraint=False, related_name="lease")
    process = models.CharField(max_length=40)
    until = models.DateTimeField(db_index=True)
    news = models.TextField(blank=True)  # of its bots, for the other processes

    def __str__(self) -> str:
        return f"{self.pk}: {self.process}"


class Presence(models.Model):
    """When a process last saw somebody at a seat; used on PostgreSQL only."""

    table = models.ForeignKey(Table, models.CASCADE, db_constraint=False, related_name="presences")
    seat = models.PositiveSmallIntegerField()
    process = models.CharField(max_length=40)
    seen = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["table", "seat", "process"], name="one_presence_of_each_process")
        ]

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.process}"
