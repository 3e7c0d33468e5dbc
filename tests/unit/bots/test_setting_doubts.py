"""What is set by half, of another kind, missing or names nobody is said with what to do; what is well is not."""

from __future__ import annotations

import pytest

from bots.setting_doubts import doubts_of, faults_of
from core.settings import Settings

FAULTS = [
    ({"slack_app_token": "xapp-1"}, "SLACK_APP_TOKEN is set, and SLACK_BOT_TOKEN is not"),
    ({"slack_signing_secret": "abc"}, "SLACK_SIGNING_SECRET is set, and SLACK_BOT_TOKEN is not"),
    ({"slack_bot_token": "xapp-1"}, "SLACK_BOT_TOKEN holds what belongs into SLACK_APP_TOKEN"),
    (
        {"slack_bot_token": "xoxb-1", "slack_app_token": "xoxb-1"},
        "SLACK_APP_TOKEN holds what belongs into",
    ),
    ({"slack_bot_token": "abc"}, "SLACK_BOT_TOKEN does not begin with xoxb- or xoxe."),
    ({"slack_bot_token": "xoxb-1", "slack_signing_secret": "xoxb-1"}, "SLACK_SIGNING_SECRET holds what belongs into"),
    ({"discord_token": "xoxb-1"}, "DISCORD_TOKEN holds what belongs into SLACK_BOT_TOKEN"),
    ({"openai_api_key": "tvly-abc"}, "OPENAI_API_KEY holds what belongs into TAVILY_API_KEY"),
    ({"openai_api_key": "pcsk_abc"}, "OPENAI_API_KEY holds what belongs into PINECONE_API_KEY"),
    ({"gdrive_key_file": "/nope"}, "GDRIVE_KEY_FILE names /nope, which is not there"),
    ({"gdrive_key_file": "/"}, "GDRIVE_KEY_FILE names /, which is no file"),
    ({"channels_file": "/nope.toml"}, "CHANNELS_FILE names /nope.toml, which is not there"),
    ({"s3_key_id": "AK"}, "S3_KEY_ID is set, and S3_SECRET_KEY is not"),
    ({"s3_secret_key": "x"}, "S3_SECRET_KEY is set, and S3_KEY_ID is not"),
    ({"webdav_url": "https://dav.example.com"}, "WEBDAV_URL is set, and WEBDAV_USER and WEBDAV_TOKEN are not"),
    ({"confluence_token": "x"}, "CONFLUENCE_TOKEN is set, and CONFLUENCE_URL is not"),
    ({"oidc_client_secret": "x"}, "OIDC_CLIENT_SECRET is set, and OIDC_ISSUER is not"),
    ({"azure_openai_api_key": "x"}, "AZURE_OPENAI_API_KEY is set, and AZURE_OPENAI_ENDPOINT is not"),
    ({"notion_readers": ("x=slack:S0HR",)}, "NOTION_READERS is set, and NOTION_TOKEN is not"),
    ({"notion_token": "ntn_1", "notion_readers": ("page",)}, "NOTION_READERS: 'page' names no reader"),
    ({"notion_token": "ntn_1", "notion_readers": ("page=slak:S1",)}, "NOTION_READERS: 'page=slak:S1' names no reader"),
]
DOUBTS = [
    ({"same_people": ("foo=bar",)}, "SAME_PEOPLE: "),
    ({"same_people": ("slack:T1:U1=slak:T1:U2",)}, "SAME_PEOPLE: 'slak:T1:U2'"),
    ({"same_people": ("slack:T1:U1=token:carol",)}, "SAME_PEOPLE: 'token:carol'"),
    ({"same_people": ("slack:T1:U1=discord::ada",)}, "SAME_PEOPLE: 'discord::ada'"),
    ({"same_people": ("slack:T1:U1=U2 U3",)}, "SAME_PEOPLE: 'slack:T1:U1=U2 U3' holds a blank"),
    ({"errata_admins": ("U1 U2",)}, "ERRATA_ADMINS: 'U1 U2' holds a blank"),
    ({"errata_admins": ("ada",)}, "ERRATA_ADMINS: 'ada' is nobody's id"),
    ({"errata_admins": ("@ada",)}, "ERRATA_ADMINS: '@ada' is nobody's id"),
    ({"discord_guilds": ("12 34",)}, "DISCORD_GUILDS: '12 34' holds a blank"),
    ({"oidc_domains": ("a.com b.com",)}, "OIDC_DOMAINS: 'a.com b.com' holds a blank"),
]
WELL = [
    {},
    {"slack_bot_token": "xoxb-1"},
    {"slack_bot_token": "xoxe.xoxb-1"},
    {"slack_bot_token": "xoxb-1", "slack_app_token": "xapp-1"},
    {"slack_bot_token": "xoxb-1", "slack_signing_secret": "0123"},
    {"discord_token": "abc"},
    {"openai_api_key": "anything", "openai_base_url": "http://127.0.0.1:1"},
    {"tavily_api_key": "tvly-1"},
    {"pinecone_api_key": "old-form"},
    {"notion_token": "secret_1"},
    {"s3_key_id": "AK", "s3_secret_key": "x"},
    {"gdrive_key_file": __file__},
    {"confluence_url": "https://c.example.com", "confluence_token": "x"},
    {"confluence_url": "https://c.example.com", "confluence_token": "x", "confluence_readers": ("HR team=slack:S0HR",)},
    {"errata_admins": ("U1", "W1", "123", "slack:T1:U1", "discord::2", "terminal:ada", "token:env")},
    {"errata_admins": ("token:abcdefghijklmnop", "token:sso-0123", "abcdefghijklmnop")},
    {"same_people": ("slack:T1:U1=discord::2=token:abcdefghijklmnop", "U1=terminal:ada")},
    {"source_authority": ("hr policies/*",)},
    {
        "oidc_issuer": "https://a.example.com",
        "oidc_client_id": "a",
        "oidc_client_secret": "b",
        "oidc_admins": ("a@b.c",),
    },
]


@pytest.mark.parametrize(("given", "said"), FAULTS)
def test_what_keeps_something_from_working_is_said(given, said):
    found = list(faults_of(Settings(**given)))
    assert [one for one in found if one.startswith(said)], found


@pytest.mark.parametrize(("given", "said"), DOUBTS)
def test_what_names_nobody_is_said(given, said):
    settings = Settings(**given)
    assert [one for one in doubts_of(settings) if one.startswith(said)], list(doubts_of(settings))


@pytest.mark.parametrize("given", WELL)
def test_of_what_is_well_nothing_is_said(given):
    settings = Settings(**given)
    assert [*faults_of(settings), *doubts_of(settings)] == []
