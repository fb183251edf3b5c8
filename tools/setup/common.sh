# Functions for messages, errors and steps that show their progress. ./play, ./check and the scripts in this folder
# source this file after `set -euo pipefail`.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
log_folder="$root/build/log"
step_number=0
run_status=0

say() { printf '%s\n' "$*"; }

# fail MESSAGE: prints a one-line message that states the problem and its remedy, and ends the script.
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Prints the folder for data kept between builds. Everything in it can be rebuilt.
cache_folder() {
    local folder="${MITTS_CACHE:-${XDG_CACHE_HOME:-${HOME:-$root/build}/.cache}/mitts}"
    if ! mkdir -p "$folder" 2>/dev/null || [ ! -w "$folder" ]; then
        folder="$root/build/cache"
        mkdir -p "$folder"
    fi
    printf '%s\n' "$folder"
}

# as_root COMMAND…: runs the command as root, directly or with sudo.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        fail "\"$*\" needs root: run it as root, or install sudo, and start again"
    fi
}

# run_logged LOG COMMAND…: runs the command, writes its output to LOG, and meanwhile shows the last line. Stores the
# exit status in run_status. Do not call it in a condition, because bash then disables set -e inside the function.
run_logged() {
    local log="$1" pid waited=0
    shift
    run_status=0
    "$@" >"$log" 2>&1 </dev/null &
    pid=$!
    while kill -0 "$pid" 2>/dev/null; do
        sleep 0.5
        waited=$((waited + 1))
        if [ -t 1 ]; then
            printf '\r\033[K    %.100s' "$(tail -n 1 "$log" | tr -d '\r' | tr -c '[:print:]\n' ' ')"
        elif [ $((waited % 120)) = 0 ]; then
            printf '    … %.110s\n' "$(tail -n 1 "$log" | tr -d '\r' | tr -c '[:print:]\n' ' ')"
        fi
    done
    wait "$pid" || run_status=$?
    [ ! -t 1 ] || printf '\r\033[K'
}

# step TEXT HINT COMMAND…: runs one step. On failure, prints the end of the log and the hint, and ends the script.
step() {
    local text="$1" hint="$2" log started=$SECONDS
    shift 2
    step_number=$((step_number + 1))
    mkdir -p "$log_folder"
    log="$log_folder/$(basename "$0")-$(printf '%02d' "$step_number").log"
    say "· $text"
    run_logged "$log" "$@"
    if [ "$run_status" != 0 ]; then
        tail -n 25 "$log" | sed 's/^/    /' >&2
        fail "$text: failed. $hint (Full log: $log)"
    fi
    [ $((SECONDS - started)) -lt 5 ] || say "    $((SECONDS - started)) s"
}

# Emscripten needs node modules that Debian's package installs here. Only Debian's Node.js finds them by itself.
export NODE_PATH="/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
