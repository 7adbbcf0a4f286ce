"""Allowed hosts: the names under which this server may be addressed.

A site can let its own name point to an address in the visitor's network (DNS rebinding). To a
browser our server then belongs to that site, which could read and do everything. But the Host
header still has the site's name, and we accept only names that such a site cannot have: addresses,
names that exist in local networks only, and those in the settings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

from ennead.server.errors import ApiError
from ennead.server.upkeep.limits import is_loopback

LOCAL_SUFFIXES: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Domains that are reserved for local networks."""
ANY: Final = "*"

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.ASCII)


class AllowedHosts:
    """`names` are further host names; `*.example.org` includes subdomains, `*` any name."""

    def __init__(self, names: Sequence[str]) -> None:
        lower = [name.lower().rstrip(".") for name in names]
        self._any = ANY in lower
        self._names = frozenset(lower)
        self._suffixes = tuple(name[1:] for name in lower if name.startswith("*."))

    def check(self, headers: Sequence[str]) -> None:
        """Raise ApiError unless there is one Host header, with an allowed name."""
        host = host_name(headers[0]) if len(headers) == 1 else None
        if host is None:
            raise ApiError("forbidden-host", "a request needs one valid Host header")
        if not (self._any or _is_local(host) or self._is_named(host)):
            raise ApiError(
                "forbidden-host",
                f"this server does not answer to the name {host!r}; "
                f"its operator can allow it: ENNEAD_ALLOWED_HOSTS={host}",
            )

    def _is_named(self, host: str) -> bool:
        return host in self._names or host.endswith(self._suffixes)


def host_name(header: str) -> str | None:
    """The name or address in a Host header, without the port; None if the header is invalid."""
    found = _HOST.fullmatch(header.lower())
    return found[1].strip("[]").rstrip(".") or None if found is not None else None


def is_loopback_host(header: str) -> bool:
    """Whether a Host header names this computer itself."""
    host = host_name(header)
    return host is not None and (host == "localhost" or is_loopback(host))


def _is_local(host: str) -> bool:
    return "." not in host or host.endswith(LOCAL_SUFFIXES) or _is_address(host)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
