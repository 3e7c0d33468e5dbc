"""A bench for each kind of source: it publishes what it is told to, breaks down, and what it owes besides."""

from __future__ import annotations

import subprocess
import time
from contextlib import asynccontextmanager

import pytest
from discord.http import Route
from discord.utils import snowflake_time

from bots import confluence_pages, discord_history, drive_folders, notion_pages, s3_bucket, slack_history, webdav_share
from bots.discord_app.hosts import api_base
from core.indexing.sources.folder import Folder
from core.indexing.sources.git import GitRepository
from core.indexing.sources.site import Site
from core.settings import Settings
from tests.emulators.confluence_emu import ConfluenceEmulator
from tests.emulators.discord_emu import DiscordEmulator
from tests.emulators.drive_emu import DriveEmulator
from tests.emulators.notion_emu import NotionEmulator
from tests.emulators.s3_emu import S3Emulator
from tests.emulators.slack_emu import SlackEmulator
from tests.emulators.webdav_emu import WebDavEmulator
from tests.unit.core.indexing.test_web import LOOPBACK, server


class Bench:
    """What all benches share: a document is found under the path it was published at."""

    def path(self, name):
        """Return where a document that was published under a name is kept."""
        return name


class FolderBench(Bench):
    """A folder that holds what it is told to."""

    def __init__(self, tmp_path):
        self.there, self.away = tmp_path / "origin", tmp_path / "unmounted"
        self.there.mkdir()

    async def publish(self, texts):
        for file in [f for f in self.there.rglob("*.md") if f.relative_to(self.there).as_posix() not in texts]:
            file.unlink()
        for path, text in texts.items():
            (self.there / path).parent.mkdir(exist_ok=True)
            (self.there / path).write_text(text)

    async def break_down(self):
        self.there.rename(self.away)

    async def recover(self):
        self.away.rename(self.there)

    def source(self):
        return Folder(self.there)


class GitBench(FolderBench):
    """A bare repository, into which a working folder is pushed."""

    def __init__(self, tmp_path):
        super().__init__(tmp_path)
        self.bare = tmp_path / "origin.git"
        self.work, self.away = self.there, tmp_path / "away.git"
        self.git("init", "--quiet", "--bare", str(self.bare))
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("--git-dir", str(self.bare), "symbolic-ref", "HEAD", "refs/heads/main")

    def git(self, *words):
        named = ("-c", "user.name=A", "-c", "user.email=a@b.example")
        subprocess.run(["git", *named, *words], cwd=self.work, check=True, capture_output=True)

    async def publish(self, texts):
        await super().publish(texts)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "-m", "Say so")
        self.git("push", "--quiet", str(self.bare), "main")

    async def break_down(self):
        self.bare.rename(self.away)

    async def recover(self):
        self.away.rename(self.bare)

    def source(self):
        return GitRepository(str(self.bare))


class SiteBench(Bench):
    """A web site with a sitemap, conditional answers and a page that robots may not read."""

    def __init__(self, port, pages, seen):
        self.root, self.pages, self.seen = f"http://shop.example:{port}", pages, seen
        pages["/robots.txt"] = (200, {}, b"User-agent: *\nDisallow: /secret")

    async def publish(self, texts):
        for path in [path for path in self.pages if path.endswith(".md")]:
            del self.pages[path]
        self.pages |= {
            f"/{path}": (200, {"Content-Type": "text/markdown", "ETag": f'"{hash(text)}"'}, text.encode())
            for path, text in texts.items()
        }
        listed = "".join(f"<url><loc>{self.root}/{path}</loc></url>" for path in [*texts, "secret.md"])
        self.pages["/sitemap.xml"] = (200, {}, f'<?xml version="1.0"?><urlset>{listed}</urlset>'.encode())

    async def break_down(self):
        self.kept, self.pages["/sitemap.xml"] = self.pages["/sitemap.xml"], (503, {}, b"")

    async def recover(self):
        self.pages["/sitemap.xml"] = self.kept

    def source(self):
        return Site(self.root, LOOPBACK)


