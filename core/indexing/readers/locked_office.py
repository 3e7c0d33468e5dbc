"""Office files that a password protects: opened with those that were given, where the extra for it is installed."""

from __future__ import annotations

import io
from collections.abc import Sequence

from core.errors import Unreadable

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PACKAGE = "EncryptedPackage".encode("utf-16-le")
GIVE_IT = "give it to `errata ingest --password`, or save it without"
"""What helps at a terminal; a face that takes passwords otherwise says so in its stead."""
NONE_OPENS = "none of those given opens it"
EXTRA = "errata-bot[office-passwords]"


def is_locked(data: bytes) -> bool:
    """Tell whether a file is an office file of today's formats that needs a password."""
    return data.startswith(_OLE) and _PACKAGE in data


def unlocked(data: bytes, passwords: Sequence[str]) -> bytes:
    """Return the file within, opened with the first password that fits. Raises `Unreadable`."""
    if not passwords:
        raise Unreadable(f"Encrypted: the file needs a password; {GIVE_IT}.")
    try:
        from msoffcrypto.exceptions import InvalidKeyError
        from msoffcrypto.format.ooxml import OOXMLFile
    except ImportError as error:
        raise Unreadable(f"Encrypted: protected office files are opened with the extra {EXTRA}.") from error
    locked = OOXMLFile(io.BytesIO(data))
    for password in passwords:
        opened = io.BytesIO()
        try:
            locked.load_key(password=password, verify_password=True)
            locked.decrypt(opened)
        except InvalidKeyError:
            continue
        return opened.getvalue()
    raise Unreadable(f"Encrypted: the file needs a password; {NONE_OPENS}.")
