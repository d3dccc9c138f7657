"""What a browser says of a passkey may be anything: never an error of ours, and nobody is let in by it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.pages.me.kept import PASSWORD, choose_password, keep
from tests.web.people import Person

pytestmark = pytest.mark.usefixtures("site")
SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]

texts = st.sampled_from(["", "x", "AAAA", "MQ", "e30", "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0", "\u00fc", "====", "MQ" * 200])
values: Any = st.none() | st.booleans() | st.integers() | texts | st.lists(texts, max_size=2)
response = st.dictionaries(
    st.sampled_from(["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]), values
)
credentials = values | st.fixed_dictionaries(
    {},
    optional={
        "id": values,
        "rawId": values,
        "type": values,
        "response": values | response,
        "clientExtensionResults": values,
    },
)
WHOLE = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "clientExtensionResults": {},
    "response": {
        "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQUFBQSIsIm9yaWdpbiI6IngifQ",
        "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA",
        "authenticatorData": "A" * 50,
        "signature": "AAAA",
        "userHandle": "MQ",
    },
}


def refused(person: Person, path: str, credential: object) -> None:
    """Nothing comes of a credential, whatever it is."""
    answer = person.browser.post(path, {"credential": json.dumps(credential), "name": "x"})
    assert answer.status_code < 500, (path, credential)
    assert not Authenticator.objects.filter(type="webauthn").exists()


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(credential=credentials)
def test_whatever_is_shown_at_the_door_lets_nobody_in(credential: object) -> None:
    eve = Person("Eve")
    eve.browser.get("/me/passkeys/in/", headers={"accept": "application/json"})
    refused(eve, "/me/passkeys/in/", credential)
    assert "_auth_user_id" not in eve.browser.session


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(credential=credentials)
def test_whatever_is_offered_as_a_new_passkey_becomes_none(credential: object) -> None:
    eve = Person("Eve")
    keep(eve)
    eve.get("/me/passkeys/new/")
    refused(eve, "/me/passkeys/new/", credential)


def test_a_whole_credential_that_is_wrong_is_refused_everywhere() -> None:
    ana = Person("Ana")
    keep(ana)
    choose_password(ana, "ana-maria")
    for who, path in ((Person(), "/me/passkeys/in/"), (ana, "/me/passkeys/new/"), (ana, "/me/again/passkey/")):
        who.browser.get(path, headers={"accept": "application/json"})
        refused(who, path, WHOLE)
    eve = Person()
    eve.post("/me/in/", login="ana-maria", password=PASSWORD + "x")
    refused(eve, "/me/second/", WHOLE)
    assert "_auth_user_id" not in eve.browser.session
