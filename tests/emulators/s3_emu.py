"""A loopback store that speaks S3: GetBucketLocation, ListObjectsV2 and GetObject, with requests signed by AWS's V4.

`tests/unit/bots/test_s3_described.py` holds its answers against AWS's description of the API, where that is at hand.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote_plus
from xml.sax.saxutils import escape

from aiohttp import web

from tests.emulators import common

_SPACE = "http://s3.amazonaws.com/doc/2006-03-01/"
_CODES = {403: "AccessDenied", 429: "TooManyRequests", 500: "InternalError", 503: "SlowDown"}


@dataclass
class Call(common.Call):
    """One recorded request. `path` is the object's key; empty: the bucket itself."""

    method: str
    path: str
    query: dict[str, str]

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}" if self.path else "LIST"


@dataclass(kw_only=True)
class Fault(common.Fault):
    """`code` is S3's own name of it; without, that of the status."""

    code: str = ""


class S3Emulator(common.Emulator[Call, Fault]):
    """One bucket, addressed by path. `objects` are bytes by key; `most` is how many a listing gives at once."""

    bucket, key_id, secret_key, region = "handbook", "AKIDEMULATED", "emulated-secret", "eu-central-1"

    def __init__(self) -> None:
        super().__init__(Fault)
        self.objects: dict[str, bytes] = {}
        self.stored: dict[str, str] = {}  # the storage class of a key, where it is another than STANDARD
        self.expired = False
        self.most = 2

    def routes(self, app: web.Application) -> None:
        app.router.add_route("*", "/{bucket}/{key:.*}", self._serve)
        app.router.add_route("*", "/{bucket}", self._serve)

    async def _serve(self, request: web.Request) -> web.Response:
        key = request.match_info.get("key", "")
        call = Call(method=request.method, path=key, query=dict(request.query), at=self.clock())
        self.calls.append(call)
        answer = self._answer(request, call, key)
        call.status, call.response = answer.status, answer.body
        return answer

    def _answer(self, request: web.Request, call: Call, key: str) -> web.Response:
        if (fault := self.take_fault(call.name)) and fault.replaces:
            if fault.body is not None:
                return web.Response(status=fault.status, text=fault.body, content_type="text/html")
            return self._error(fault.status, fault.code or _CODES.get(fault.status, ""), fault.all_headers)
        if refused := self._refused(request):
            return refused
        if request.match_info["bucket"] != self.bucket:
            return self._error(404, "NoSuchBucket")
        if not key:
            return self._xml(self._location() if "location" in call.query else self._listed(call.query))
        if key not in self.objects:
            return self._error(404, "NoSuchKey")
        if self.stored.get(key) in ("GLACIER", "DEEP_ARCHIVE"):
            return self._error(403, "InvalidObjectState")
        return web.Response(body=self.objects[key], headers={"ETag": self._etag(key)})

    def _refused(self, request: web.Request) -> web.Response | None:
        """Return what is wrong with a request's signature, as AWS words it."""
        if self.expired:
            return self._error(400, "ExpiredToken")
        scheme, _, rest = request.headers.get("Authorization", "").partition(" ")
        told = dict(part.strip().split("=", 1) for part in rest.split(",") if "=" in part)
        if scheme != "AWS4-HMAC-SHA256":
            return self._error(403, "AccessDenied")
        key_id, *scope = told["Credential"].split("/")
        if key_id != self.key_id:
            return self._error(403, "InvalidAccessKeyId")
        if told["Signature"] != self._signature(request, told["SignedHeaders"], scope):
            return self._error(403, "SignatureDoesNotMatch")
        return None

    def _signature(self, request: web.Request, signed: str, scope: list[str]) -> str:
        """Return the signature that a request must bear.

        https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
        """
        path, _, query = request.raw_path.partition("?")
        headers = "".join(f"{name}:{request.headers[name].strip()}\n" for name in signed.split(";"))
        pairs = "&".join(sorted(query.split("&")))
        digest = request.headers["x-amz-content-sha256"]
        canonical = "\n".join([request.method, path, pairs, headers, signed, digest])
        hashed = hashlib.sha256(canonical.encode()).hexdigest()
        told = "\n".join(["AWS4-HMAC-SHA256", request.headers["x-amz-date"], "/".join(scope), hashed])
        key = f"AWS4{self.secret_key}".encode()
        for part in scope:
            key = hmac.digest(key, part.encode(), "sha256")
        return hmac.digest(key, told.encode(), "sha256").hex()

    def _location(self) -> str:
        return f'<LocationConstraint xmlns="{_SPACE}">{self.region}</LocationConstraint>'

    def _listed(self, query: dict[str, str]) -> str:
        """Keys below a prefix, in the order of their bytes, from behind the one where the last listing ended."""
        after = query.get("continuation-token", "").removeprefix("after ") or query.get("start-after", "")
        keys = sorted(self.objects, key=str.encode)
        keys = [key for key in keys if key.startswith(query.get("prefix", "")) and key.encode() > after.encode()]
        most = min(int(query.get("max-keys") or 1000), self.most)
        some, more = keys[:most], len(keys) > most
        told = {"Name": self.bucket, "Prefix": query.get("prefix", ""), "KeyCount": len(some), "MaxKeys": most}
        told |= {"EncodingType": "url", "IsTruncated": str(more).lower()}
        if more:
            told["NextContinuationToken"] = f"after {some[-1]}"
        contents = "".join(_elements({"Contents": _elements(self._object(key))}, raw=True) for key in some)
        return f'<ListBucketResult xmlns="{_SPACE}">{_elements(told)}{contents}</ListBucketResult>'

    def _object(self, key: str) -> dict[str, Any]:
        told = {"Key": quote_plus(key, safe="/"), "LastModified": "2026-03-01T10:00:00.000Z", "ETag": self._etag(key)}
        return told | {"Size": len(self.objects[key]), "StorageClass": self.stored.get(key, "STANDARD")}

    def _etag(self, key: str) -> str:
        return f'"{hashlib.md5(self.objects[key], usedforsecurity=False).hexdigest()}"'

    def _error(self, status: int, code: str, headers: dict[str, str] | None = None) -> web.Response:
        told = _elements({"Code": code, "Message": "As it was ordered.", "RequestId": "1"})
        return self._xml(f"<Error>{told}</Error>", status, headers)

    def _xml(self, told: str, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
        text = f'<?xml version="1.0" encoding="UTF-8"?>\n{told}'
        return web.Response(body=text.encode(), status=status, headers=headers, content_type="application/xml")


def _elements(told: dict[str, Any], *, raw: bool = False) -> str:
    return "".join(f"<{name}>{value if raw else escape(str(value))}</{name}>" for name, value in told.items())
