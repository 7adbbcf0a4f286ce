#!/bin/sh
# A private PostgreSQL for tests and benchmarks: a new cluster in a temporary folder, reached by a
# socket in that folder and run by a user other than root.
#
#   scripts/postgres.sh              install PostgreSQL if it is missing
#   scripts/postgres.sh run CMD...   run a command with ENNEAD_POSTGRES set, then stop the cluster
#   scripts/postgres.sh start DIR    create the cluster in DIR if there is none, and start it
#   scripts/postgres.sh stop DIR     stop it
#   scripts/postgres.sh kill DIR     kill it with SIGKILL
#   scripts/postgres.sh new          create an empty folder for a cluster, and print its path
#
# The database of the cluster in DIR is postgresql://postgres@/postgres?host=DIR
set -eu

find_bin() {
    for bin in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V -r); do
        [ -x "$bin/initdb" ] && BIN=$bin && return 0
    done
    found=$(command -v initdb) && BIN=$(dirname "$found") && return 0
    return 1
}

install() {
    find_bin && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "ennead: PostgreSQL is missing; installing it" >&2
        apt-get update -qq
        apt-get install -y -qq postgresql >&2
        find_bin && return 0
    fi
    echo "ennead: these tests need PostgreSQL; install it (Debian: apt install postgresql)" >&2
    exit 1
}

as_user() {
    if [ "$(id -u)" = 0 ]; then
        (cd / && runuser -u postgres -- "$@")
    else
        "$@"
    fi
}

new() {
    folder=$(mktemp -d /tmp/ennead-postgres.XXXXXX)
    [ "$(id -u)" = 0 ] && chown postgres "$folder"
    echo "$folder"
}

start() {
    if [ ! -e "$1/data/PG_VERSION" ]; then
        as_user "$BIN/initdb" -D "$1/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
    fi
    as_user "$BIN/pg_ctl" -D "$1/data" -l "$1/log" -w -t 60 -s start \
        -o "-c listen_addresses='' -c unix_socket_directories='$1' -c max_connections=200"
}

stop() {
    as_user "$BIN/pg_ctl" -D "$1/data" -m fast -w -s stop
}

install
case "${1-}" in
    "") ;;
    new) new ;;
    start) start "$2" ;;
    stop) stop "$2" ;;
    kill)
        pid=$(head -1 "$2/data/postmaster.pid")
        kill -9 "$pid"
        while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
        ;;
    run)
        shift
        folder=$(new)
        trap 'stop "$folder" || true; rm -rf "$folder"' EXIT INT TERM
        start "$folder"
        ENNEAD_POSTGRES="$folder" "$@"
        ;;
    *)
        echo "ennead: $0: unknown command '$1'" >&2
        exit 1
        ;;
esac
