#!/bin/sh
# Install Caddy, the proxy in compose.yaml, if it is missing: one test runs through it.
set -eu

command -v caddy >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "ennead: Caddy is missing; installing it" >&2
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends caddy >&2
    exit 0
fi
echo "ennead: this test needs Caddy; install it (Debian: apt install caddy)" >&2
exit 1