class SlackBench(Bench):
    """A private channel, in which each text is the reply of today in a thread that began on a day of its own."""

    readers, unreadable = (("slack:C2",),), ((),)
    names = ("Anna Kern",)

    def __init__(self, slack):
        self.slack, self.roots, self.bin, self.now = slack, {}, {}, time.time() - 20 * 86_400
        slack.clock = lambda: self.now
        slack.users["U1"]["profile"]["display_name"] = "Anna Kern"

    def path(self, name):
        ts = self.roots[name]["ts"]
        return f"C2/{time.strftime('%Y-%m-%d', time.gmtime(float(ts)))}-{ts}.md"

    def link(self, name):
        return f"https://emulated.slack.com/archives/C2/p{self.roots[name]['ts'].replace('.', '')}"

    async def publish(self, texts):
        there = self.slack.messages["C2"]
        for name, text in texts.items():
            if name not in self.roots:
                self.now += 86_400
                self.slack._last_us = 0
                self.roots[name] = self.slack.store("C2", "U1", f"About {name}")
            thread = self.bin.pop(name, None) or [self.roots[name], *self.replies(name)]
            there.update({message["ts"]: message for message in thread})
            if not self.replies(name):
                self.slack.clock = time.time
                self.slack.store("C2", "U1", text, thread_ts=self.roots[name]["ts"])
                self.slack.clock = lambda: self.now
            self.replies(name)[0]["text"] = text
        for name in [name for name in self.roots if name not in texts and name not in self.bin]:
            self.bin[name] = [self.roots[name], *self.replies(name)]
            for message in self.bin[name]:
                del there[message["ts"]]

    def replies(self, name):
        ts = self.roots[name]["ts"]
        return [m for m in self.slack.messages["C2"].values() if m.get("thread_ts") == ts and m["ts"] != ts]

    async def break_down(self):
        self.slack.fail("*", error="fatal_error", times=10_000)

    async def recover(self):
        self.slack.faults.clear()

    def limit(self, retry_after, times=1):
        self.slack.rate_limit("conversations.replies", retry_after=retry_after, times=times)

    def expire(self):
        self.slack.fail("*", error="token_expired", times=10_000)

    def restrict(self, _):
        """The channel is private all along."""

    def hide_readers(self, _):
        self.slack.members["C2"].remove("UBOT")

    def archive(self, _):
        self.slack.channels["C2"]["is_archived"] = True

    def move(self, _):
        self.slack.channels["C2"]["name"] = "renamed"
        return "renamed"

    def fetched(self, name):
        return len(self.slack.calls_to("conversations.replies", ts=self.roots[name]["ts"]))

    def source(self):
        settings = Settings(slack_bot_token=self.slack.bot_token, slack_api_url=self.slack.api_url)
        return slack_history.connect("slack:C2", settings)


