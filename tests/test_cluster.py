"""The files for clusters fit together: settings, paths, services, ports and files that exist."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from bordspil.cli.parser import parser
from bordspil.server import configuration, metrics, telemetry
from bordspil.server.http import metrics_page
from bordspil.server.http.app import make_app
from bordspil.server.settings import Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "cluster.md"
MANIFESTS = sorted((DEPLOY / "kubernetes").glob("*.yaml"))
KNOWN = {one.variable: one for one in configuration.settings_there_are()}


def documents(path: Path) -> list[dict[str, Any]]:
    yaml: Any = importlib.import_module("yaml")
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def objects() -> list[dict[str, Any]]:
    return [one for path in MANIFESTS for one in documents(path)]


def named(kind: str) -> dict[str, dict[str, Any]]:
    return {one["metadata"]["name"]: one for one in objects() if one["kind"] == kind}


def containers() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Returns every pod with each of its containers."""
    pods = [one["spec"]["template"]["spec"] for one in objects() if one["kind"] in ("Deployment", "StatefulSet")]
    return [(pod, container) for pod in pods for container in pod["containers"]]


def gathered(variables: dict[str, str]) -> Settings:
    """Returns the settings that variables of the environment make; refuses what is wrong."""
    words = {name: value for name, value in variables.items() if name.startswith("BORDSPIL_")}
    assert words.keys() <= KNOWN.keys()
    return configuration.gather(parser(["serve"]).parse_args(["serve"]), words)


def paths_there_are() -> set[str]:
    """Returns the routes of a server, which is not started for that and needs no store."""
    no_store: Any = None
    return {route.path for route in make_app(Settings(), no_store).routes if isinstance(route, Route)}


