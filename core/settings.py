"""Every setting, its default and what it means; read once by `bots/wiring/` and passed around frozen."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, SecretStr

from core.model import Mode
from core.vendors import serving

Fraction = Annotated[float, Field(ge=0.0, le=1.0)]


@dataclass(frozen=True, slots=True)
class Schemes:
    """Marks a setting that holds an address, and how one begins; `core.plausible` holds it to that."""

    names: tuple[str, ...]


WebAddress = Annotated[str, Schemes(("http", "https"))]
MaybeWebAddress = Annotated[str | None, Schemes(("http", "https"))]


class Settings(BaseModel):
    """The environment variables, lower case. Descriptions are what `errata doctor` and docs/settings.md print."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    errata_home: Path = Path.home() / ".errata"
    """Data folder: the database, the index and caches live here."""
    database_url: str = ""
    """Where questions, answers, feedback and jobs are kept; empty: SQLite in the data folder.

    `postgresql+psycopg://...` for several machines."""
    redis_url: Annotated[str | None, Schemes(("redis", "rediss", "unix"))] = None
    """Redis for caches shared by several processes; empty: SQLite."""

    openai_api_key: SecretStr | None = None
    """Key of the language model; without it (and without a base URL) answers are extracts of your documents."""
    openai_base_url: MaybeWebAddress = None
    """Any OpenAI-compatible server, such as http://127.0.0.1:8089/v1."""
    azure_openai_endpoint: MaybeWebAddress = None
    """A resource of Azure OpenAI that serves the language model, such as https://my-team.openai.azure.com."""
    azure_openai_api_key: SecretStr | None = None
    """Key of that resource."""
    azure_openai_api_version: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}(-preview)?$")] = "2024-10-21"
    """Version of Azure's API, a date; `json_schema` replies need 2024-10-21 or later."""
    azure_openai_deployment: str | None = None
    """Name of the deployment that serves LLM_MODEL; empty: the model's own name."""
    azure_openai_fallback_deployment: str | None = None
    """Name of the deployment that serves LLM_FALLBACK_MODEL; empty: the model's own name."""
    llm_model: str = "gpt-4.1-mini"
    """The language model that drafts and verifies."""
    llm_fallback_model: str | None = None
    """A second model: used when the first breaks its contract, and for a different view on a failed attempt."""
    llm_timeout: Annotated[float, Field(gt=0, le=600)] = 60.0
    """Seconds one model call may take in all."""

    tavily_api_key: SecretStr | None = None
    """Key for web search; without it the web is not asked."""
    tavily_api_url: MaybeWebAddress = None
    """Another address for the web search service."""

    pinecone_api_key: SecretStr | None = None
    """Keeps the vectors in Pinecone when set."""
    pinecone_index: str = "errata"
    """Name of the Pinecone index."""
    pinecone_controller_host: str | None = None
    """Another address for Pinecone's control plane."""

    slack_bot_token: SecretStr | None = None
    """Slack bot token (xoxb-...)."""
    slack_app_token: SecretStr | None = None
    """Slack app-level token (xapp-...) for Socket Mode."""
    slack_signing_secret: SecretStr | None = None
    """Slack signing secret, for events over HTTP."""
    slack_api_url: WebAddress = "https://slack.com/api/"
    """Slack's API address; government and some enterprise workspaces have another."""
    discord_token: SecretStr | None = None
    """Discord bot token."""
    discord_api_url: MaybeWebAddress = None
    """Another address for Discord's REST API."""
    discord_gateway_url: Annotated[str | None, Schemes(("ws", "wss"))] = None
    """Another address for Discord's gateway."""
    discord_guilds: tuple[str, ...] = ()
    """Ids of the servers whose members are yours, comma separated; needed where the bot is in several."""

    history_days: Annotated[int, Field(ge=1, le=3_650)] = 365
    """Days back that channels are read which are sources (`errata sources add talk slack:C0123`)."""
    confluence_url: MaybeWebAddress = None
    """Confluence whose spaces are sources, such as https://team.atlassian.net/wiki (extra `sources`)."""
    confluence_user: str | None = None
    """Address of the account that the token is of, in the cloud; empty: a token of Data Center stands alone."""
    confluence_token: SecretStr | None = None
    """Its API token, or a personal access token of Data Center."""
    confluence_readers: tuple[str, ...] = ()
    """Who groups and people of Confluence are here, such as hr-team=slack:S0HR, comma separated.

    People are named by address, account id or user name. Who is not named is a person of the pages by their address."""
    webdav_url: MaybeWebAddress = None
    """WebDAV share whose folders are sources, such as https://cloud.example.com/dav/errata (extra `sources`)."""
    webdav_user: str | None = None
    """Who reads there."""
    webdav_token: SecretStr | None = None
    """What they log in with, best made for this application alone."""
    s3_endpoint: MaybeWebAddress = None
    """Store whose buckets are sources, such as https://minio.example.com (extra `sources`); empty: Amazon S3."""
    s3_region: str | None = None
    """Region of the buckets, such as eu-central-1; empty: asked of the store."""
    s3_key_id: str | None = None
    """Id of the key to read them with; empty: what AWS's own tools find (AWS_PROFILE, AWS_ACCESS_KEY_ID, a role)."""
    s3_secret_key: SecretStr | None = None
    """The secret half of that key."""
    notion_token: SecretStr | None = None
    """Token of the integration that sees the pages of Notion which are sources (extra `sources`)."""
    notion_readers: tuple[str, ...] = ()
    """Who reads a page or database of Notion and all below it, such as PAGE_ID=slack:S0HR, comma separated.

    An id may be named several times; of pages that lie in each other, each has to admit a reader."""
    notion_api_url: WebAddress = "https://api.notion.com"
    """Notion's API address."""
    gdrive_key_file: Path | None = None
    """Key (JSON) of the service account that sees the folders of Google Drive which are sources (extra `sources`)."""
    gdrive_readers: tuple[str, ...] = ()
    """Who groups, people and domains of Google are here, such as hr@example.com=slack:S0HR, comma separated.

    Who is not named is a person of the pages by their address. What anyone with the link reads is the collection's."""
    gdrive_api_url: WebAddress = "https://www.googleapis.com"
    """Google's API address."""

    errata_api_token: SecretStr | None = None
    """One admin token for the HTTP interface, 24 characters or more; others with `errata tokens create`."""
    oidc_issuer: MaybeWebAddress = None
    """OpenID Connect issuer whose people log in to the pages (extra `sso`), such as https://login.example.com."""
    oidc_client_id: str | None = None
    """What this application is known by there; the address to come back to is https://HOST/session/oidc/back."""
    oidc_client_secret: SecretStr | None = None
    """Its secret there."""
    oidc_domains: tuple[str, ...] = ()
    """Domains whose verified addresses may log in so, comma separated; empty: everybody whom the issuer lets in."""
    oidc_admins: tuple[str, ...] = ()
    """Verified addresses, or subjects, of those who are admins, comma separated; others ask."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies, comma separated, whose X-Forwarded-For and -Proto are believed; empty: none."""
    audit_days: Annotated[int, Field(ge=1, le=3_650)] = 365
    """Days that the audit log is kept."""
    errata_mode: Mode = Mode.STANDARD
    """Default mode: standard, crag, self_reflective, both or auto."""
    errata_admins: tuple[str, ...] = ()
    """User ids (Slack or Discord), comma separated, who may ingest and approve."""
    same_people: tuple[str, ...] = ()
    """Identities of one person, joined by =, such as slack:T1:U1=discord::2=token:ID; people are comma separated.

    Whoever has several approves nothing under one that they supplied under another."""
    channels_file: Path | None = None
    """TOML file with settings per channel."""
    top_k: Annotated[int, Field(ge=1, le=50)] = 8
    """Passages an answer may rest on."""
    source_authority: tuple[str, ...] = ()
    """Collections, or paths in them with a *, comma separated, of most authority first, such as policies,hr/rules/*.

    Where sources disagree, what an earlier entry names is the answer."""
    scan_languages: Annotated[str, Field(max_length=200)] = ""
    """Languages of scanned pages by Tesseract's names, such as deu+eng; empty: all installed; off: none is read."""
    source_url_template: MaybeWebAddress = None
    """Turns a source into a link, such as https://wiki.example.com/{path}#page={page}."""
    serve_originals: bool = False
    """Let whoever may read a document open its file from the page, hidden parts and all; admins of everything can."""
    crag_relevance_threshold: Fraction = 0.7
    """From this grade on, documents are enough."""
    crag_ambiguous_threshold: Fraction = 0.4
    """Below this grade, documents are dropped for the web."""
    crag_grader: Literal["model", "cheap"] = "model"
    """Who grades evidence: the model, or a calibrated mix of ranks and term coverage that costs no call."""
    speculative_drafting: bool = True
    """Draft while grading: saves waiting, a cancelled draft is still billed."""
    reflection_min_score: Fraction = 0.8
    """A reflection below this score is not accepted."""
    max_reflection_retries: Annotated[int, Field(ge=0, le=5)] = 2
    """How often an answer may be drafted anew; 2 means three drafts."""
    hyde: bool = False
    """Search with a made-up answer beside the question (one more model call)."""
    embedding_model: str | None = None
    """A folder with an ONNX model and its tokenizer.json, or any sentence-transformers model by name (extra
    `sentence-transformers`); empty: the shipped English one. Other languages want a multilingual one."""
    reranker_model: str | None = None
    """A folder with an ONNX cross-encoder and its tokenizer.json, or any CrossEncoder model by name (extra
    `sentence-transformers`); empty: the shipped English one."""
    faithfulness_model: str | None = None
    """Judges statements against what they cite: a folder (ONNX), or a hub name (extra `sentence-transformers`); empty:
    none."""
    faithfulness_seconds: Annotated[float, Field(gt=0, le=60)] = 2.0
    """Seconds that model may take for one draft; what it did not get to is left to the rules."""
    evidence_tokens: Annotated[int, Field(ge=200, le=200_000)] = 4_000
    """Tokens of evidence a prompt may hold."""
    max_question_chars: Annotated[int, Field(ge=100, le=100_000)] = 8_000
    """Longest question that is taken."""
    question_token_cap: Annotated[int, Field(ge=1_000)] = 100_000
    """Tokens one question may spend, all attempts together, calls that failed or were cancelled included."""
    daily_token_cap: Annotated[int, Field(ge=0)] = 0
    """Tokens a workspace may spend a day (UTC); all of HTTP is one, the terminal another. 0: no cap.

    A call that might exceed it is not made; answers are extracts then."""
    daily_token_cap_person: Annotated[int, Field(ge=0)] = 0
    """Tokens one person on Slack or Discord may spend a day; 0: no cap."""
    daily_token_cap_channel: Annotated[int, Field(ge=0)] = 0
    """Tokens one channel may spend a day; 0: no cap."""
    daily_token_cap_token: Annotated[int, Field(ge=0)] = 0
    """Tokens one token of the HTTP interface may spend a day; 0: no cap."""
    questions_per_minute: Annotated[int, Field(ge=1)] = 20
    """Questions one person may ask in a minute, in chat or in a browser; what is above is told to wait."""
    token_questions_per_minute: Annotated[int, Field(ge=1)] = 600
    """Requests with a token that one program may put in a minute; what is above waits up to 5 s for its turn."""
    worker_id: str | None = None
    """Unique, stable name of this process, such as worker-0; empty: made from host and role."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged; with info, each step of a question is one line."""
    log_format: Literal["text", "json"] = "text"
    """How it is logged: a line of text, or a JSON object a line."""
    otel_exporter_otlp_endpoint: MaybeWebAddress = None
    """Where traces and measures of questions are sent (OTLP over HTTP, extra `telemetry`); empty: nowhere."""
    port: Annotated[int, Field(ge=1, le=65_535)] = 8000
    """Port of `errata web`."""

    @property
    def database(self) -> str:
        """The database's URL, with the default filled in."""
        return self.database_url or f"sqlite:///{self.errata_home / 'errata.db'}"

    @property
    def uses_language_model(self) -> bool:
        """A language model is configured; otherwise answers are extracts."""
        return serving(self) is not None

    @property
    def language_model_address(self) -> str:
        """Where the language model is served, as far as answers depend on it; empty: at the vendor itself."""
        vendor = serving(self)
        return vendor.served_at(self) if vendor is not None else ""


def meanings() -> Mapping[str, str]:
    """Return what each setting means, one line each: what is written below it. Read when asked: that takes its time."""
    told = next(node for node in ast.parse(inspect.getsource(Settings)).body if isinstance(node, ast.ClassDef))
    found = {}
    for named, said in pairwise(told.body):
        match named, said:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = " ".join(text.split())
    return found
