"""How commands end: every expected error is one line on stderr and an exit code."""

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
def plainly() -> Iterator[None]:
    try:
        yield
    except (UnknownGame, BadOptions) as error:
        raise failure(f"ennead: {error}", BAD_USAGE) from None
    except (EnneadError, OSError) as error:
        raise failure(f"ennead: {error}", FAILED) from None
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        raise typer.Exit(INTERRUPTED) from None


def failure(message: str, code: int) -> typer.Exit:
    print(" ".join(message.split()), file=sys.stderr)
    return typer.Exit(code)
