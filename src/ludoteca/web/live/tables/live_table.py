"""A live table: the one way every decision takes, whether it comes from a socket, a form or a bot.

Everything here that changes a table runs in the writer, which sees the `newest` scene. What others read is its `scene`,
replaced as a whole once all that led to it is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from ....core.chance import Chance, SecureChance
from ....core.records.match import Match, Trial
from ....core.state import NOBODY, State
from ....core.story import Event
from ....core.teaching.coach import CoachLine
from ....core.teaching.lesson import LEARNER, Lesson
from ..bots.patron import Patron
from ..clocks.now import CLOCK
from ..clocks.pace import pace_of
from ..refusal import Refusal
from ..writer import WRITER
from . import daily, moments
from .calls.bot_calls import Call
from .calls.bot_news import QUIET, BotNews
from .kept import store
from .learning import puzzling, teaching
from .models import new_secret
from .processes import presence
from .refusals import CLOSED, NO_ACTION, NO_SEAT, NOT_RUNNING, WATCHING, Stale
from .scene import Hint, Scene, Turning, snapshot
from .seats import SeatNow
from .timing import clock, pausing
from .watching.observer import Observer

UNKNOWN = -1  # the revision of a table whose last change may not have been kept: whatever comes next looks it up
CallBot = Callable[["LiveTable"], None]


class LiveTable:
    """A table in memory: its match, and who looks at it."""

    def __init__(self, code: str, call_bot: CallBot) -> None:
        self.code = code
        self.observers: dict[Observer, None] = {}
        self.call_bot = call_bot  # has a bot think about the next decision
        self.call = Call()  # the last one
        self.bot_news = QUIET
        self.hint: Hint | None = None
        self.turning: Turning | None = None
        self.opened = time.monotonic()
        self.seen: dict[int, float] = {}  # when somebody was last here, by their seat
        self.elsewhere: dict[int, float] = {}  # and when at another process
        self.reload()
        self.patron = Patron(str(self.stored.row.maker_id or ""))
        self.scene = self.newest

    # -- what is known ---------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Take over what the database says."""
        self.stored = store.load(self.code)
        self.match = self.stored.match
        self.lesson = teaching.lesson_at(self.stored)
        self.puzzle = puzzling.puzzle_at(self.stored)
        self.attempt = daily.attempt_at(self.stored.row.pk)
        self.coach = teaching.Coach(self.stored)
        self.revisions = self.stored.revisions
        self.revision = self.stored.row.revision
        self.show()

    def catch_up(self, revision: int) -> None:
        """Take over what another process has played, if that is news here."""
        if self.revision == UNKNOWN:
            self.heal()
        elif self.revision < revision:
            self.look_again()

    def look_again(self) -> None:
        """Take over what the database says, and go on from there."""
        self.reload()
        self.carry_on()

    def spoil(self) -> None:
        """What was changed here may not have been kept: it must be looked up."""
        self.revision = UNKNOWN
        WRITER.ask(self.code, self.heal)

    def heal(self) -> None:
        """Look up what is not known any more, and go on from there."""
        if self.revision == UNKNOWN:
            self.look_again()

    def show(self, news: Iterable[Event] = (), passed: Iterable[State] = ()) -> None:
        """Make a new scene; it is before everybody's eyes as soon as all that led to it is kept."""
        if self.revision == UNKNOWN:
            return self.reload()
        row = self.stored.row
        self.newest = Scene(
            code=self.code,
            status=row.status,
            revision=self.revision,
            header=self.stored.header,
            maker=row.maker_id,
            seats=self.stored.seats,
            invite=row.invite or "",
            rematch=row.rematch.code if row.rematch else "",
            present=self.present(),
            match=snapshot(self.match),
            revisions=tuple(self.revisions),
            news=tuple(news),
            passed=tuple(passed),
            hint=self.hint if self.hint and self.hint.revision == self.revision else None,
            lesson=self.lesson,
            puzzle=self.puzzle,
            answer=puzzling.answer(self.puzzle, self.match),
            day=self.attempt.daily.date if self.attempt else None,
            coached=bool(row.coach),
            coach=self.coached(),
            pace=pace_of(row.pace),
            due=row.due,
            paused=row.paused is not None,
            touched=row.touched,
            floor=self.stored.floor,
            turning=self.turning,
            place=self.bot_news.place,
            eased=self.bot_news.since(self.revisions, self.last_person()) if self.bot_news.eased else (),
        )
        return WRITER.once_kept(partial(self.reveal, self.newest))

    def coached(self) -> CoachLine | None:
        """What the coach says now to the person who is asked."""
        match, bots = self.match, {seat.number for seat in self.stored.seats if seat.bot}
        if not self.stored.row.coach or match is None or match.state.over or match.state.actor in bots:
            return None
        return self.coach.line(match)

    def reveal(self, scene: Scene) -> None:
        """Put a scene in place, and before everybody's eyes."""
        self.scene = scene
        for observer in sorted(self.observers, key=self.is_asked):
            observer.show(scene)

    def is_asked(self, observer: Observer) -> bool:
        """Whether somebody looks from the seat that decides now: their board takes longest, so it is drawn last."""
        return self.scene.actor in observer.held(self.stored.seats)

    def present(self) -> frozenset[int]:
        """The seats from which somebody looks now, here or at another process."""
        lately = time.monotonic() - presence.HERE
        return self.here() | {seat for seat, seen in self.elsewhere.items() if seen > lately}

    def here(self) -> frozenset[int]:
        """The seats from which somebody looks at this process."""
        return frozenset(number for observer in tuple(self.observers) for number in observer.held(self.stored.seats))

    def greet(self) -> bool:
        """Somebody came or went: everybody is shown it if that changes who is there; whether it did."""
        present = self.present()
        if present == self.newest.present:
            return False
        self.saw(self.newest.present - present - self.elsewhere.keys())
        self.show()
        WRITER.once_kept(partial(presence.tell, [self]))
        for seat in self.stored.seats:
            if seat.agreed and seat.number in present:  # back in time: no bot is needed
                self.reseat(seat.number, secret=seat.secret)
        return True

    def saw(self, numbers: Iterable[int]) -> None:
        """Somebody is here, or was until now."""
        self.seen.update(dict.fromkeys(numbers, time.monotonic()))

    def away_here(self) -> dict[int, float]:
        """For how many seconds nobody has looked from a seat at this process, if somebody ever did."""
        now = time.monotonic()
        return {seat: now - seen for seat, seen in self.seen.items()} | dict.fromkeys(self.here(), 0.0)

    def seconds_away(self, seat: int) -> float:
        """For how long nobody has looked from a seat, here or at another process."""
        seen = max(self.seen.get(seat, self.opened), self.elsewhere.get(seat, 0.0))
        return 0.0 if seat in self.present() else time.monotonic() - seen

    def suggest(self, hint: Hint | None) -> None:
        """A hint for whoever is asked now, or none any more."""
        self.hint = hint
        self.show()

    def turned(self, turning: Turning) -> None:
        """It is known which turn has decided the game."""
        self.turning = turning
        self.show()

    def last_person(self) -> int:
        """The revision of the last decision that no bot took."""
        plies = self.match.plies if self.match is not None else []
        bots = {seat.number for seat in self.stored.seats if seat.bot}
        ours = (at for ply, at in zip(reversed(plies), reversed(self.revisions), strict=True) if ply.actor not in bots)
        return next(ours, 0)

    def tell(self, news: BotNews) -> None:
        """Something is to be said of the bots."""
        self.bot_news = news
        self.show()

    # -- decisions -------------------------------------------------------------------------------------------------

    def submit(self, seat: int, revision: int, texts: list[str] | tuple[str, ...], shown: bool = False) -> int:
        """Decisions of *seat*, one after another, made when the table was at *revision*; how many were played.

        They are played whole or not at all, at one revision, so that one undo takes them back. After luck, something
        shown or somebody else's turn the rest is not played, not even read. A puzzle that was *shown* is not solved.
        """
        match = self.playing(revision)
        if seat < 0:
            raise Refusal(WATCHING, status=403)
        puzzling.check(self.newest)
        pausing.end_by_move(self, seat)
        trial = match.trial()
        for text in texts:
            if trial.plies and not trial.goes_on(seat):
                break
            self.decide(trial, seat, text)
        played = len(trial.plies)
        self.play_obvious(match, trial)
        if self.newest.coach is not None:
            self.coach.heeded(self.newest.coach, len(match.plies))
        self.play(match, trial)
        if not shown:
            puzzling.note(self.puzzle, self.stored, match)
        self.carry_on()
        return played

    def decide(self, trial: Trial, seat: int, text: str) -> None:
        """Try the next decision, if it is legal."""
        try:
            action = trial.game.actions.read(text)
        except ValueError as error:
            raise Refusal(NO_ACTION) from error
        if reason := trial.game.explain(trial.state, seat, action):
            raise Refusal(reason=reason)
        if self.lesson is not None and self.match is not None:
            teaching.check(self.lesson, [*self.match.plies, *trial.plies], trial.state, text)
        trial.play(action, self.luck(trial))

    def play_obvious(self, match: Match, trial: Trial) -> None:
        """Try whatever everybody can see is the only way; beyond the end of a puzzle nobody plays."""
        while len(trial.state.legal) == 1 and trial.state.agenda[-1].obvious(trial.state):
            if self.puzzle is not None and self.puzzle.answer([*match.plies, *trial.plies], trial.state):
                return
            trial.play(trial.state.legal[0], self.luck(trial))

    def luck(self, trial: Trial) -> Chance:
        """The luck of the next decision of a trial."""
        if self.attempt is not None and self.match is not None:
            return daily.luck_after(self.attempt, self.match.setup, [*self.match.plies, *trial.plies])
        return teaching.luck_at(self.lesson)

    def playing(self, revision: int) -> Match:
        """The match, if it is being played and stands at *revision*."""
        if revision > self.revision:  # another process has played here
            self.reload()
        if self.stored.row.status == "closed":
            raise Refusal(CLOSED)
        if self.match is None or self.stored.row.status != "running":
            raise Refusal(NOT_RUNNING)
        if revision != self.revision:
            raise Stale
        return self.match

    def play(self, match: Match, trial: Trial) -> None:
        """Commit what was tried on clones, then make it real, then show it."""
        result = self.result(trial.state)
        lines, mover = [ply.entry.write() for ply in trial.plies], match.state.actor
        tick = clock.after_move(self, trial)
        self.commit(store.append, len(match.plies) + 1, lines, trial.state.actor, result, tick)
        match.accept(trial)
        self.ticked(tick, mover, len(match.plies))
        if self.lesson is not None:
            teaching.note(self.lesson, self.stored, match)
        self.bot_news = replace(self.bot_news, place=0)
        self.revisions += [self.revision] * len(lines)
        if result:
            self.stored.row.status = "over"
            if self.attempt is not None:
                daily.finish(self.attempt, result)
            self.tell_of(moments.OVER, mover)
        elif match.state.actor != mover:
            self.tell_of(moments.HANDED_OVER, mover)
        self.show([event for ply in trial.plies for event in ply.story.events], trial.passed)

    def ticked(self, tick: clock.Tick, mover: int, plies: int) -> None:
        """Take over what a move has made of the clock."""
        row = self.stored.row
        row.due, row.since = tick.due, tick.since or row.since
        if tick.mover:
            clock.keep_seat(self, mover, **tick.mover)
        if tick.left == 0.0:
            self.stored.floor = plies
        if tick.since is not None and row.pace:
            self.tell_of(moments.CLOCK_SET, mover)

    def result(self, state: State) -> list[tuple[int, int]]:
        """Everybody's place and score if the game is over."""
        game = self.stored.header.game
        return list(zip(game.ranks(state), game.scores(state), strict=True)) if state.over else []

    def commit(self, change: Callable[..., None], *details: object, **changes: object) -> None:
        """Write a change at the present revision; if another process was faster, what it wrote is looked up."""
        WRITER.if_lost(self.spoil)
        change(self.stored.row.pk, self.revision, *details, **changes)
        self.revision += 1
        self.stored.row.touched = timezone.now()

    def tell_of(self, listeners: list[moments.Listener], before: int = NOBODY) -> None:
        """Something has been written that concerns others too; *before* it the choice was that seat's."""
        actor = self.match.state.actor if self.match is not None else NOBODY
        row, seats = self.stored.row, self.stored.seats
        moments.tell(listeners, moments.Moment(row, seats, self.revision, actor, before, row.due))

    def carry_on(self) -> None:
        """Play what everybody can see is the only way, and call the bot whose turn it is."""
        if self.match is not None and self.stored.row.status == "running":
            trial = self.match.trial()
            self.play_obvious(self.match, trial)
            try:
                if trial.plies:
                    self.play(self.match, trial)
            except Stale:  # another process did the same
                return self.spoil()
        if self.lesson is not None:
            self.play_script(self.lesson)
        elif self.newest.actor in self.newest.bots:
            WRITER.once_kept(partial(self.call_bot, self))
        return None

    def play_script(self, lesson: Lesson) -> None:
        """Have the others of a lesson do what its script says."""
        if self.match is not None and self.newest.actor >= 0 and (text := teaching.others_next(lesson, self.match)):
            self.submit(self.newest.actor, self.revision, [text])

    def undo(self, seat: int, revision: int, to: str) -> None:
        """Take back the last decision of *seat*, or all since its turn began."""
        match = self.playing(revision)
        goal = self.undo_goal(match, seat, to) if seat >= 0 else None
        if goal is None:
            raise Refusal(_("Nothing can be taken back now: luck, something hidden or another player came between."))
        before = match.back_to(goal)
        due, bank = clock.after_undo(self, before.state.actor, goal)
        since = self.stored.row.since if before.state.actor == match.state.actor else CLOCK.now()
        self.commit(store.cut, goal, before.state.actor, due=due, since=since)
        if bank is not None:
            clock.keep_seat(self, before.state.actor, bank=bank)
        self.stored.row.due, self.stored.row.since = due, since
        self.match = before
        self.revisions = self.revisions[:goal]
        self.tell_of(moments.TAKEN_BACK, seat)
        if due is not None:
            self.tell_of(moments.CLOCK_SET, seat)
        self.show()
        self.carry_on()

    def undo_goal(self, match: Match, seat: int, to: str) -> int | None:
        """How many plies stay when *seat* takes back what was decided at once, or its turn; none if it cannot."""
        if self.lesson is not None:
            return teaching.back(self.lesson.progress(match.plies), to) if seat == LEARNER else None
        if self.newest.answer is not None:
            return 0
        points = [point for point in match.undo_points(seat, self.newest.always_bots) if point >= self.stored.floor]
        if to == "turn":
            return max(match.turn_point(seat, self.newest.always_bots) or 0, points[-1]) if points else None
        together = [point for point in points if self.revisions[point] == self.revisions[points[0]]]
        return together[-1] if together else None

    # -- the table itself ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the game."""
        if self.stored.row.status != "open":
            raise Refusal(NOT_RUNNING if self.stored.row.status != "closed" else CLOSED)
        if not self.newest.ready:
            raise Refusal(_("Somebody is still missing: send the link, or add a bot."))
        self.begin(self.opening())

    def opening(self) -> Match:
        """The game at its beginning."""
        header = self.stored.header
        if self.lesson is not None:
            return self.lesson.begin()
        if self.puzzle is not None:
            return self.puzzle.begin(SecureChance())
        luck = daily.DayChance(self.attempt.daily.seed, 0) if self.attempt else SecureChance()
        return Match.start(header.game, header.seats, header.options, luck)

    def begin(self, match: Match) -> None:
        """Play a match from where it stands: from its set-up, or from some moment of another game."""
        self.commit(store.begin, match)
        self.stored.row.status, self.match = "running", match
        self.revisions = [self.revision] * len(match.plies)
        clock.settle(self)
        self.tell_of(moments.STARTED)
        self.tell_of(moments.HANDED_OVER)
        self.show(match.opening.events if not match.plies else ())
        self.carry_on()

    def reseat(self, number: int, **changes: object) -> None:
        """Somebody else, or nobody, in a seat: whoever held it before holds it no longer."""
        nothing = {"secret": new_secret(), "left": False, "agreed": 0, "once": None, "pause": None}
        self.commit(store.reseat, number, **{**nothing, **changes})
        self.renew()

    def change_row(self, **changes: object) -> None:
        """Something about the table itself."""
        self.commit(store.change_row, **changes)
        self.renew()

    def reread_seats(self) -> None:
        """Take over the seats if they are not as they were: no revision counts a new name."""
        if self.revision != UNKNOWN and store.seats_now(self.stored.row) != self.stored.seats:
            self.renew()

    def renew(self) -> None:
        """Take over the seats and the table's own row, while the match stays as it is."""
        self.stored.row.refresh_from_db()
        self.stored.seats = store.seats_now(self.stored.row)
        clock.settle(self)
        self.show()
        self.carry_on()

    def seat(self, number: int) -> SeatNow:
        """The seat with a number."""
        if not 0 <= number < len(self.stored.seats):
            raise Refusal(NO_SEAT, status=404)
        return self.stored.seats[number]
