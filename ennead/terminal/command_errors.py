"""How commands fail: every expected error becomes one line on stderr and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import typer

from ennead.core.errors import BadOptions, EnneadError, UnknownGame

FAILED: Final = 1
BAD_USAGE: Final = 2
INTERRUPTED: Final = 130


@contextmanager
def report_errors() -> Iterator[None]:
    try:
        yield
    except (UnknownGame, BadOptions) as error:
        raise command_failure(f"ennead: {error}", BAD_USAGE) from None
    except (EnneadError, OSError) as error:
        raise command_failure(f"ennead: {error}", FAILED) from None
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        raise typer.Exit(INTERRUPTED) from None


def command_failure(message: str, code: int) -> typer.Exit:
    """Print the message as one line; raise the returned exception to exit with the code."""
    print(" ".join(message.split()), file=sys.stderr)
    return typer.Exit(code)
