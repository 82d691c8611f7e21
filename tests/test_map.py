"""MAP.md lists every folder and file in dependency order, each with the sentence it begins with.

To bring the list up to date: python tests/test_map.py
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAP = ROOT / "MAP.md"
BEGIN, END = "<!-- rooms -->\n", "<!-- end of rooms -->\n"

# In dependency order: a folder leans only on those above it, but the server and its rooms also on each other.
FOLDERS = (
    ("src/bordspil", "the package: the command, and texts for everybody"),
    ("src/bordspil/core", "what every game stands on"),
    ("src/bordspil/search", "bots that know no game"),
    ("src/bordspil/games", "the games, found and never listed"),
    *(
        (folder.relative_to(ROOT).as_posix(), "a whole game in one folder")
        for folder in sorted((ROOT / "src/bordspil/games").iterdir())
        if (folder / "__init__.py").exists()
    ),
    ("src/bordspil/work", "tasks done elsewhere, on this machine or on many"),
    ("src/bordspil/adapters", "ways to the games other than the browser"),
    ("src/bordspil/server/wire", "what goes over a socket"),
    ("src/bordspil/server/store", "what is kept, in a file or in PostgreSQL"),
    ("src/bordspil/server", "people, bots and spectators at tables"),
    ("src/bordspil/server/cluster", "what several servers need of each other"),
    ("src/bordspil/server/trials", "commands that put a server to the test"),
    ("web", "the page that all games share"),
    ("tests", "everything that is promised, shown"),
    (".", "the rest"),
)
SOURCES = (".py", ".ts", ".svelte", ".c", ".css")
FIRST_SENTENCE = (
    re.compile(r'^(?:#!.*\n)?"""(.+?\.?)(?:"""|\n)'),
    re.compile(r"^(?:<!--|/\*\*?|//)\s*(.+?)\s*(?:-->|\*/|\n)"),
)


def files() -> list[str]:
    """The files git knows or would know, sources only."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return sorted(name for name in set(listed) if name.endswith(SOURCES) and (ROOT / name).exists())


def sentence(name: str) -> str:
    """What a file says of itself in its first line."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for pattern in FIRST_SENTENCE:
        if found := pattern.match(text):
            return found[1].strip()
    return ""


def rooms() -> str:
    """The list as MAP.md should have it: every file under the innermost folder named above."""
    names = files()
    lines = []
    for folder, what in FOLDERS:
        inner = [other for other, _ in FOLDERS if other != folder and (folder == "." or other.startswith(folder + "/"))]
        prefix = "" if folder == "." else folder + "/"
        here = [n for n in names if n.startswith(prefix) and not any(n.startswith(other + "/") for other in inner)]
        if here:
            lines.append(f"\n### `{folder}` – {what}\n")
            lines += [f"- `{name.removeprefix(prefix)}` {sentence(name)}" for name in here]
    return "\n".join(lines).lstrip("\n") + "\n"


def test_every_file_begins_with_a_sentence() -> None:
    assert [name for name in files() if not sentence(name)] == []


def test_the_map_is_true() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert text[text.index(BEGIN) + len(BEGIN) : text.index(END)] == rooms()


if __name__ == "__main__":
    whole = MAP.read_text(encoding="utf-8")
    MAP.write_text(whole[: whole.index(BEGIN) + len(BEGIN)] + rooms() + whole[whole.index(END) :], encoding="utf-8")
