"""Documents with readers of their own, for `benchmarks.access`, and who may be told of which, in so many words."""

from __future__ import annotations

from collections.abc import Mapping

from core.access.readers import NOBODY, Readers, group_of, part_of

DOCUMENTS: Mapping[str, tuple[str, Readers]] = {
    "payroll": ("default", group_of(["slack:member", "discord:member"])),
    "minutes": ("default", group_of(["slack:SBOARD"])),
    "plans": ("default", group_of(["slack:C1"])),
    "notices": ("handbook", group_of(["everyone"])),
    "ledger": ("finance", group_of(["slack:member", "slack:guest", "slack:C1", "discord:member"])),
    "rules": ("default", group_of(["discord:role:501"])),
    "duties": ("default", group_of(["discord:role:9"])),
    "bonus": ("handbook", (("slack:C1",), ("slack:SBOARD",))),
    "sealed": ("default", NOBODY),
}
"""By name: the collection it lies in, and its readers."""
CANARIES_OF_DOCUMENTS = dict(
    zip(
        DOCUMENTS,
        ("grelvun", "hospiqa", "kravolt", "lumdrex", "norvaqi", "plessom", "druvank", "shoulvi", "wexatol"),
        strict=True,
    )
)
PRESENT = {"C7": ["member"], "C2": ["member", "guest"]}
"""Who is in a channel, where a platform says so."""
_IS = {
    "member": {"slack:C1", "discord:role:501"},
    "admin": {"slack:SBOARD", "slack:C1", "discord:role:501", "discord:role:9"},
    "guest": {"slack:C1"},
}


def stored(name: str) -> str:
    """Return what a document's part, or a collection, is stored under."""
    return part_of(*DOCUMENTS[name]) if name in DOCUMENTS else name


def principals(user: str) -> frozenset[str]:
    """Return the groups, roles and channels that somebody is in."""
    return frozenset(_IS.get(user, ()))


def read_alone(person: str, platform: str) -> set[str]:
    """Return the documents whose readers admit a person who asks in private."""
    found = {"notices"} if person in ("member", "admin") else set[str]()
    if platform == "slack":
        found |= {"plans"} if person in ("member", "admin", "guest") else set()
        found |= {"minutes", "bonus"} if person == "admin" else set()
        found |= {"ledger"} if person in ("member", "admin", "guest") else set()  # named, or in a channel that is
    else:
        found |= {"rules"} if person in ("member", "admin") else set()
        found |= {"duties"} if person == "admin" else set()
        found |= {"ledger"} if person == "member" else set()
    return found | ({"payroll"} if person == "member" else set())


def read_aloud(person: str, channel: str) -> set[str]:
    """Return the documents whose readers admit a channel, where a person asks."""
    found = {
        "C1": {"plans", "ledger"},
        "C2": {"ledger", "plans"},
        "C7": {"payroll", "plans", "ledger"},
        "51": {"rules"},
    }
    shared = channel in ("C5", "C6", "52")
    return found.get(channel, set()) | ({"notices"} if person in ("member", "admin") and not shared else set())
