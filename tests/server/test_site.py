"""The page as files: routes, headers, caching, health; and a clear line where it has not been built."""

import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from server.house import House

PAGE = "<!doctype html><title>Bordspil</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("built")
    (folder / "site" / "assets").mkdir(parents=True)
    (folder / "site" / "index.html").write_text(PAGE)
    (folder / "site" / "assets" / "index-abc123.js").write_text("export {};" * 500)
    (folder / "secret.txt").write_text("secret")
    with House(folder, site=folder / "site") as house:
        yield house


class Answer:
    """A response, read."""

    def __init__(self, house: House, path: str, method: str = "GET", **headers: str) -> None:
        place = urlsplit(house.address)
        line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=10)
        line.request(method, path, headers=headers)
        response = line.getresponse()
        self.status, self.headers, self.body = response.status, response.headers, response.read().decode("latin-1")
        line.close()


@pytest.mark.parametrize("path", ["/", "/t/ABC234", "/help/azul?x=1", "/index.html"])
def test_every_place_inside_the_page_serves_the_page(built: House, path: str) -> None:
    answer = Answer(built, path)
    assert (answer.status, answer.body) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_an_asset_never_changes_and_a_missing_one_is_missing(built: House) -> None:
    answer = Answer(built, "/assets/index-abc123.js")
    assert answer.status == 200
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    assert Answer(built, "/assets/index-abc123.js", **{"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"
    assert Answer(built, "/assets/index-gone.js").status == 404


def test_an_unchanged_page_is_not_sent_again(built: House) -> None:
    etag = Answer(built, "/").headers["etag"]
    again = Answer(built, "/", **{"If-None-Match": etag})
    assert (again.status, again.body) == (304, "")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"])
def test_nothing_outside_the_site_is_served(built: House, path: str) -> None:
    assert "secret" not in Answer(built, path).body
    assert "root:" not in Answer(built, path).body


@pytest.mark.parametrize("path", ["/", "/health", "/assets/none.js", "/assets/index-abc123.js", "/socket"])
def test_every_answer_carries_the_headers_that_guard_the_page(built: House, path: str) -> None:
    headers = Answer(built, path).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split("; ")}
    host = urlsplit(built.address).netloc
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


def test_a_strange_host_does_not_get_into_the_policy(built: House) -> None:
    answer = Answer(built, "/", Host="evil; script-src *")
    assert "evil" not in answer.headers.get("content-security-policy", "")


def test_only_reading_is_allowed(built: House) -> None:
    assert Answer(built, "/", "POST").status == 405
    assert Answer(built, "/", "HEAD").status == 200


def test_the_socket_is_no_page(built: House) -> None:
    assert Answer(built, "/socket").status == 426


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with House(tmp_path, site=tmp_path / "site") as house:
        answer = Answer(house, "/")
        assert (answer.status, answer.body.count("\n")) == (503, 1)
        assert answer.headers["content-type"].startswith("text/plain")
        assert house.health() == {"status": "ok", "tables": 0, "sockets": 0, "store": True}
