"""Settings: one list makes flags, variables, the file and the help; a wrong value is refused with its place."""

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
    assert (settings.port, settings.sockets, settings.bot_level, settings.open_tables) == (3, 22, "easy", 1_000)


def test_values_are_converted_to_the_types_of_their_settings() -> None:
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


# a text that the setting cannot be, where its type alone allows every text
WRONG_TEXT = {
    "proxies": "127.0.0.1,nonsense",
    "metrics_networks": "10.0.0.0/99",
    "workers": "many",
    "telemetry": "ftp://host",
    "bus": "localhost:4222",
    "mail_security": "ssl",
    "site": "",
    "store": "",
}
ANY_TEXT = [
    "host",
    "origins",
    "hosts",
    "bot_level",
    "address",
    "mail_server",
    "mail_user",
    "mail_password",
    "mail_from",
    "metrics_token",
]


def spelled(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value).lower() if value in (True, False) else str(value)


def wrong_text(one: configuration.Setting) -> str:
    return WRONG_TEXT.get(one.name) or ("" if one.name in WRONG_TEXT else "nonsense")


@pytest.mark.parametrize("one", [one for one in ALL if one.name not in ANY_TEXT], ids=lambda one: one.name)
def test_a_wrong_text_names_its_setting(one: configuration.Setting) -> None:
    """All other settings are given too, and rightly; only the wrong one may be named."""
    right = {other.variable: spelled(other.default) for other in ALL}
    with pytest.raises(BadRequest, match="setting-wrong") as refusal:
        configuration.gather(given(), right | {one.variable: wrong_text(one)})
    assert refusal.value.details["place"] == one.variable
    if one.type is not bool:  # a flag that has no value, and so no wrong one
        with pytest.raises(BadRequest, match="setting-wrong") as refusal:
            configuration.gather(given(f"{one.flag}={wrong_text(one)}"), right)
        assert refusal.value.details["place"] == one.flag


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
def test_a_wrong_value_in_the_file_names_its_setting(tmp_path: Path, one: configuration.Setting) -> None:
    file = tmp_path / "bordspil.toml"
    for wrong in ("1979-05-27", '"' + wrong_text(one) + '"') if one.name not in ANY_TEXT else ("1979-05-27",):
        file.write_text(f"{one.name} = {wrong}\n")
        with pytest.raises(BadRequest, match="setting-wrong") as refusal:
            configuration.gather(given("--settings", str(file)), {})
        assert refusal.value.details["place"] == f"{file}: {one.name}"


def test_settings_that_do_not_go_together_are_named_as_far_as_they_were_given() -> None:
    with pytest.raises(BadRequest, match="setting-wrong") as refusal:
        configuration.gather(given("--sockets", "5000"), {})
    assert refusal.value.details["place"] == "--sockets"
    with pytest.raises(BadRequest, match="setting-wrong") as refusal:
        configuration.gather(given("--sockets", "9"), {"BORDSPIL_TCP_CONNECTIONS": "9"})
    assert refusal.value.details["place"] == "BORDSPIL_TCP_CONNECTIONS, --sockets"


def test_a_secret_is_never_a_flag() -> None:
    """Every user of the machine can read a command line."""
    flags = vars(given())
    assert [one.name for one in ALL if one.is_secret and one.name in flags] == []
    assert [one.name for one in ALL if not one.is_secret and one.name not in flags] == []
