"""Run the command `ennead` with lines of input."""

from __future__ import annotations

from collections.abc import Mapping

from typer.testing import CliRunner, Result

from ennead.cli import app


def run(command: str, *typed: str, env: Mapping[str, str] | None = None) -> Result:
    """`run("play aton", "1", "u", …)`: run a command line and type these lines.

    Turns end without confirmation, unless `env` says otherwise.
    """
    plain = {"COLUMNS": "100", "LC_ALL": None, "LC_MESSAGES": None, "LANG": None}
    plain["ENNEAD_CONFIRM"] = "0"
    return CliRunner().invoke(
        app,
        command.split(),
        input="".join(f"{line}\n" for line in typed),
        env=plain | dict(env or {}),
    )
