#!/bin/sh
# scripts/venv.sh FOLDER ARGS...   pip install ARGS into the environment FOLDER, created if needed;
# uses uv if it is installed. Everything in a requirements file (-r FILE) must have a hash.
# PYTHON is the interpreter of a new environment.
set -eu
folder=$1
shift
python=${PYTHON:-python3}

fail() {
    echo "ennead: $*" >&2
    exit 1
}

if [ ! -x "$folder/bin/python" ]; then
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "'$python' is not Python 3.11 or newer; choose another one: make PYTHON=python3.12"
    if command -v uv >/dev/null; then
        uv venv --quiet --python "$python" "$folder"
    else
        "$python" -m venv "$folder" || {
            rm -rf "$folder"
            fail "'$python -m venv' failed; install it (Debian: apt install python3-venv) or uv"
        }
    fi
fi

if [ "$1" = -r ]; then
    set -- --require-hashes "$@"
fi
if command -v uv >/dev/null; then
    exec uv pip install --quiet --python "$folder/bin/python" "$@"
fi
"$folder/bin/python" -m pip --version >/dev/null 2>&1 ||
    fail "$folder was created with uv, which is missing now; remove it and try again: make clean"
exec "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
