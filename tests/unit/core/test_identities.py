"""One person under several identities, as SAME_PEOPLE says."""

from __future__ import annotations

import pytest

from core.access.identities import groups_of, is_admin_named, is_same_person

SAID = ("slack:T1:U1=discord::2", "discord::2=token:A", "U7=terminal:ada")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("slack:T1:U1", "slack:T1:U1", True),
        ("slack:T1:U1", "discord::2", True),
        ("slack:T1:U1", "token:A", True),  # by way of a third
        ("slack:T2:U1", "discord::2", False),  # of another workspace
        ("discord:9:2", "discord::2", True),  # on a server, and in a direct message
        ("discord:9:4", "discord::4", True),
        ("discord:9:2", "slack:T1:U1", True),
        ("discord:9:4", "discord:9:5", False),
        ("slack:T5:U7", "terminal:ada", True),  # named by its last part: in any workspace
        ("slack:T1:U1", "terminal:ada", False),
        ("token:B", "token:A", False),
    ],
)
def test_who_is_one_person(one: str, other: str, same: bool):
    assert is_same_person(one, other, SAID) is same
    assert is_same_person(other, one, SAID) is same


@pytest.mark.parametrize("said", ["slack:T1:U1", "U1=", "=", "U1=U1"])
def test_one_identity_is_nobody_else(said: str):
    with pytest.raises(ValueError, match="one identity"):
        groups_of((said,))


@pytest.mark.parametrize(
    ("actor", "named", "is_named"),
    [
        ("slack:T1:U1", "U1", True),
        ("token:env", "token:env", True),
        ("terminal:ada", "U7", True),  # SAME_PEOPLE says so
        ("terminal:root", "U7", False),
        ("discord:9:4", "5", False),
    ],
)
def test_who_is_named_among_the_admins(actor: str, named: str, is_named: bool):
    assert is_admin_named(actor, named, SAID) is is_named
