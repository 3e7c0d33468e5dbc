"""An OpenID Connect issuer, asked through authlib (extra `sso`): where to log in, and who came back.

The code flow with PKCE and a nonce; an ID token counts only with the issuer's signature, for us, unexpired.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httpx

from core.errors import BadSetting, Forbidden, Unavailable
from core.settings import Settings

if TYPE_CHECKING:
    from authlib.integrations.httpx_client import AsyncOAuth2Client
    from joserfc.jwk import KeySet

SCOPES = "openid email profile"
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA")  # never one with a shared secret, or none
_KNOWN_SECONDS = 3_600.0
_LEEWAY = 60  # seconds that clocks may differ
_PATIENCE = 10.0  # seconds for an answer of the issuer


@dataclass(frozen=True, slots=True)
class Claims:
    """Who came back: `subject` never changes; `email` is empty unless the issuer has verified it."""

    subject: str
    email: str
    name: str


@dataclass(slots=True)
class _Known:
    where: dict[str, Any]
    keys: KeySet
    at: float


class Issuer:
    """The configured issuer. What it tells of itself is looked up when it is first needed, and again every hour."""

    def __init__(self, settings: Settings) -> None:
        """Raise `BadSetting` where the extra is not installed."""
        try:
            import authlib.integrations.httpx_client  # noqa: F401 - whether it is there
            import joserfc  # noqa: F401 - as above
        except ImportError as error:
            hint = "pip install 'errata-bot[sso]', or unset it."
            raise BadSetting("OIDC_ISSUER is set, but authlib is not installed.", hint=hint) from error
        secret = settings.oidc_client_secret
        self.address = str(settings.oidc_issuer).rstrip("/")
        self._id = settings.oidc_client_id or ""
        self._secret = secret.get_secret_value() if secret is not None else ""
        self._known: _Known | None = None

    async def address_to_log_in(self, back: str, state: str, nonce: str, verifier: str) -> str:
        """Return where a browser is sent to; it comes back to `back`. Raises `Unavailable`."""
        known = await self._looked_up()
        async with self._client(back) as client:
            place, _ = client.create_authorization_url(
                known.where["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        return str(place)

    async def who_came(self, back: str, code: str, nonce: str, verifier: str) -> Claims:
        """Return who a code stands for. Raises `Forbidden` where it is refused or proves nothing, `Unavailable`."""
        from authlib.common.errors import AuthlibBaseError

        known = await self._looked_up()
        try:
            async with self._client(back) as client:
                got = await client.fetch_token(
                    known.where["token_endpoint"], code=code, code_verifier=verifier, grant_type="authorization_code"
                )
        except AuthlibBaseError as error:
            raise Forbidden("The issuer refused the login.") from error
        except _network_faults() as error:
            raise _silent(error) from error
        return await self._proven(str(got.get("id_token") or ""), nonce)

    async def _proven(self, token: str, nonce: str) -> Claims:
        from joserfc import jwt
        from joserfc.errors import JoseError

        claims = jwt.JWTClaimsRegistry(
            leeway=_LEEWAY,
            iss={"essential": True, "value": self._issued_by()},
            aud={"essential": True, "value": self._id},
            exp={"essential": True},
            sub={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        for again in (False, True):  # keys that were rotated since are looked up once more
            known = await self._looked_up(anew=again)
            try:
                found = jwt.decode(token, known.keys, algorithms=ALGORITHMS).claims
                claims.validate(found)
            except (JoseError, ValueError, KeyError) as error:
                if again or (isinstance(error, JoseError) and "claim" in error.error):
                    raise Forbidden("The issuer's answer does not prove who you are.") from error
            else:
                return _claims(found)
        raise AssertionError("the second look returned or raised")

    def _issued_by(self) -> str:
        return str(self._known.where["issuer"]) if self._known else self.address

    def _client(self, back: str) -> AsyncOAuth2Client:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        return AsyncOAuth2Client(
            self._id, self._secret, scope=SCOPES, redirect_uri=back, code_challenge_method="S256", timeout=_PATIENCE
        )

    async def _looked_up(self, *, anew: bool = False) -> _Known:
        from joserfc.jwk import KeySet

        if self._known is not None and not anew and time.monotonic() - self._known.at < _KNOWN_SECONDS:
            return self._known
        try:
            async with httpx.AsyncClient(timeout=_PATIENCE) as client:
                where = (await client.get(f"{self.address}/.well-known/openid-configuration")).raise_for_status().json()
                if str(where["issuer"]).rstrip("/") != self.address:
                    raise Unavailable(f"{self.address} says that it is another issuer.")
                keys = (await client.get(where["jwks_uri"])).raise_for_status().json()
            self._known = _Known(where, KeySet.import_key_set(keys), time.monotonic())
        except (httpx.HTTPError, ValueError, KeyError, TypeError) as error:
            raise _silent(error) from error
        return self._known


def _network_faults() -> tuple[type[Exception], ...]:
    """What can go wrong on the way: authlib takes httpx2 where that is installed, and httpx else."""
    try:
        import httpx2
    except ImportError:
        return (httpx.HTTPError, ValueError)
    return (httpx.HTTPError, httpx2.HTTPError, ValueError)


def _claims(found: dict[str, Any]) -> Claims:
    email = str(found.get("email") or "") if found.get("email_verified") is True else ""
    return Claims(str(found["sub"]), email.lower(), str(found.get("name") or ""))


def _silent(error: Exception) -> Unavailable:
    return Unavailable(f"The issuer does not answer as it should ({type(error).__name__}).")
