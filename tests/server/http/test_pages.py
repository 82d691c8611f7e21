"""The page as files: routes, headers, caching, health; and a clear line where it has not been built."""

import asyncio
import gzip
import http.client
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bordspil.server.http import app, pages
from bordspil.server.settings import Settings
from server.harness.servers import Server

CODE = "export {};" * 500
PAGE = "<!doctype html><title>Bordspil</title>"


@pytest.fixture(scope="module")
def site_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site_server")
    (folder / "site" / "assets").mkdir(parents=True)
    (folder / "site" / "index.html").write_text(PAGE)
    (folder / "site" / "assets" / "index-abc123.js").write_text(CODE)
    (folder / "site" / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(CODE.encode()))
    (folder / "site" / "assets" / "index-abc123.js.br").write_bytes(b"packed by the build")
    (folder / "secret.txt").write_text("secret")
    with Server(folder, site=folder / "site") as server:
        yield server


class Answer:
    """A response, read."""

    def __init__(self, server: Server, path: str, method: str = "GET", **headers: str) -> None:
        place = urlsplit(server.address)
        line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=120)
        line.request(method, path, headers=headers)
        response = line.getresponse()
        self.status, self.headers, self.body = response.status, response.headers, response.read().decode("latin-1")
        line.close()


@pytest.mark.parametrize("path", ["/", "/t/ABC234", "/help/azul?x=1", "/index.html"])
def test_every_place_inside_the_page_serves_the_page(site_server: Server, path: str) -> None:
    answer = Answer(site_server, path)
    assert (answer.status, answer.body) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_an_asset_never_changes_and_a_missing_one_is_missing(site_server: Server) -> None:
    answer = Answer(site_server, "/assets/index-abc123.js")
    assert answer.status == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert Answer(site_server, "/assets/index-gone.js").status == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("", None),
        ("identity", None),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("BR;q=0.5,*;q=0", "br"),
        ("br;q=nonsense, gzip ; q = 0.0", "br"),
    ],
)
def test_a_file_goes_out_as_it_was_packed_when_the_page_was_built(
    site_server: Server, accepted: str, encoding: str | None
) -> None:
    answer = Answer(site_server, "/assets/index-abc123.js", **{"Accept-Encoding": accepted})
    assert answer.headers["content-encoding"] == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    body = answer.body.encode("latin-1")
    plain = {None: body, "gzip": b"", "br": CODE.encode() if body == b"packed by the build" else b""}
    assert (gzip.decompress(body) if encoding == "gzip" else plain[encoding]) == CODE.encode()


def test_an_unchanged_page_is_not_sent_again(site_server: Server) -> None:
    etag = Answer(site_server, "/").headers["etag"]
    for known in (etag, f"W/{etag}", f'"other", {etag}', "*"):
        again = Answer(site_server, "/", **{"If-None-Match": known})
        assert (again.status, again.body, again.headers["etag"]) == (304, "", etag)
    assert Answer(site_server, "/", **{"If-None-Match": '"other"'}).status == 200
    asset = "/assets/index-abc123.js"
    packed = Answer(site_server, asset, **{"Accept-Encoding": "gzip"}).headers["etag"]
    assert Answer(site_server, asset, **{"If-None-Match": packed}).status == 200  # other bytes have another name
    assert Answer(site_server, asset, **{"If-None-Match": packed, "Accept-Encoding": "gzip"}).status == 304


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 9000, "/%ff%fe", "/a%2f..%2fb", "/assets/%00.js", "/x?%00=%ff"])
def test_strange_paths_are_answered_like_others(site_server: Server, path: str) -> None:
    assert Answer(site_server, path).status == (404 if "assets" in path else 200)


def test_a_page_built_while_the_server_runs_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "LOOK_SECONDS", 0.0)
    with Server(tmp_path, site=tmp_path / "site") as server:
        assert Answer(server, "/").status == 503
        (tmp_path / "site").mkdir()
        for text in ("one", "two and more"):
            (tmp_path / "site" / "index.html").write_text(text)
            os.utime(tmp_path / "site" / "index.html", ns=(0, len(text)))
            assert Answer(server, "/").body == text


def test_the_build_packs_the_page() -> None:
    """What web/pack.js writes is what is looked for here."""
    parts = pages.read_parts(Settings().site)
    if not parts:
        pytest.skip("the page has not been built")
    assert {"", "br", "gzip"} == parts["index.html"].bodies.keys()
    for name, part in parts.items():
        if name.endswith((".js", ".css")):
            assert gzip.decompress(part.bodies["gzip"]) == part.bodies[""]
            assert len(part.bodies["br"]) < len(part.bodies["gzip"]) + 20


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"])
def test_nothing_outside_the_site_is_served(site_server: Server, path: str) -> None:
    assert "secret" not in Answer(site_server, path).body
    assert "root:" not in Answer(site_server, path).body


@pytest.mark.parametrize("path", ["/", "/health", "/assets/none.js", "/assets/index-abc123.js", "/socket"])
def test_every_answer_carries_the_headers_that_guard_the_page(site_server: Server, path: str) -> None:
    headers = Answer(site_server, path).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split("; ")}
    host = urlsplit(site_server.address).netloc
    assert policy["default-src"] == ["'self'"]
    assert policy["script-src"] == ["'self'"]
    assert policy["style-src"] == ["'self'"]
    assert policy["worker-src"] == policy["manifest-src"] == ["'self'"]
    assert policy["img-src"] == ["'self'", "data:"]
    assert policy["connect-src"] == ["'self'", f"ws://{host}", f"wss://{host}"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == ["'none'"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(site_server: Server) -> None:
    answer = Answer(site_server, "/", Host="evil; script-src *")
    assert "evil" not in answer.headers.get("content-security-policy", "")


def test_only_reading_is_allowed(site_server: Server) -> None:
    assert Answer(site_server, "/", "POST").status == 405
    assert Answer(site_server, "/", "HEAD").status == 200


def test_the_socket_is_no_page(site_server: Server) -> None:
    assert Answer(site_server, "/socket").status == 426


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with Server(tmp_path, site=tmp_path / "site") as server:
        answer = Answer(server, "/")
        assert (answer.status, answer.body.count("\n")) == (503, 1)
        assert answer.headers["content-type"].startswith("text/plain")
        assert server.health() == {"status": "ok", "tables": 0, "sockets": 0, "store": True}


def test_many_health_checks_cost_one_commit_a_second() -> None:
    """The health check fails while nothing can be written."""

    class Disk:
        asked, is_full = 0, False

        async def is_writable(self) -> bool:
            self.asked += 1
            await asyncio.sleep(0.01)
            return not self.is_full

    async def ask() -> None:
        disk: Any = Disk()
        health_check = app.HealthCheck(disk)
        for _ in range(3):
            assert await asyncio.gather(*(health_check.is_writable() for _ in range(100))) == [True] * 100
        assert disk.asked == 1
        disk.is_full, health_check.until = True, 0.0
        assert await asyncio.gather(*(health_check.is_writable() for _ in range(100))) == [False] * 100
        assert disk.asked == 2
        disk.is_full = False
        assert await health_check.is_writable()

    asyncio.run(ask())
