"""An OpenID Connect issuer on loopback: discovery, keys, a token endpoint that checks PKCE, and people who log in."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import web
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

CLIENT, SECRET = "errata", "client-secret-for-tests"


class OIDCEmulator:
    """`log_in` is what the issuer's page does: it gives a code for a person. `lie` changes what an ID token claims."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "k1", "use": "sig", "alg": "RS256"})
        self.published = [self.key]
        self.lie: dict[str, Any] = {}
        self._codes: dict[str, dict[str, Any]] = {}

    async def __aenter__(self) -> OIDCEmulator:
        app = web.Application()
        app.router.add_get("/.well-known/openid-configuration", self._discovery)
        app.router.add_get("/jwks", self._keys)
        app.router.add_post("/token", self._token)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    def log_in(self, place: str, **claims: Any) -> tuple[str, str]:
        """Return (code, state) for somebody whom the browser brought to `place`."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(place).query).items()}
        assert (asked["client_id"], asked["response_type"]) == (CLIENT, "code")
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(8)
        self._codes[code] = {"asked": asked, "claims": claims}
        return code, asked["state"]

    async def _discovery(self, _: web.Request) -> web.Response:
        places = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/jwks"}
        found = {name: f"{self.address}{path}" for name, path in places.items()}
        return web.json_response({"issuer": self.address, **found})

    async def _keys(self, _: web.Request) -> web.Response:
        return web.json_response(KeySet(self.published).as_dict(private=False))

    async def _token(self, request: web.Request) -> web.Response:
        form = await request.post()
        known = self._codes.pop(str(form["code"]), None)  # a code is good once
        given = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        proven = base64.urlsafe_b64encode(hashlib.sha256(str(form["code_verifier"]).encode()).digest()).rstrip(b"=")
        asked = known["asked"] if known else {}
        fits = known and proven.decode() == asked["code_challenge"] and form["redirect_uri"] == asked["redirect_uri"]
        if not fits or request.headers.get("Authorization") != f"Basic {given}":
            return web.json_response({"error": "invalid_grant"}, status=400)
        now = int(time.time())
        claims = {"iss": self.address, "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": asked["nonce"]}
        token = jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims | known["claims"] | self.lie, self.key)
        return web.json_response({"access_token": "a", "token_type": "Bearer", "id_token": token})
