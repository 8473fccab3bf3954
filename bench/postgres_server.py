"""A server of PostgreSQL's for tests and figures: in a temporary folder, on a free port."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from db.location import Server

OLDEST = 15
CARELESS = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "autovacuum": "off",
}
"""For tests: what is kept need not outlast them."""

SETTINGS = {
    "shared_buffers": "32MB",
    "max_connections": "60",
    "unix_socket_directories": "",
    "listen_addresses": "127.0.0.1",
}
# Everybody may come in as boroughs; guarded has to say a password.
WHO = "host all guarded 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n"
OWNER = "boroughs"
START_SECONDS = 60
DIES_WITH_PARENT = 1


@cache
def programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine; None where there is none."""
    found = [Path(one).parent for one in [shutil.which("initdb")] if one]
    found += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: float(one.parent.name)
    )
    usable = [folder for folder in found if (folder / "postgres").exists()]
    return next((folder for folder in reversed(usable) if _version(folder) >= OLDEST), None)


def _program(name: str) -> Path:
    folder = programs()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed here")
    return folder / name


def _version(folder: Path) -> int:
    said = subprocess.run([folder / "postgres", "--version"], capture_output=True, check=True)
    return int(said.stdout.split()[2].split(b".")[0])


def _user() -> tuple[int, int] | None:
    """As whom to run it, with which group, where we are root: PostgreSQL refuses that."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def _end_with_us() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGQUIT)


@dataclass
class OwnServer:
    """A running server, which can be stopped and started again."""

    folder: Path
    port: int
    settings: Mapping[str, str]
    process: subprocess.Popen[bytes] | None = None

    @classmethod
    def make(cls, settings: Mapping[str, str] = CARELESS) -> OwnServer:
        """A new server with these settings, started."""
        folder = Path(tempfile.mkdtemp(prefix="boroughs-postgres-"))
        if user := _user():
            os.chown(folder, *user)
        made = cls(folder, _free_port(), settings)
        made.run("initdb", "-D", folder / "data", "-U", OWNER, "-A", "trust", "--no-sync", "-N")
        (folder / "data" / "pg_hba.conf").write_text(WHO, "ascii")
        made.start()
        return made

    def run(self, program: str, *arguments: str | Path) -> None:
        given = [_program(program), *arguments]
        subprocess.run(given, check=True, capture_output=True, **self._as_user())

    def _as_user(self) -> dict[str, Any]:
        given: dict[str, Any] = {"cwd": self.folder}
        if user := _user():
            given |= {"user": user[0], "group": user[1], "extra_groups": []}
        return given

    def start(self) -> None:
        """Start it, and wait until it answers. It ends with the thread that calls this."""
        given = {**SETTINGS, **self.settings, "port": str(self.port)}
        options = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [_program("postgres"), "-D", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_us,
                **self._as_user(),
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        ready = self.folder / "data" / "postmaster.pid"
        while time.monotonic() < until:
            if ready.exists() and b"ready" in ready.read_bytes():
                return
            if self.process is None or self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))

    def stop(self, number: int = signal.SIGINT) -> None:
        """Stop it; whoever is connected is thrown out."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """Stop it for good."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str, user: str = OWNER) -> Server:
        """The address of this database."""
        return Server(f"postgresql://{user}@127.0.0.1:{self.port}/{name}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
