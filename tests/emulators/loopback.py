"""The guard that keeps tests on this machine: any other connection is refused before it is made."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any


class OutsideConnection(RuntimeError):
    """A test tried to talk to something beyond loopback."""


def stay_on_loopback() -> None:
    """Wrap every way a Python socket can name its peer; calling it again changes nothing."""
    for name in ("connect", "connect_ex"):
        original = getattr(socket.socket, name)
        if not hasattr(original, "guarded"):
            setattr(socket.socket, name, _guarded(original))


def _guarded(original: Any) -> Any:
    def connect(self: socket.socket, address: Any) -> Any:
        if not on_this_machine(self.family, address):
            raise OutsideConnection(
                f"a test tried to connect to {address!r}; tests may only talk to loopback: "
                "use an emulator fixture (see tests/conftest.py)"
            )
        return original(self, address)

    connect.guarded = True  # type: ignore[attr-defined]
    return connect


def on_this_machine(family: int, address: Any) -> bool:
    """A Unix socket, `localhost`, 127.0.0.0/8 or ::1 (also as an IPv4-mapped IPv6 address)."""
    if family not in (socket.AF_INET, socket.AF_INET6):
        return True
    host = str(address[0])
    if host == "localhost":
        return True
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return bool((mapped or ip).is_loopback)
