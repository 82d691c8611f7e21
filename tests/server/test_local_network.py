"""The page in the local network: at which addresses friends reach it, and who may open it to them."""

import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from bordspil.server import local_network
from bordspil.server.local_network import LocalNetwork
from bordspil.server.serve import page_addresses
from bordspil.server.settings import Settings
from server.harness.client import Client
from server.harness.servers import Server

HERE = "127.0.0.2"  # stands for this machine's address in a network
PROXIED = {"X-Forwarded-For": "203.0.113.5"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(local_network, "own_addresses", lambda: [HERE])
    with Server(tmp_path) as server:
        server.lobby.network.port = int(server.address.rstrip("/").rpartition(":")[2])
        yield server


def reaches(server: Server) -> bool:
    try:
        socket.create_connection((HERE, server.lobby.network.port), 5).close()
    except ConnectionRefusedError:
        return False
    return True


def test_a_browser_of_the_machine_opens_the_page_to_the_network(server: Server) -> None:
    with server.client() as anna:
        assert anna.ask("network", type="ask-network") == {"type": "network", "addresses": [], "may_open": True}
        assert not reaches(server)
        opened = anna.ask("network", type="open-network")
        [address] = opened["addresses"]
        assert (address, opened["may_open"]) == (f"http://{HERE}:{server.lobby.network.port}/", False)
        with Client(address) as bjorn:
            assert bjorn.ask("network", type="open-network") == opened
    server.stop()
    assert not reaches(server)


def test_no_other_machine_opens_the_page_to_the_network(server: Server) -> None:
    with server.client(additional_headers=PROXIED) as eve:
        assert eve.ask("network", type="ask-network") == {"type": "network", "addresses": [], "may_open": False}
        assert eve.refused(type="open-network")["key"] == "network-not-here"
        assert not reaches(server)


def test_a_machine_without_a_network_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "own_addresses", list)
    with server.client() as anna:
        assert anna.refused(type="open-network")["key"] == "network-none"
        monkeypatch.setattr(local_network, "own_addresses", lambda: [HERE])
        assert anna.ask("network", type="open-network")["addresses"]


@pytest.mark.parametrize(
    ("given", "addresses", "may_open"),
    [
        ({}, [], True),
        ({"host": "localhost"}, [], True),
        ({"host": "::1"}, [], True),
        ({"host": "0.0.0.0"}, [f"http://{HERE}:8080/"], False),
        ({"host": "192.168.1.20", "port": 9000}, ["http://192.168.1.20:9000/"], False),
        ({"host": "fd00::7"}, ["http://[fd00::7]:8080/"], False),
        ({"address": "https://games.example.org/"}, [], False),
        ({"proxies": ("127.0.0.1",)}, [], False),
        ({"host": "0.0.0.0", "address": "https://games.example.org/"}, [], False),
    ],
)
def test_the_addresses_follow_from_the_settings(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], addresses: list[str], may_open: bool
) -> None:
    monkeypatch.setattr(local_network, "own_addresses", lambda: [HERE])
    network = LocalNetwork(Settings(**given))
    assert (network.addresses(), network.may_be_opened) == (addresses, may_open)


def test_a_server_for_all_networks_prints_addresses_that_lead_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_network, "own_addresses", lambda: [HERE])
    assert page_addresses(Settings()) == ["http://127.0.0.1:8080/"]
    assert page_addresses(Settings(host="0.0.0.0")) == ["http://127.0.0.1:8080/", f"http://{HERE}:8080/"]


def test_own_addresses_are_addresses_of_networks() -> None:
    found = [ip_address(address) for address in local_network.own_addresses()]
    assert len(set(found)) == len(found)
    assert not any(address.is_loopback or address.is_unspecified for address in found)
