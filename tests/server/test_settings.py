"""Settings: where they come from, how they are shown, and which values are rejected."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from support.command_line import run

from ennead.server.errors import StartupError
from ennead.server.settings import MASK, Settings, describe, env_name, read_settings

DOCS = Path(__file__).parents[2] / "docs" / "http.md"


def test_every_setting_is_shown_with_its_source_and_description(tmp_path: Path) -> None:
    environment = {
        "ENNEAD_RATES": "0.5",
        "ENNEAD_METRICS_TOKEN": "open sesame",
        "ENNEAD_KEY": "a key that nobody else may ever see",
        "ENNEAD_DATABASE": "postgresql+asyncpg://ann:swordfish@db.example/ennead",
        "ENNEAD_RATE": "3",
    }
    result = run(f"serve --print-config --port 81 --data {tmp_path}", env=environment)
    assert result.exit_code == 0
    shown = result.output
    assert "ENNEAD_RATES=0.5  (environment)" in shown
    assert "ENNEAD_PORT=81  (option)" in shown
    assert "ENNEAD_HOST=127.0.0.1  (default)" in shown
    assert f"ENNEAD_DATA={tmp_path}  (option)" in shown
    assert "ENNEAD_DATABASE=postgresql+asyncpg://ann:***@db.example/ennead  (environment)" in shown
    assert f"ENNEAD_METRICS_TOKEN={MASK}  (environment)" in shown
    assert f"ENNEAD_KEY={MASK}  (environment)" in shown
    assert "ENNEAD_RATE is set, but there is no such setting" in shown
    assert "sesame" not in shown
    assert "swordfish" not in shown
    for known in fields(Settings):
        assert f"{env_name(known.name)}=" in shown
        assert f"    {known.metadata['description']}\n" in shown


def test_a_password_in_the_query_of_a_url_is_hidden() -> None:
    url = "postgresql://ann@/ennead?host=db&password=swordfish&sslpassword=trout"
    (line,) = (x for x in describe({"ENNEAD_DATABASE": url}) if "DATABASE=" in x)
    assert "host=db" in line
    assert "swordfish" not in line
    assert "trout" not in line


def test_an_invalid_database_url_is_hidden() -> None:
    (line,) = (x for x in describe({"ENNEAD_DATABASE": "secret:pass"}) if "DATABASE=" in x)
    assert line == f"ENNEAD_DATABASE={MASK}  (environment)"


def test_the_docs_list_every_setting() -> None:
    rows = re.findall(r"^\| `(ENNEAD_\w+)` \| (.*) \| (.*) \|$", DOCS.read_text("utf-8"), re.M)
    expected = []
    for known in fields(Settings):
        default = "the user's data" if known.name == "data" else str(known.default)
        quoted = f"`{default}`" if default and known.name != "data" else default
        expected.append((env_name(known.name), quoted, known.metadata["description"]))
    assert rows == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [("RATES", "fast"), ("PORT", "-1"), ("CACHED", "1.5"), ("BOT_DELAY", "inf"), ("RATES", "nan")],
)
def test_invalid_numbers_are_rejected(name: str, text: str) -> None:
    with pytest.raises(StartupError, match=f"ENNEAD_{name} must be a non-negative number, not"):
        read_settings({f"ENNEAD_{name}": text})


def test_proxies_must_be_addresses_or_networks() -> None:
    read = read_settings({"ENNEAD_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"})
    assert read.trusted_proxies == ["127.0.0.1", "10.0.0.0/8", "::1"]
    with pytest.raises(StartupError, match="'proxy.example' is not an address or network"):
        read_settings({"ENNEAD_PROXIES": "proxy.example"})
