"""compose.yaml, the Dockerfile and the Caddyfile agree with each other and the repository."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from ennead.cli import app
from ennead.server.app import create_app
from ennead.server.context import ServerContext
from ennead.server.http.hosts import AllowedHosts
from ennead.server.settings import PREFIX, Settings, describe, read_settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CADDY = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
APPS = [name for name, service in SERVICES.items() if service["image"] == "ennead"]
GIVEN = {"POSTGRES_PASSWORD": "secret", "SITE": "games.example.org"}
"""The variables that docs/operations.md asks for in .env."""
_VARIABLE = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")


def substitute(value: str) -> str:
    """Substitute variables from .env, as Docker does."""
    return _VARIABLE.sub(lambda found: GIVEN[found[1]], value)


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as pairs of instruction and arguments."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    pairs = [line.split(None, 1) for line in lines if line and not line.startswith("#")]
    return [(what, given.strip()) for what, given in pairs]


def arguments_of(what: str) -> list[str]:
    return [given for name, given in instructions() if name == what]


def pinned(requirements: str) -> set[str]:
    lines = (ROOT / requirements).read_text("utf-8").splitlines()
    return {_plain(line.partition("==")[0]) for line in lines if "==" in line}


def _plain(name: str) -> str:
    return re.split(r"[\[<>=!~; ]", name.strip())[0].lower().replace("_", "-").replace(".", "-")


def port() -> str:
    (exposed,) = arguments_of("EXPOSE")
    return exposed


# compose.yaml


def test_every_variable_of_the_env_file_is_documented() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    guide = (ROOT / "docs" / "operations.md").read_text("utf-8")
    assert set(_VARIABLE.findall(text)) == set(GIVEN)
    for name in GIVEN:
        assert f'echo "{name}=' in guide


def test_the_server_knows_every_setting_of_the_workers() -> None:
    for name in APPS:
        environment = {k: substitute(v) for k, v in SERVICES[name]["environment"].items()}
        assert all(key.startswith(PREFIX) for key in environment)
        assert not [line for line in describe(environment) if "no such setting" in line]
        assert read_settings(environment).uses_postgres


def test_the_workers_connect_to_the_database_service() -> None:
    database = SERVICES["db"]["environment"]
    for name in APPS:
        url = substitute(SERVICES[name]["environment"]["ENNEAD_DATABASE"])
        user, password = database["POSTGRES_USER"], substitute(database["POSTGRES_PASSWORD"])
        assert url == f"postgresql://{user}:{password}@db/{database['POSTGRES_DB']}"
        assert SERVICES[name]["depends_on"]["db"]["condition"] == "service_healthy"
    check = SERVICES["db"]["healthcheck"]["test"]
    assert f"--username={database['POSTGRES_USER']}" in check
    assert f"--dbname={database['POSTGRES_DB']}" in check


def test_the_workers_trust_only_the_proxys_network() -> None:
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    for name in APPS:
        assert SERVICES[name]["environment"]["ENNEAD_PROXIES"] == network["subnet"]
        assert "ports" not in SERVICES[name]  # reachable only through the proxy
    assert "ports" not in SERVICES["db"]


def test_the_workers_answer_to_the_name_of_the_site() -> None:
    for name in APPS:
        environment = {k: substitute(v) for k, v in SERVICES[name]["environment"].items()}
        AllowedHosts(read_settings(environment).host_names).check([GIVEN["SITE"]])


def test_the_logs_of_every_container_are_limited() -> None:
    for name, service in SERVICES.items():
        options = service["logging"]["options"]
        assert re.fullmatch(r"\d{1,2}m", options["max-size"]), name
        assert 2 <= int(options["max-file"]) <= 10, name


def test_every_mounted_file_and_volume_exists() -> None:
    for service in SERVICES.values():
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            if source.startswith("."):
                assert (ROOT / source).is_file()
            else:
                assert source in COMPOSE["volumes"]


# The Dockerfile


def test_every_copied_file_exists_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for given in arguments_of("COPY"):
        *sources, _ = given.split()
        if sources[0].startswith("--from"):
            continue
        for source in sources:
            assert (ROOT / source).exists()
            assert not any(fnmatch(source, pattern) for pattern in ignored)


def test_the_wheel_is_built_with_pinned_tools() -> None:
    build = arguments_of("RUN")[0]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"\bmake (\w+)", build):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    (file,) = re.findall(r"scripts/venv\.sh \.venv -r (\S+)", build)
    assert {"build", "hatchling", "mypy", "mypy-extensions", "setuptools"} <= pinned(file)
    assert "-m build --wheel --no-isolation" in build


def test_every_environment_builds_the_package_with_pinned_tools() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (flags,) = re.findall(r"^EDITABLE := (.*)$", makefile, re.MULTILINE)
    assert "--no-build-isolation" in flags
    assert "-e ." not in makefile.replace(flags, "")
    rules = [rule for rule in makefile.split("\n\n") if "$(EDITABLE)" in rule]
    assert len(rules) == 4
    for rule in rules:
        assert any("hatchling" in pinned(file) for file in re.findall(r"-r (\S+)", rule))


def test_the_image_has_the_python_version_the_wheel_was_built_for() -> None:
    first, second = (re.findall(r"python:3\.(\d+)-", given) for given in arguments_of("FROM"))
    assert first == second
    assert int(first[0]) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_the_image_has_every_dependency_of_the_server() -> None:
    (file,) = (
        given.split()[0] for given in arguments_of("COPY") if given.startswith("requirements/")
    )
    needed = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["postgres"]
    assert {_plain(name) for name in needed} <= pinned(file)
    assert "psycopg-binary" in pinned(file)


def test_the_image_starts_a_server() -> None:
    (command,) = arguments_of("CMD")
    program, *arguments = json.loads(command)
    assert PROJECT["scripts"][program] == "ennead.cli:main"
    shown = CliRunner().invoke(app, [*arguments, "--print-config"])
    assert shown.exit_code == 0, shown.output
    assert "ENNEAD_HOST=0.0.0.0" in shown.output
    assert f"ENNEAD_PORT={port()}" in shown.output
    environment = dict(shlex.split(given)[0].split("=", 1) for given in arguments_of("ENV"))
    assert not [line for line in describe(environment) if "no such setting" in line]


# Health checks and the proxy


def route_paths(folder: Path) -> set[str]:
    routes = create_app(ServerContext(Settings(data=folder))).routes
    return {path for route in routes if isinstance(path := getattr(route, "path", None), str)}


def test_containers_use_the_health_endpoint_and_the_proxy_uses_readiness(tmp_path: Path) -> None:
    (check,) = arguments_of("HEALTHCHECK")
    asked = re.findall(r"http://127\.0\.0\.1:(\d+)(/\w+)", check)
    assert asked == [(port(), "/healthz")]
    assert re.findall(r"health_uri (\S+)", CADDY) == ["/readyz"]
    assert {"/healthz", "/readyz"} <= route_paths(tmp_path)


def test_the_proxy_knows_the_workers_and_its_site_name() -> None:
    (workers,) = re.findall(r"reverse_proxy \{\$WORKERS:([^}]*)\}", CADDY)
    assert workers.split() == [f"{name}:{port()}" for name in APPS]
    assert "{$SITE:" in CADDY
    assert set(SERVICES["proxy"]["environment"]) == {"SITE"}
    assert {each.split(":")[1] for each in SERVICES["proxy"]["ports"]} == {"80", "443"}
    assert SERVICES["proxy"]["depends_on"] == APPS