class DiscordBench(Bench):
    """A channel, in which each text is the message of today in a thread that began on a day of its own."""

    unreadable = ((),)
    names = ("Alice",)

    def __init__(self, emulator, monkeypatch):
        self.emulator, self.threads, self.now = emulator, {}, time.time() - 20 * 86_400
        self.bin, self.channel = {}, emulator.general
        self.readers = ((f"discord:channel:{self.channel}",),)
        monkeypatch.setattr(Route, "BASE", api_base(emulator.api_url))

    def path(self, name):
        thread = self.threads[name]
        return f"{self.channel}/{snowflake_time(int(thread)):%Y-%m-%d}-{thread}.md"

    def link(self, name):
        return f"https://discord.com/channels/{self.emulator.guild_id}/{self.threads[name]}"

    async def publish(self, texts):
        for name, text in texts.items():
            if name not in self.threads:
                self.now += 86_400
                self.emulator.clock = lambda: self.now
                self.threads[name] = self.add_thread(f"About {name}")
                self.emulator.clock = time.time
            thread = self.threads[name]
            if name in self.bin:
                self.emulator.channels[thread] = self.bin.pop(name)
            there = self.emulator.messages[thread]
            if not there:
                self.emulator.store(thread, self.emulator.users["alice"], text)
            next(iter(there.values()))["content"] = text
        for name in [name for name in self.threads if name not in texts and name not in self.bin]:
            self.bin[name] = self.emulator.channels.pop(self.threads[name])

    def add_thread(self, name):
        told = {"archived": False, "auto_archive_duration": 1440, "locked": False}
        metadata = {**told, "archive_timestamp": self.emulator._now(), "create_timestamp": self.emulator._now()}
        counts = {"message_count": 1, "member_count": 1, "total_message_sent": 1, "applied_tags": []}
        owner = self.emulator.users["alice"]["id"]
        return self.emulator.add_channel(
            name, 11, parent_id=self.channel, owner_id=owner, thread_metadata=metadata, **counts
        )

    async def break_down(self):
        self.emulator.fail("*", status=403, code=50001, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        self.emulator.rate_limit("GET /channels/*/messages", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.fail("*", status=401, times=10_000)

    def restrict(self, _):
        closed = {"id": self.emulator.guild_id, "type": 0, "allow": "0", "deny": str(1 << 10)}
        self.emulator.channels[self.channel]["permission_overwrites"] = [closed]

    def hide_readers(self, _):
        self.emulator.fail("GET /channels/{channel_id}", status=403, code=50001, times=10_000)

    def archive(self, name):
        self.emulator.archive(self.threads[name], locked=True)

    def move(self, _):
        self.emulator.channels[self.channel]["name"] = "renamed"
        return "renamed"

    def fetched(self, name):
        path = f"/channels/{self.threads[name]}/messages"
        return len([call for call in self.emulator.calls if call.path == path])

    def source(self):
        settings = Settings(discord_token=self.emulator.token, discord_api_url=self.emulator.api_url)
        return discord_history.connect(f"discord:{self.channel}", settings)


@asynccontextmanager
async def discord_bench(_):
    with pytest.MonkeyPatch.context() as monkeypatch:
        async with DiscordEmulator() as emulator:
            yield DiscordBench(emulator, monkeypatch)


class ConfluenceBench(Bench):
    """A space with a page for each text."""

    readers, unreadable = (("slack:S0HR",),), ((),)
    names = ("Anna Kern",)

    def __init__(self, emulator):
        self.emulator, self.ids, self.bin = emulator, {}, {}

    def path(self, name):
        title = name.replace("/", "_").replace(".", "_")
        return f"{self.ids[name]}/{title}.html"

    def link(self, name):
        return f"{self.emulator.site}/spaces/ENG/pages/{self.ids[name]}/{name}"

    async def publish(self, texts):
        for name, text in texts.items():
            page = self.ids.setdefault(name, str(100 + len(self.ids)))
            if page in self.bin:
                self.emulator.pages[page] = self.bin.pop(page)
            if page not in self.emulator.pages:
                self.emulator.add_page(page, name, f"<p>{text}</p>")
            elif self.emulator.pages[page]["text"] != f"<p>{text}</p>":
                self.emulator.pages[page] |= {"text": f"<p>{text}</p>", "version": 2}
        for page in [page for name, page in self.ids.items() if name not in texts and page not in self.bin]:
            self.bin[page] = self.emulator.pages.pop(page)

    async def break_down(self):
        self.emulator.fail("*", status=503, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        for page in self.ids.values():
            self.emulator.rate_limit(f"content/{page}", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.token = "another"

    def restrict(self, name):
        self.emulator.pages[self.ids[name]]["groups"] = [{"type": "group", "name": "HR Team", "id": "g1"}]

    def hide_readers(self, name):
        self.emulator.pages[self.ids[name]]["groups"] = [{"type": "group", "name": "unknown", "id": "g2"}]

    def archive(self, name):
        self.emulator.pages[self.ids[name]]["status"] = "archived"

    def move(self, name):
        self.emulator.pages[self.ids[name]] |= {"title": "Renamed", "version": 3}
        return "Renamed"

    def fetched(self, name):
        return len(self.emulator.calls_to(f"content/{self.ids[name]}"))

    def settings(self):
        told = {"confluence_url": self.emulator.site, "confluence_token": ConfluenceEmulator.token}
        return Settings(confluence_user=self.emulator.user, confluence_readers=("hr team=slack:S0HR",), **told)

    def source(self):
        return confluence_pages.connect("confluence:ENG", self.settings())


@asynccontextmanager
async def confluence_bench(_):
    async with ConfluenceEmulator() as emulator:
        yield ConfluenceBench(emulator)


class WebDavBench(Bench):
    """A share with a file for each text, in the folder `team`."""

    readers, unreadable = (("slack:S0HR",),), ((),)
    names = ()

    def __init__(self, emulator):
        self.emulator = emulator

    def link(self, name):
        return f"{self.emulator.share}/team/{name}"

    async def publish(self, texts):
        manifest = {path: text for path, text in self.emulator.files.items() if path.endswith(".toml")}
        self.emulator.files = {**manifest, **{f"team/{name}": text for name, text in texts.items()}}

    async def break_down(self):
        self.emulator.fail("*", status=503, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        self.emulator.rate_limit("GET *", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.password = "another"

    def restrict(self, name):
        self.emulator.files["team/.errata-readers.toml"] = f'[readers]\n"{name}" = ["slack:S0HR"]\n'

    def hide_readers(self, name):
        self.restrict(name)
        self.emulator.fail("GET team/.errata-readers.toml", status=403, times=10_000)

    def fetched(self, name):
        return len(self.emulator.calls_to(f"GET team/{name}"))

    def settings(self):
        told = {"webdav_url": self.emulator.share, "webdav_token": WebDavEmulator.password}
        return Settings(webdav_user=self.emulator.user, **told)

    def source(self):
        return webdav_share.connect("webdav:team", self.settings())


@asynccontextmanager
async def webdav_bench(_):
    async with WebDavEmulator() as emulator:
        yield WebDavBench(emulator)


class S3Bench(Bench):
    """A bucket with an object for each text, below the prefix `team`."""

    readers, unreadable = (("slack:S0HR",),), ((),)
    names = ()

    def __init__(self, emulator):
        self.emulator = emulator

    def link(self, name):
        return f"{self.emulator.url}/handbook/team/{name}"

    async def publish(self, texts):
        manifest = {path: text for path, text in self.emulator.objects.items() if path.endswith(".toml")}
        self.emulator.objects = {**manifest, **{f"team/{name}": text.encode() for name, text in texts.items()}}

    async def break_down(self):
        self.emulator.fail("*", status=500, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        self.emulator.rate_limit("GET team/*", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.expired = True

    def restrict(self, name):
        self.emulator.objects["team/.errata-readers.toml"] = f'[readers]\n"{name}" = ["slack:S0HR"]\n'.encode()

    def hide_readers(self, name):
        self.restrict(name)
        self.emulator.fail("GET team/.errata-readers.toml", status=403, times=10_000)

    def fetched(self, name):
        return len(self.emulator.calls_to(f"GET team/{name}"))

    def settings(self, **told):
        login = {"s3_key_id": self.emulator.key_id, "s3_secret_key": S3Emulator.secret_key}
        return Settings(**{"s3_endpoint": self.emulator.url, "s3_region": self.emulator.region, **login, **told})

    def source(self):
        return s3_bucket.connect("s3:handbook/team", self.settings())


@asynccontextmanager
async def s3_bench(_):
    async with S3Emulator() as emulator:
        yield S3Bench(emulator)


class NotionBench(Bench):
    """A workspace with a page for each text."""

    readers, unreadable = (("slack:S0HR",),), ((),)
    names = ("Anna Kern",)

    def __init__(self, emulator):
        self.emulator, self.ids, self.named = emulator, {}, ()

    def path(self, name):
        title = name.replace("/", "_").replace(".", "_")
        return f"{self.ids[name].replace('-', '')}/{title}.html"

    def link(self, name):
        return self.emulator.pages[self.ids[name]]["url"]

    async def publish(self, texts):
        for name, text in texts.items():
            if name not in self.ids:
                self.ids[name] = self.emulator.add_page(name, text)
            page = self.emulator.pages[self.ids[name]]
            page["in_trash"] = False
            self.emulator.write(self.ids[name], text)
        for name in [name for name in self.ids if name not in texts]:
            self.emulator.pages[self.ids[name]]["in_trash"] = True

    async def break_down(self):
        self.emulator.fail("*", status=503, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        self.emulator.rate_limit("GET blocks/*/children", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.token = "another"

    def restrict(self, name):
        self.named = (f"{self.ids[name]}=slack:S0HR",)

    def hide_readers(self, name):
        self.named = (f"{self.ids['desk.md']}=slack:S0HR",)
        self.emulator.pages[self.ids[name]]["parent"] = {"type": "block_id", "block_id": "b" * 32}
        self.emulator.fail(f"GET blocks/{'b' * 32}", status=403, times=10_000)

    def archive(self, name):
        self.emulator.pages[self.ids[name]]["is_archived"] = True

    def move(self, name):
        above = self.emulator.add_page("Elsewhere", "")
        self.emulator.pages[above]["in_trash"] = True
        self.emulator.pages[self.ids[name]]["parent"] = {"type": "page_id", "page_id": above}
        self.emulator.rename(self.ids[name], "Renamed")
        return "Renamed"

    def fetched(self, name):
        return len(self.emulator.calls_to(f"GET blocks/{self.ids[name]}/children"))

    def settings(self, **told):
        login = {"notion_token": NotionEmulator.token, "notion_api_url": self.emulator.url}
        return Settings(**{**login, "notion_readers": self.named, **told})

    def source(self):
        return notion_pages.connect("notion:workspace", self.settings())


@asynccontextmanager
async def notion_bench(_):
    async with NotionEmulator() as emulator:
        yield NotionBench(emulator)


class DriveBench(Bench):
    """A folder with a file for each text, which anyone with the link reads."""

    readers, unreadable = (("slack:S0HR",),), ((),)
    names = ()

    def __init__(self, emulator, tmp_path):
        self.emulator, self.ids, self.key_file = emulator, {}, tmp_path / "key.json"
        tmp_path.mkdir(exist_ok=True)
        self.key_file.write_text(emulator.key())

    def path(self, name):
        return f"{self.ids[name]}/{name.replace('/', '_').replace('.', '_', name.count('.') - 1)}"

    def link(self, name):
        return f"https://drive.google.com/file/d/{self.ids[name]}/view"

    async def publish(self, texts):
        for name, text in texts.items():
            if name not in self.ids:
                self.ids[name] = self.emulator.add_file(name, text)
            self.emulator.files[self.ids[name]]["trashed"] = False
            self.emulator.write(self.ids[name], text.encode())
        for name in [name for name in self.ids if name not in texts]:
            self.emulator.files[self.ids[name]]["trashed"] = True

    async def break_down(self):
        self.emulator.fail("*", status=503, times=10_000)

    async def recover(self):
        self.emulator.faults.clear()

    def limit(self, retry_after, times=1):
        self.emulator.rate_limit("GET files/*?media", retry_after=retry_after, times=times)

    def expire(self):
        self.emulator.revoked = True

    def restrict(self, name):
        self.emulator.share(self.ids[name], {"type": "group", "emailAddress": "HR@example.test"})

    def hide_readers(self, name):
        self.emulator.untold.add(self.ids[name])

    def move(self, name):
        above = self.emulator.add_folder("Elsewhere", self.emulator.root)
        self.emulator.files[self.ids[name]] |= {"name": "Renamed.md", "parents": [above]}
        return self.ids[name]

    def fetched(self, name):
        return len(self.emulator.calls_to(f"GET files/{self.ids[name]}?media"))

    def settings(self, *readers):
        told = {"gdrive_key_file": self.key_file, "gdrive_api_url": self.emulator.url}
        return Settings(gdrive_readers=readers or ("hr@example.test=slack:S0HR",), **told)

    def source(self):
        return drive_folders.connect(f"gdrive:{self.emulator.root}", self.settings())


@asynccontextmanager
async def drive_bench(tmp_path):
    async with DriveEmulator() as emulator:
        yield DriveBench(emulator, tmp_path)


@asynccontextmanager
async def slack_bench(_):
    async with SlackEmulator() as slack:
        yield SlackBench(slack)


@asynccontextmanager
async def folder_bench(tmp_path):
    yield FolderBench(tmp_path)


@asynccontextmanager
async def git_bench(tmp_path):
    yield GitBench(tmp_path)


@asynccontextmanager
async def site_bench(_):
    pages = {}
    async with server(pages) as (port, seen):
        yield SiteBench(port, pages, seen)


WITH_IDS = {"confluence": confluence_bench, "notion": notion_bench, "slack": slack_bench, "discord": discord_bench}
"""Kinds whose documents have an id, and states."""
MOVING = {**WITH_IDS, "gdrive": drive_bench}
"""Kinds whose documents stay the same wherever they are put."""
ASKED = {**MOVING, "webdav": webdav_bench, "s3": s3_bench}
"""Kinds that are asked for pages over an API."""
BENCHES = {**ASKED, "folder": folder_bench, "git": git_bench, "site": site_bench}
