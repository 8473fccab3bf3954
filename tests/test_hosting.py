"""What a host is given: everything pinned by hash, and a service that can do little harm."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot import read_settings

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
UNIT, TEMPLATE = HOSTING / "boroughs.service", HOSTING / "boroughs@.service"
PAGE = HOSTING / "boroughs-web.service"
UNITS = pytest.mark.parametrize("unit", [UNIT, TEMPLATE, PAGE], ids=lambda unit: unit.name)
LOCKS = ("requirements", "requirements-dev")
PIN = re.compile(r"^([a-z0-9-]+)==\S+(?: ; [^\\]+)? \\$")
BASE = re.compile(r"FROM python:3\.11-slim@sha256:[0-9a-f]{64}")
FENCES = {
    "UMask": "0077",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "NoNewPrivileges": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectControlGroups": "yes",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "CapabilityBoundingSet": "",
    "ReadWritePaths": "/opt/boroughs/data",
    "MemoryMax": "1G",
}


def named(name):
    """One spelling for the name of a package."""
    return re.sub(r"[._-]+", "-", name).lower()


def pins(lock):
    """The packages of a lock file, and the hashes of each."""
    found = {}
    for line in (ROOT / f"{lock}.txt").read_text().splitlines():
        if match := PIN.match(line):
            found[match[1]] = hashes = []
        elif "--hash=sha256:" in line:
            hashes.append(line)
        else:
            assert line.lstrip().startswith("#"), f"{lock}.txt: {line}"
    return found


def wanted(lock):
    lines = (ROOT / f"{lock}.in").read_text().splitlines()
    return {named(line.split("==")[0]): line for line in lines if "==" in line}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes(lock):
    assert set(wanted(lock)) <= set(pins(lock))
    assert {"aiohttp", "yarl", "multidict"} <= set(pins(lock)), "those that others need, too"
    assert all(pins(lock).values())


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_is_that_of_its_short_list(lock):
    text = (ROOT / f"{lock}.txt").read_text()
    for name, line in wanted(lock).items():
        assert f"{name}=={line.split('==')[1]} " in text


def test_whoever_develops_runs_what_a_host_runs():
    run, develop = (
        {line for line in (ROOT / f"{lock}.txt").read_text().splitlines() if PIN.match(line)}
        for lock in LOCKS
    )
    assert run <= develop


@pytest.mark.parametrize("file", [*(f"{lock}.txt" for lock in LOCKS), "Makefile", "Dockerfile"])
def test_no_place_to_install_from_is_named(file):
    assert not re.search(r"https?://|--(extra-)?index-url|--find-links", (ROOT / file).read_text())


@pytest.mark.parametrize("file", ["Makefile", "Dockerfile"])
def test_nothing_is_installed_without_its_hash(file):
    text = (ROOT / file).read_text().replace("\\\n", " ")
    installs = [line for line in text.splitlines() if "-r requirements" in line]
    by_name = [line for line in installs if "$(INSTALL)" in line or "--require-hashes" in line]
    assert installs == by_name != []
    assert "--require-hashes" in text


def test_every_image_is_pinned_by_its_digest_and_nothing_can_replace_it():
    """No argument stands in for the digest: whoever builds without a thought builds this one."""
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    bases = [line for line in lines if line.startswith("FROM ")]
    assert bases
    assert [line for line in bases if not BASE.fullmatch(line)] == []
    assert not any(line.startswith("ARG ") for line in lines)


def test_the_bot_in_its_container_cannot_change_its_code():
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    assert not any(line.startswith("COPY --chown") for line in lines)
    owned = [line for line in lines if "-o boroughs" in line or "chown" in line]
    assert [line for line in owned if not line.endswith(" -m 0700 /boroughs/data")] == []
    assert lines.index("USER boroughs") > max(
        at for at, line in enumerate(lines) if line.startswith(("COPY ", "RUN "))
    )


def test_no_secret_gets_into_the_image():
    """What is copied is all but what is ignored."""
    assert {".env", "data", ".git"} <= set((ROOT / ".dockerignore").read_text().split())


@UNITS
def test_the_service_is_fenced_in(unit):
    lines = [line for line in unit.read_text().splitlines() if "=" in line and line[0] != "#"]
    settings = dict(line.split("=", 1) for line in lines)
    assert {key: settings.get(key) for key in FENCES} == FENCES
    assert "SystemCallFilter=@system-service" in lines
    assert "SystemCallFilter=~@privileged @resources" in lines


def test_the_fence_lets_bots_step_back():
    """The later line holds: of the resources they may change how urgent they are, nothing else."""
    lines = UNIT.read_text().splitlines()
    assert lines.index("SystemCallFilter=setpriority") > lines.index(
        "SystemCallFilter=~@privileged @resources"
    )


def test_the_template_is_the_unit_but_for_its_name_and_its_port():
    """Whatever fences one in fences in the other."""
    one, other = (
        {line for line in unit.read_text().splitlines() if line and line[0] != "#"}
        for unit in (UNIT, TEMPLATE)
    )
    assert {line.partition("=")[0] for line in one - other} == {"Description", "After"}
    assert {line.partition("=")[0] for line in other - one} == {
        "Description",
        "After",
        "Conflicts",
        "Environment",
    }


def test_the_unit_of_the_page_is_that_of_the_bot_but_for_what_it_runs():
    one, other = (
        {line for line in unit.read_text().splitlines() if line and line[0] != "#"}
        for unit in (UNIT, PAGE)
    )
    assert {line.partition("=")[0] for line in one ^ other} == {
        "Description",
        "After",
        "Environment",
        "ExecStart",
        "TimeoutStopSec",
    }
    assert "ExecStart=/opt/boroughs/.venv/bin/python -m web" in other


def test_the_ports_of_nine_processes_are_ports():
    [line] = [line for line in TEMPLATE.read_text().splitlines() if "METRICS_PORT" in line]
    name, port = line.removeprefix("Environment=").replace("%i", "9").split("=")
    assert read_settings({name: port}).metrics_port == 9469


@UNITS
def test_systemd_finds_little_to_complain_about(unit):
    program = shutil.which("systemd-analyze")
    if program is None:
        return
    command = [program, "security", "--offline=true", "--threshold=20", str(unit)]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout[-300:] + found.stderr


COMPOSE = (HOSTING / "docker-compose.yml").read_text()


def test_every_image_of_the_composition_is_pinned_by_its_digest():
    images = re.findall(r"^ *image: (.*)$", COMPOSE, re.MULTILINE)
    assert images
    assert [one for one in images if not re.fullmatch(r"[a-z]+:\d+@sha256:[0-9a-f]{64}", one)] == []


def test_the_composition_publishes_nothing_and_holds_no_password():
    assert not re.search(r"^ *ports:", COMPOSE, re.MULTILINE)
    secrets = re.findall(r"^.*PASSWORD.*$", COMPOSE, re.MULTILINE)
    assert len(secrets) == 2
    assert all("${POSTGRES_PASSWORD:?" in line for line in secrets)


def test_the_bot_in_the_composition_is_fenced_in_as_on_the_page_for_hosts():
    for line in ("read_only: true", "cap_drop: [ALL]", "mem_limit: 1g", "pids_limit: 256"):
        assert f"    {line}\n" in COMPOSE
    assert COMPOSE.count('security_opt: ["no-new-privileges:true"]') == 2
    assert "internal: true" in COMPOSE


def test_what_the_composition_sets_are_settings():
    names = re.findall(r"^      (DATABASE|METRICS_\w+|WEB_\w+): ", COMPOSE, re.MULTILINE)
    page = {"WEB_HOST", "WEB_PORT"}
    assert set(names) == {"DATABASE", "METRICS_HOST", "METRICS_PORT"} | page
    example = (ROOT / ".env.example").read_text()
    assert [name for name in names if f"\n{name}=" not in example] == []
