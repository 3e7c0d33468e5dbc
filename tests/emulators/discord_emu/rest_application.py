"""REST: the bot's own account, and its commands."""

from __future__ import annotations

import re
from typing import Any

from tests.emulators.discord_emu.guild import Guild
from tests.emulators.discord_emu.limits import HttpError, bad_form
from tests.emulators.discord_emu.records import Call

COMMANDS_MAX = 100


class Application(Guild):
    """Who the bot is, whom it knows, and what it offers."""

    def _me(self, call: Call) -> tuple[int, Any]:
        return 200, {**self.bot_user, "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}

    def _user(self, call: Call, user_id: str) -> tuple[int, Any]:
        for u in [self.bot_user, *self.users.values()]:
            if u["id"] == user_id:
                return 200, u
        raise HttpError(404, 10013, "Unknown User")

    def _create_dm(self, call: Call) -> tuple[int, Any]:
        for name, u in self.users.items():
            if u["id"] == str((call.body or {}).get("recipient_id")):
                return 200, self.channels[self.dm(name)]
        raise HttpError(404, 10013, "Unknown User")

    def _application(self, call: Call) -> tuple[int, Any]:
        return 200, {
            "id": self.application_id,
            "name": "ragbot",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "summary": "",
            "verify_key": "0" * 64,
            "flags": 1 << 18 | 1 << 23,
            "owner": self.users["alice"],
            "team": None,
            "rpc_origins": [],
            "tags": [],
            "hook": True,
            "interactions_endpoint_url": None,
            "integration_types_config": {"0": {}, "1": {}},
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "eligible_oauth2_scopes": [],
            "type": None,
            "role_connections_verification_url": None,
            "explicit_content_filter": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "bot": self.bot_user,
        }

    def _commands_get(self, call: Call, application_id: str, guild_id: str = "") -> tuple[int, Any]:
        return 200, self.commands.get(guild_id, [])

    def _commands_put(self, call: Call, application_id: str, guild_id: str = "") -> tuple[int, Any]:
        if len([c for c in call.body if c.get("type", 1) == 1]) > COMMANDS_MAX:
            raise HttpError(400, 30032, "Maximum number of application commands reached (100)")
        self.commands[guild_id] = [self._register(c, guild_id) for c in call.body]
        return 200, self.commands[guild_id]

    def _commands_post(self, call: Call, application_id: str) -> tuple[int, Any]:
        self.commands.setdefault("", []).append(self._register(call.body, ""))
        return 201, self.commands[""][-1]

    def _register(self, body: dict[str, Any], guild_id: str) -> dict[str, Any]:
        if body.get("type", 1) == 1 and not re.fullmatch(r"[-_'\w]{1,32}", body.get("name", "")):
            raise bad_form("0.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        return {
            "id": self.new_id(),
            "application_id": self.application_id,
            "version": self.new_id(),
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            **({"guild_id": guild_id} if guild_id else {}),
            **{k: v for k, v in body.items() if v is not None or k == "contexts"},
        }
