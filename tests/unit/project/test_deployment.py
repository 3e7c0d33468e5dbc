"""What deploys us is what it says. An image can't be built here: what can be told without building is looked at."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
import yaml

from bots.cli import app
from bots.platforms import BY_NAME
from core.settings import Settings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
COMMANDS = set(typer.main.get_command(app).commands)
OPTIONS = {"--no-work", "--host"}
ROLES = ("worker", "web", *BY_NAME)
OURS = {name.upper() for name in Settings.model_fields}


def instructions(path):
    """(instruction, its words) of a Containerfile, lines that go on put together."""
    text = re.sub(r"\\\n", " ", path.read_text())
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, rest = line.strip().partition(" ")
            yield name.upper(), rest.strip()


CONTAINERFILE = list(instructions(ROOT / "Containerfile"))


def of(name):
    return [words for found, words in CONTAINERFILE if found == name]


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is():
    last = [name for name, _ in CONTAINERFILE if name == "FROM"]
    assert len(last) == 2, "what builds is left behind"
    user, group = of("USER")[-1].split(":")
    assert min(int(user), int(group)) >= 10_000
    assert 'CMD ["errata", "health"]' in of("HEALTHCHECK")[0]
    assert of("ENTRYPOINT") == ['["errata"]']
    assert of("VOLUME") == ['["/data"]']


def test_the_image_is_made_of_named_versions_and_our_own_files():
    for image in of("FROM"):
        name, _, tag = image.split()[0].partition(":")
        assert name == "python"
        assert re.fullmatch(r"3\.\d+-slim-[a-z]+", tag), "a version and a release, never latest"
    assert not of("ADD")
    copied = [word for words in of("COPY") for word in words.split()[:-1] if not word.startswith(("--", "/"))]
    assert all((ROOT / word).exists() for word in copied)
    assert set(copied) == {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[0] == "!"}
    installs = [words for words in of("RUN") if "pip install" in words]
    assert all("--no-deps" in words for words in installs), "what the lock leaves out is not fetched after all"
    assert "--require-hashes" in installs[0]
    assert not [words for words in of("RUN") if "apt" in words or "curl" in words or "sudo" in words]


def test_no_secret_stands_in_what_is_built_or_composed():
    secret = [name for name in OURS if name.endswith(("_KEY", "_TOKEN", "_SECRET"))]
    for path in (ROOT / "Containerfile", DEPLOY / "compose.yaml", *DEPLOY.glob("systemd/*")):
        assert not [name for name in secret if name in path.read_text()], path


def test_every_command_of_the_procfile_is_one():
    lines = dict(line.split(": ", 1) for line in (ROOT / "Procfile").read_text().splitlines())
    assert lines["release"] == "errata migrate"
    assert {*ROLES, "release"} == lines.keys(), "the Procfile has a line a platform"
    for line in lines.values():
        program, command, *rest = shlex.split(line)
        assert program == "errata"
        assert command in COMMANDS
        assert {word for word in rest if word.startswith("--")} <= OPTIONS


COMPOSED = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


@pytest.mark.parametrize("name", ["migrate", *ROLES])
def test_each_role_is_composed_alike_read_only_and_without_rights(name):
    assert name in COMPOSED["services"], f"deploy/compose.yaml has no service {name}"
    service = COMPOSED["services"][name]
    assert service["command"][0] in COMMANDS
    assert (service["read_only"], service["cap_drop"], service["user"]) == (True, ["ALL"], "10001:10001")
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert [mount.partition(":")[0].strip("/") for mount in service["tmpfs"]] == ["tmp"]
    assert set(service["environment"]) <= OURS
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    if name != "migrate":
        assert service["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}


def test_what_is_waited_for_says_when_it_is_well_and_nothing_is_open_to_the_world():
    for name, service in COMPOSED["services"].items():
        for other, how in service.get("depends_on", {}).items():
            if how["condition"] == "service_healthy":
                assert COMPOSED["services"][other]["healthcheck"]["test"]
        assert all(str(port).startswith("127.0.0.1:") for port in service.get("ports", [])), name
        assert not service["image"].endswith(":latest")
        assert ":" in service["image"]


def unit(path):
    """(section, name, value) of a unit file; what is said twice stands twice."""
    section = ""
    for line in path.read_text().splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            yield section, name, value


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("systemd/*.service")), ids=lambda path: path.name)
def test_each_unit_runs_a_command_of_ours_with_no_rights_to_spare(path):
    said = {(section, name): value for section, name, value in unit(path)}
    program, command, *_ = said["Service", "ExecStart"].split()
    assert program == "/opt/errata/.venv/bin/errata"
    assert command == "%i" or command in COMMANDS
    assert said["Service", "User"] == "errata"
    assert said["Service", "NoNewPrivileges"] == "yes"
    assert said["Service", "ProtectSystem"] == "strict"


def test_what_a_unit_writes_to_is_made_its_users_alone_by_the_steps_that_say_how():
    said = {(section, name): value for section, name, value in unit(DEPLOY / "systemd/errata-backup.service")}
    lines = [line for line in (ROOT / "docs/deploying.md").read_text().splitlines() if line.startswith("    install ")]
    written = set(said["Service", "ReadWritePaths"].split()) - {"/var/lib/errata"}
    assert written == {said["Service", "ExecStart"].split()[-1]}
    for place in written:
        (line,) = [line for line in lines if place in line.split()]
        user, group = said["Service", "User"], said["Service", "Group"]
        assert {f"--owner={user}", f"--group={group}", "--mode=0700"} <= set(line.split())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_systemd_itself_finds_no_fault_with_the_units(tmp_path):
    program = tmp_path / "errata"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for path in DEPLOY.glob("systemd/*"):
        text = path.read_text().replace("/opt/errata/.venv/bin/errata", str(program))
        (tmp_path / path.name).write_text(text.replace("/opt/errata/README.md", str(program)))
    (tmp_path / "errata@worker.service").symlink_to(tmp_path / "errata@.service")
    units = ["errata@worker.service", "errata-migrate.service", "errata-backup.service", "errata-backup.timer"]
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in units)],
        capture_output=True, text=True, check=False, env={"PATH": "/usr/bin:/bin", "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )  # fmt: skip
    said = [line for line in found.stderr.splitlines() if "errata" in line]
    assert not said, said
