# Builds in the background while the tests run. Sourced by ./check after suites.sh.
#
# A single worker builds the targets of all groups, group by group. It has the lowest priority, so it uses only
# processors that the tests leave idle. A group waits until its steps are done.

planned_steps=()    # names in build order
planned_commands=() # the function and the arguments of each step
ahead_folder="$log_folder/ahead"
builder=""

# plan_step FUNCTION ARGUMENT…: adds a step unless it is already planned. The function and its arguments are the name of
# the step.
plan_step() {
    local name
    for name in ${planned_steps[@]+"${planned_steps[@]}"}; do
        [ "$name" != "$*" ] || return 0
    done
    planned_steps+=("$*")
    planned_commands+=("$(printf '%q ' "$@")")
}

# begin_building: starts the worker. It is stopped when the script ends.
begin_building() {
    rm -rf "$ahead_folder"
    mkdir -p "$ahead_folder"
    [ ${#planned_steps[@]} -gt 0 ] || return 0
    set -m # starts the worker in a separate process group
    (
        set +m
        renice -n 19 -p "$BASHPID" >/dev/null
        for number in "${!planned_steps[@]}"; do
            status=0
            eval "${planned_commands[number]}" || status=$?
            echo "$status" >"$ahead_folder/status"
            mv "$ahead_folder/status" "$ahead_folder/$number.status"
        done >"$ahead_folder/log" 2>&1 </dev/null
    ) &
    builder=$!
    set +m
    disown "$builder" # otherwise `wait` would wait for the worker
    trap stop_building EXIT
}

stop_building() {
    [ -z "$builder" ] || kill -- "-$builder" 2>/dev/null || true
}

# await_step NUMBER: waits for a step while printing the worker's output. Returns the step's exit status.
await_step() {
    local status="$ahead_folder/$1.status" line last=""
    while [ ! -e "$status" ]; do
        kill -0 "$builder" 2>/dev/null || [ -e "$status" ] || { echo "the build worker ended unexpectedly"; return 1; }
        sleep 1
        line="$(tail -n 1 "$ahead_folder/log")"
        [ "$line" = "$last" ] || echo "$line"
        last="$line"
    done
    [ "$(cat "$status")" = 0 ] || cat "$ahead_folder/log"
    return "$(cat "$status")"
}

# finish_step TEXT FUNCTION ARGUMENT…: waits for a step. A failure counts as one failed case and sets run_status.
finish_step() {
    local text="$1" number
    shift
    for number in "${!planned_steps[@]}"; do
        if [ "${planned_steps[number]}" = "$*" ]; then
            attempt "$text" await_step "$number"
            return 0
        fi
    done
    fail "$*: this step is not planned"
}
