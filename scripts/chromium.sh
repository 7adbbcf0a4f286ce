#!/bin/sh
# Install Chromium for the browser tests if it is missing.
set -eu
for name in chromium chromium-browser chrome; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "ennead: Chromium is missing; installing it" >&2
    apt-get update -qq
    exec apt-get install -y -qq chromium
fi
echo "ennead: the tests need Chromium; install it (Debian: apt install chromium)" >&2
exit 1
