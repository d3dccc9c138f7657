"""What can be said: two dozen phrases and six reactions. There is no free text, so nobody needs to read along."""

from __future__ import annotations

from django.utils.translation import gettext, gettext_noop

PHRASES = {
    "hello": gettext_noop("Hello, everybody!"),
    "good-luck": gettext_noop("Good luck and have fun!"),
    "first-time": gettext_noop("This is my first game. Be kind!"),
    "ready": gettext_noop("I am ready."),
    "moment": gettext_noop("My turn takes a moment."),
    "take-time": gettext_noop("Take your time."),
    "back-soon": gettext_noop("I will be right back."),
    "back": gettext_noop("I am back."),
    "tomorrow": gettext_noop("I will play on tomorrow."),
    "sorry": gettext_noop("Sorry for the wait!"),
    "your-turn": gettext_noop("{0}, it is your turn."),
    "well-played": gettext_noop("Well played, {0}!"),
    "watch-out": gettext_noop("Watch out for {0}!"),
    "my-spot": gettext_noop("{0}, that was my spot!"),
    "nice-plan": gettext_noop("What a lovely plan."),
    "did-not-see": gettext_noop("I did not see that coming."),
    "oops": gettext_noop("Oops, that was not what I meant."),
    "lucky": gettext_noop("That was lucky!"),
    "unlucky": gettext_noop("Luck is not with me today."),
    "close": gettext_noop("This will be close!"),
    "thanks": gettext_noop("Thank you!"),
    "must-go": gettext_noop("I have to go. A bot may play for me."),
    "good-game": gettext_noop("Good game, thank you all!"),
    "again": gettext_noop("Shall we play again?"),
}
REACTIONS = {
    "smile": gettext_noop("smiles"),
    "laugh": gettext_noop("laughs"),
    "wow": gettext_noop("is amazed"),
    "think": gettext_noop("is thinking hard"),
    "sad": gettext_noop("is sad"),
    "clap": gettext_noop("applauds"),
}
NAMING = frozenset(key for key, phrase in PHRASES.items() if "{0}" in phrase)  # these name somebody at the table


def known(key: str) -> bool:
    """Whether something can be said."""
    return key in PHRASES or key in REACTIONS


def spoken(key: str, name: str = "") -> str:
    """A phrase or a reaction in the language that is spoken now; nothing if an earlier release could say it."""
    sentence = PHRASES.get(key) or REACTIONS.get(key) or ""
    return gettext(sentence).replace("{0}", name) if sentence else ""
