"""REST: responses to interactions, within 3 s first, and for 15 minutes after."""

from __future__ import annotations

import time
from typing import Any

from tests.emulators.discord_emu.limits import (
    EPHEMERAL,
    LOADING,
    HttpError,
    bad_form,
    check_message,
    too_long,
    with_ids,
)
from tests.emulators.discord_emu.records import Call, Interaction
from tests.emulators.discord_emu.rest_channels import Channels

RESPOND_WITHIN, TOKEN_LIFETIME = 3.0, 15 * 60.0


class Interactions(Channels):
    """Callbacks, the original response, and follow-ups."""

    respond_within = RESPOND_WITHIN

    def _callback(self, call: Call, interaction_id: str, interaction_token: str) -> tuple[int, Any]:
        inter, age = self._awaiting(interaction_id, interaction_token)
        kind, data = call.body["type"], call.body.get("data") or {}
        on_message = inter.payload["type"] == 3 or inter.payload.get("message")
        if kind in (6, 7) and not on_message:
            message = "This response needs a component interaction."
            raise bad_form("type", "INTERACTION_RESPONSE_INVALID_TYPE", message)
        self._respond(inter, kind, data, len(call.files))
        inter.response_type, inter.responded_after = kind, age
        inter.ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
        if str(call.query.get("with_response", "")).lower() not in ("1", "true"):
            return 204, None
        return 200, self._with_response(inter, kind)

    def _awaiting(self, interaction_id: str, interaction_token: str) -> tuple[Interaction, float]:
        """The interaction, if it may still be responded to, and its age in seconds."""
        inter = self.interactions.get(interaction_token)
        if inter is None or inter.id != interaction_id:
            raise HttpError(404, 10062, "Unknown interaction")
        if inter.response_type is not None:
            raise HttpError(400, 40060, "Interaction has already been acknowledged.")
        age = time.monotonic() - inter.created
        if age > self.respond_within:
            raise HttpError(404, 10062, "Unknown interaction")
        return inter, age

    def _respond(self, inter: Interaction, kind: int, data: dict[str, Any], files: int) -> None:
        match kind:
            case 1:
                pass
            case 4:
                check_message(data, None, files)
                inter.original = self._hook_message(inter, data)
            case 5:
                inter.original = self._hook_message(inter, {"flags": (data.get("flags") or 0) | LOADING})
            case 6:
                inter.original = inter.payload["message"]
            case 7:
                old = inter.payload.get("message") or {}
                check_message(data, old, files)
                inter.original = self._edit(self._get(inter.payload["channel_id"], old["id"]), data)
            case 8:
                inter.choices = data.get("choices", [])
                if len(inter.choices) > 25:
                    raise too_long("data.choices", 25)
            case 9:
                inter.modal = data
            case _:
                raise bad_form("type", "BASE_TYPE_CHOICES", "Not a valid response type.")
        if kind in (4, 7, 8, 9):
            inter.settle()

    @staticmethod
    def _with_response(inter: Interaction, kind: int) -> dict[str, Any]:
        told = {"id": inter.id, "type": inter.payload["type"], "channel_id": inter.payload["channel_id"]}
        if "guild_id" in inter.payload:
            told["guild_id"] = inter.payload["guild_id"]
        if inter.original is None or kind not in (4, 5, 6, 7):
            return {"interaction": told}
        told |= {
            "response_message_id": inter.original["id"],
            "response_message_loading": kind == 5,
            "response_message_ephemeral": inter.ephemeral,
        }
        resource = {"resource": {"type": kind, "message": inter.original}} if kind in (4, 7) else {}
        return {"interaction": told, **resource}

    def _hook_message(self, inter: Interaction, data: dict[str, Any]) -> dict[str, Any]:
        return self.store(
            inter.payload["channel_id"],
            self.bot_user,
            data.get("content") or "",
            webhook_id=self.application_id,
            application_id=self.application_id,
            embeds=data.get("embeds"),
            components=with_ids(data.get("components")),
            flags=data.get("flags"),
            type=20 if inter.payload["type"] == 2 else 19,
            interaction_metadata=self._metadata(inter),
        )

    def _metadata(self, inter: Interaction) -> dict[str, Any]:
        kind = inter.payload["type"]
        meta = {"id": inter.id, "type": kind, "user": inter.author, "authorizing_integration_owners": {}}
        if kind == 3:
            meta["interacted_message_id"] = inter.payload["message"]["id"]
        elif kind == 5:
            meta["triggering_interaction_metadata"] = {
                "id": inter.id,
                "type": 2,
                "user": inter.author,
                "authorizing_integration_owners": {},
            }
        return meta

    def _original_get(self, call: Call, webhook_id: str, webhook_token: str) -> tuple[int, Any]:
        return 200, self._original(webhook_token)[1]

    def _original_patch(self, call: Call, webhook_id: str, webhook_token: str) -> tuple[int, Any]:
        inter, msg = self._original(webhook_token)
        check_message(call.body or {}, msg, len(call.files))
        self._edit(msg, call.body or {})
        msg["flags"] &= ~(LOADING)
        inter.edits += 1
        inter.settle()
        return 200, msg

    def _original_delete(self, call: Call, webhook_id: str, webhook_token: str) -> tuple[int, Any]:
        inter, msg = self._original(webhook_token)
        self.messages[msg["channel_id"]].pop(msg["id"], None)
        inter.original = None
        return 204, None

    def _original(self, token: str) -> tuple[Interaction, dict[str, Any]]:
        inter = self._live(token)
        if inter.original is None:
            raise HttpError(404, 10015, "Unknown Webhook")
        return inter, inter.original

    def _live(self, token: str) -> Interaction:
        inter = self.interactions.get(token)
        if inter is None:
            raise HttpError(404, 10015, "Unknown Webhook")
        if time.monotonic() - inter.created > TOKEN_LIFETIME:
            raise HttpError(401, 50027, "Invalid Webhook Token")
        return inter

    def _followup(self, call: Call, webhook_id: str, webhook_token: str) -> tuple[int, Any]:
        inter = self._live(webhook_token)
        if inter.response_type is None:
            raise HttpError(404, 10015, "Unknown Webhook")
        body = call.body or {}
        check_message(body, None, len(call.files))
        loading = inter.original is not None and inter.original.get("flags", 0) & LOADING
        if loading:  # the first follow-up after a deferral fills the "thinking" message
            msg = self._edit(inter.original or {}, body)
            msg["flags"] &= ~(LOADING)
        else:
            msg = self._hook_message(inter, body)
            inter.followups.append(msg)
        inter.settle()
        return 200, msg

    def _followup_patch(self, call: Call, webhook_id: str, webhook_token: str, message_id: str) -> tuple[int, Any]:
        inter = self._live(webhook_token)
        msg = self._get(inter.payload["channel_id"], message_id)
        check_message(call.body or {}, msg, len(call.files))
        return 200, self._edit(msg, call.body or {})

    def _followup_delete(self, call: Call, webhook_id: str, webhook_token: str, message_id: str) -> tuple[int, Any]:
        inter = self._live(webhook_token)
        self._get(inter.payload["channel_id"], message_id)
        del self.messages[inter.payload["channel_id"]][message_id]
        return 204, None