def test_compose_runs_two_servers_on_one_store_and_one_bus() -> None:
    [compose] = documents(DEPLOY / "compose.yaml")
    services = compose["services"]
    servers = {name: one for name, one in services.items() if name.startswith("server-")}
    assert len(servers) == 2
    for one in servers.values():
        words = {name: re.sub(r"\$\{[^}]*\}", "secret", value) for name, value in one["environment"].items()}
        settings = gathered(words)
        assert settings.is_shared
        assert str(settings.store).split("@")[1].split("/")[0] in services
        assert settings.bus.split("//")[1].split(":")[0] in services
        assert set(one["depends_on"]) <= services.keys()
        grace = int(one["stop_grace_period"].rstrip("s"))
        assert settings.drain_seconds + settings.shutdown_seconds < grace
        build = one["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
        assert (ROOT / build["args"]["LOCK"]).is_file()
    mounted = [volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", [])]
    assert {name for name in mounted if not name.startswith(".")} == compose["volumes"].keys()
    assert all((DEPLOY / name).is_file() for name in mounted if name.startswith("."))


def test_the_proxy_asks_the_servers_of_compose_whether_they_are_ready() -> None:
    [compose] = documents(DEPLOY / "compose.yaml")
    text = (DEPLOY / "cluster.Caddyfile").read_text(encoding="utf-8")
    found = re.search(r"reverse_proxy (.+) \{", text)
    assert found
    servers = {name for name in compose["services"] if name.startswith("server-")}
    assert {place.partition(":")[0] for place in found[1].split()} == servers
    assert {place.partition(":")[2] for place in found[1].split()} == {str(Settings().port)}
    probe = re.search(r"health_uri (\S+)", text)
    assert probe
    assert probe[1] in paths_there_are()


def test_the_image_is_built_from_any_of_the_locks() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "ARG LOCK=requirements.lock\n" in text
    assert "-r /source/$LOCK" in text
    many = (ROOT / "requirements-cluster.lock").read_text(encoding="utf-8")
    for package in ("asyncpg", "nats-py", "ray", "grpcio", "opentelemetry-sdk"):
        assert re.search(rf"(?m)^{package}(\[\w+\])?==", many), package
    pinned = re.compile(r"(?m)^([a-z0-9-]+)==(\S+)")
    one = dict(pinned.findall((ROOT / "requirements.lock").read_text(encoding="utf-8")))
    assert one.items() <= dict(pinned.findall(many)).items()  # the same versions in both images


def test_every_variable_of_the_manifests_sets_something() -> None:
    given = dict(named("ConfigMap")["bordspil"]["data"])
    settings = gathered(given)
    services = named("Service")
    assert settings.bus.split("//")[1].split(":")[0] in services
    for _, container in containers():
        variables = {one["name"] for one in container.get("env", [])}
        assert {name for name in variables if name.startswith("BORDSPIL_")} <= KNOWN.keys()


def test_the_probes_ask_for_existing_routes() -> None:
    asked, there = set(), paths_there_are()
    for _, container in containers():
        ports = {port["name"] for port in container["ports"]} if "ports" in container else set()
        for name in ("startupProbe", "readinessProbe", "livenessProbe"):
            probe = container.get(name, {})
            for way in ("httpGet", "tcpSocket"):
                if way in probe:
                    assert probe[way]["port"] in ports
            if "httpGet" in probe:
                asked.add(probe["httpGet"]["path"])
    assert asked == {"/ready"} <= there


def test_a_rolling_update_leaves_no_gap() -> None:
    deployment = named("Deployment")["bordspil"]["spec"]
    pod = deployment["template"]["spec"]
    assert deployment["replicas"] >= 2
    assert deployment["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    settings = gathered(dict(named("ConfigMap")["bordspil"]["data"]))
    probe = pod["containers"][0]["readinessProbe"]
    assert settings.drain_seconds > probe["periodSeconds"] * probe["failureThreshold"]
    assert settings.drain_seconds + settings.shutdown_seconds < pod["terminationGracePeriodSeconds"]


def test_services_lead_to_pods_and_pods_mount_existing_volumes() -> None:
    templates = [one["spec"]["template"] for one in objects() if one["kind"] in ("Deployment", "StatefulSet")]
    ports = {
        template["metadata"]["labels"]["app"]: {
            port["name"] for container in template["spec"]["containers"] for port in container.get("ports", [])
        }
        for template in templates
    }
    for service in named("Service").values():
        app = service["spec"]["selector"]["app"]
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports[app]
    ingress = named("Ingress")["bordspil"]["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert ingress["port"]["name"] in {port["name"] for port in named("Service")[ingress["name"]]["spec"]["ports"]}
    for pod, container in containers():
        volumes = {volume["name"] for volume in pod.get("volumes", [])} | {"tables"}
        assert (
            {mount["name"] for mount in container["volumeMounts"]} <= volumes if "volumeMounts" in container else True
        )
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert (
        f"--uid {named('Deployment')['bordspil']['spec']['template']['spec']['securityContext']['runAsUser']}" in image
    )


def test_the_bot_workers_are_found_by_the_named_address() -> None:
    text = (DEPLOY / "kubernetes" / "bot-workers.yaml").read_text(encoding="utf-8")
    found = re.search(r"ray://([\w-]+):(\d+)", text)
    assert found
    service = named("Service")[found[1]]["spec"]
    assert int(found[2]) in {port["port"] for port in service["ports"]}
    assert f"--ray-client-server-port={found[2]}" in text


@pytest.mark.parametrize("path", [PAGE, DEPLOY / "compose.yaml", *MANIFESTS], ids=lambda path: path.name)
def test_every_command_and_variable_that_is_named_is_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"BORDSPIL_[A-Z_]+", text)) <= KNOWN.keys()
    for line in re.findall(r"(?m)^bordspil (.+)$", text):
        parser().parse_args(line.split())


def test_every_file_setting_and_figure_of_the_page_is_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    files = re.findall(r"\]\(([^):]+)\)", text)
    assert len(files) >= 6
    assert [name for name in files if not (PAGE.parent / name).is_file()] == []
    assert all((ROOT / name).is_file() for name in re.findall(r"deploy/[\w./-]+\.yaml", text))
    told = "".join(Path(str(one.__file__)).read_text(encoding="utf-8") for one in (metrics, metrics_page, telemetry))
    figures = re.findall(r"`(bordspil_[a-z_]+)`", text)
    assert len(figures) >= 4
    assert [name for name in figures if f'"{name}"' not in told] == []
    settings = {one.name for one in KNOWN.values()}
    assert {"poll_seconds", "lease_seconds", "drain_seconds", "bot_timeout", "bot_seconds", "workers"} <= settings
    assert set(re.findall(r"`((?!bordspil_)(?:\w+_seconds|bot_\w+))`", text)) <= settings
    extras = {one for some in re.findall(r'"bordspil\[([\w,]+)\]"', text) for one in some.split(",")}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert all(re.search(rf"(?m)^{extra} = \[", project) for extra in extras)
    assert extras >= {"cluster", "ray", "telemetry"}
