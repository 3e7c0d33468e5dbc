"""Whether the readers of a document admit somebody, as far as the terminal knows: it asks no platform."""

from __future__ import annotations

from bots.access_ways import Way
from bots.principals import MEMBERS, here_called, page_reader_called, person_called, token_called
from core.access.readers import LET_THROUGH, Readers, admits, admits_everybody
from storage.access.tokens import Token

ASKED = "groups, roles and members of channels are asked of the platform with each question, and not here"


def admits_by(way: Way, person: str, readers: Readers) -> bool:
    """Say whether readers admit a person (`slack:T1:U1`) who asks by a way: named, a member, or in a channel named."""
    if readers == LET_THROUGH:
        return True
    channel = way.channel
    here = here_called(channel.platform, channel.workspace, channel.name) if channel is not None else frozenset[str]()
    members = {MEMBERS} if way.as_whom == "member" else set[str]()
    if not way.direct:
        return admits_everybody(readers, here | members)
    platform, _, user = person.split(":")
    return admits(readers, {person_called(platform, user), *here, *members})


def admits_token(token: Token, readers: Readers) -> bool:
    """Say whether readers admit a token; an admin's that is limited to nothing reads all."""
    if readers == LET_THROUGH or token.sees_all:
        return True
    who = {page_reader_called(token.address)} if token.address else set[str]()
    who |= set() if token.is_person else {token_called(token.name)}
    return admits(readers, who | ({MEMBERS} if token.collections is None else set()))
