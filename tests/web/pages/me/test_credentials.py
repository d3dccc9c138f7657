"""What a browser says of a passkey may be anything: never an error of ours, and nobody is let in by it."""

from __future__ import annotations

import json
import tracemalloc
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
numbers = st.integers() | st.sampled_from([10**9, 10**11])  # so many bytes would stop the machine
values: Any = st.none() | st.booleans() | numbers | texts | st.lists(texts, max_size=2)
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


@pytest.mark.parametrize("place", ["id", "rawId", "clientDataJSON", "attestationObject", "userHandle"])
def test_a_number_in_the_place_of_bytes_takes_no_memory(place: str) -> None:
    response = {**WHOLE["response"], place: 10**9}  # type: ignore[dict-item]
    credential = {**WHOLE, place: 10**9} if place in WHOLE else {**WHOLE, "response": response}
    eve = Person("Eve")
    keep(eve)
    for path in ("/me/passkeys/new/", "/me/passkeys/in/"):
        eve.browser.get(path, headers={"accept": "application/json"})
        tracemalloc.start()
        refused(eve, path, credential)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert most < 10**8, (path, most)


@pytest.mark.parametrize("told", ["9" * 5000, "[" * 15_000, json.dumps({**WHOLE, "x": "\0"}), '{"id": "\\ud800"}'])
def test_what_python_cannot_read_or_no_database_keeps_is_no_passkey(told: str) -> None:
    eve = Person("Eve")
    keep(eve)
    for who, path in ((eve, "/me/passkeys/new/"), (Person(), "/me/passkeys/in/")):
        who.browser.get(path, headers={"accept": "application/json"})
        assert who.browser.post(path, {"credential": told, "name": "x"}).status_code < 500, path
    assert not Authenticator.objects.exists()


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
