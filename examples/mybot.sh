#!/bin/sh
# A bot in another language: shell and sed. It always takes the first legal action.
# `ennead arena aton --bots cmd:examples/mybot.sh,random --games 10`
while IFS= read -r line; do
    case $line in
    *'"type": "choose"'*)
        first=$(printf '%s' "$line" | sed 's/.*"legal": \["\([^"]*\)".*/\1/')
        printf '{"action": "%s"}\n' "$first"
        ;;
    *'"type": "over"'*) exit 0 ;;
    esac
done
