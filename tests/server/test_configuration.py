"""Settings: one list of them makes flags, variables, the file and the help; who is wrong is told where."""

import argparse
import tomllib
from pathlib import Path

import pytest

from bordspil import __main__
from bordspil.cli.parser import parser
from bordspil.core.game import BadRequest
from bordspil.server import configuration
from bordspil.server.settings import Settings

ALL = configuration.settings_there_are()


def given(*flags: str) -> argparse.Namespace:
    return parser(["serve"]).parse_args(["serve", *flags])


def test_every_setting_is_explained_and_stands_under_a_heading() -> None:
    assert [one.name for one in ALL] == list(Settings.__struct_fields__)
    assert [one.name for one in ALL if not one.words or not one.heading] == []
    assert [one.name for one in ALL if one.words.endswith(".") or one.words[0].isupper()] == []


def test_the_help_of_the_command_explains_each(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        __main__.main(["serve", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    for one in ALL:
        assert one.words in told
        assert (one.variable if one.is_secret else one.flag + " ") in told.replace(",", " ")


def test_the_printed_file_holds_every_setting_and_changes_none(tmp_path: Path) -> None:
    text = configuration.write_file()
    assert tomllib.loads(text) == {}
    file = tmp_path / "bordspil.toml"
    lines = [line[1:] for line in text.splitlines() if line.startswith("#") and line[1:2] not in (" ", "#")]
    file.write_text("\n".join(line for line in lines if not line.endswith("=")))
    assert [line.split(" =")[0] for line in lines] == [one.name for one in ALL]
    assert configuration.gather(given("--settings", str(file)), {}) == Settings()


def test_a_flag_outweighs_a_variable_and_a_variable_the_file(tmp_path: Path) -> None:
    file = tmp_path / "bordspil.toml"
    file.write_text('port = 1\nsockets = 11\nbot_level = "easy"\n')
    environment = {"BORDSPIL_SETTINGS": str(file), "BORDSPIL_PORT": "2", "BORDSPIL_SOCKETS": "22"}
    settings = configuration.gather(given("--port", "3"), environment)
    assert (settings.port, settings.sockets, settings.bot_level, settings.tables) == (3, 22, "easy", 1_000)


def test_what_is_given_comes_as_what_it_is() -> None:
    environment = {
        "BORDSPIL_WARM_UP": "false",
        "BORDSPIL_ORIGINS": "https://a.example, http://b.example:81",
        "BORDSPIL_BOT_SECONDS": "0.25",
        "BORDSPIL_STORE": "~/tables.sqlite",
    }
    settings = configuration.gather(given(), environment)
    assert settings.warm_up is False
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.bot_seconds == 0.25
    assert settings.store == Path.home() / "tables.sqlite"
    assert configuration.gather(given("--warm-up"), environment).warm_up is True


def test_a_path_in_the_file_is_seen_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "bordspil.toml").write_text('store = "tables.sqlite"\nsite = "/srv/site"\n')
    settings = configuration.gather(given("--settings", str(tmp_path / "bordspil.toml")), {})
    assert (settings.store, settings.site) == (tmp_path / "tables.sqlite", Path("/srv/site"))


@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("prt = 8080", "setting-unknown", "prt"),
        ('port = "8080"', "setting-wrong", "port"),
        ("port = 65536", "setting-wrong", "port"),
        ("sockets = 0", "setting-wrong", "sockets"),
        ("origins = 7", "setting-wrong", "origins"),
        ("store = 7", "setting-wrong", "store"),
        ("bot_seconds = nan", "setting-wrong", "bot_seconds"),
        ('bus = "localhost"', "setting-wrong", "bus"),
        ('proxies = ["10.0.0.0/99"]', "setting-wrong", "proxies"),
        ("port = =\n", "file-unreadable", "line 1"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(tmp_path: Path, text: str, key: str, word: str) -> None:
    file = tmp_path / "bordspil.toml"
    file.write_text(text)
    with pytest.raises(BadRequest) as refusal:
        configuration.gather(given("--settings", str(file)), {})
    assert refusal.value.key == key
    assert str(file) in str(refusal.value.details)
    assert word in str(refusal.value.details)


def test_a_wrong_variable_ends_the_start_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BORDSPIL_PORT", "eighty")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert __main__.main(["serve"]) == 2
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert "BORDSPIL_PORT" in printed


@pytest.mark.parametrize(("flag", "value"), [("--bus", "localhost:4222"), ("--proxies", "127.0.0.1,nonsense")])
def test_what_is_wrong_is_called_by_its_own_name(flag: str, value: str) -> None:
    with pytest.raises(BadRequest, match="setting-wrong") as refusal:
        configuration.gather(given(flag, value), {"BORDSPIL_PORT": "8080"})
    assert refusal.value.details["place"] == flag


def test_a_secret_is_never_a_flag() -> None:
    """What stands on a command line can be read by everybody on the machine."""
    flags = vars(given())
    assert [one.name for one in ALL if one.is_secret and one.name in flags] == []
    assert [one.name for one in ALL if not one.is_secret and one.name not in flags] == []
