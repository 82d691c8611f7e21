"""Makes the README for package indexes, which know none of the files that it links to and shows."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\[\]]*)\]\((?!https?:|#|mailto:)([^()\s]+)\)")
EMPTY_TABLE = re.compile(r"^\| *\| *\|\n\| *--- *\| *--- *\|\n(\|[ |]*\n)+\n?", re.MULTILINE)


class ReadmeHook(MetadataHookInterface):
    """Takes the addresses of files and pictures from `tool.hatch.metadata.hooks.custom` in pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets the README of the metadata."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        addresses = {name: self.config.get(name, "") for name in ("files", "pictures")}
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, **addresses)}


def for_index(text: str, files: str, pictures: str) -> str:
    """Makes relative links absolute; without an address, a link is its words and a picture is left out."""

    def absolute(found: re.Match[str]) -> str:
        is_picture, words, path = found[1] == "!", found[2], found[3]
        if address := pictures if is_picture else files:
            return f"{found[1]}[{words}]({address.rstrip('/')}/{path})"
        return "" if is_picture else words

    text = EMPTY_TABLE.sub("", LINK.sub(absolute, text))
    return re.sub(r"\n{3,}", "\n\n", text)
