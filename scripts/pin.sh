#!/bin/sh
# Pin the newest versions allowed by pyproject.toml in requirements/, with the hashes of all files of
# each release, whatever the platform. Needs uv.
set -eu
cd "$(dirname "$0")/.."

pin() {
    file=$1
    shift
    uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate \
        --generate-hashes --custom-compile-command "make requirements" "$@" --output-file "requirements/$file" >/dev/null
}

pin run.txt pyproject.toml
pin dev.txt pyproject.toml --group dev
pin build.txt --group build
pin bench.txt pyproject.toml --group bench
pin docs.txt pyproject.toml --group docs
pin arena.txt pyproject.toml --extra arena
pin envs.txt pyproject.toml --extra envs --extra openspiel
pin ray.txt pyproject.toml --extra ray
pin postgres.txt pyproject.toml --extra postgres
