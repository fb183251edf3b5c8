# Building behind the tests. Sourced by ./check after suites.sh.
#
# What the groups need is built by one worker in the background, step after step in the groups' order, with the lowest priority:
# tests go first, and no processor is idle while only one of them is left. A group waits for its own steps.

planned_steps=()    # names, in the order in which they are built
planned_commands=() # the function of each, with its arguments
ahead_folder="$log_folder/ahead"
builder=""

# plan_step FUNCTION ARGUMENT…: another step, unless it is planned already. The words together are its name.
plan_step() {
    local name
    for name in ${planned_steps[@]+"${planned_steps[@]}"}; do
        [ "$name" != "$*" ] || return 0
    done
    planned_steps+=("$*")
    planned_commands+=("$(printf '%q ' "$@")")
}

# begin_building: sets the worker going. It ends with the script, however that ends.
begin_building() {
    rm -rf "$ahead_folder"
    mkdir -p "$ahead_folder"
    [ ${#planned_steps[@]} -gt 0 ] || return 0
    set -m # a process group of its own, for all that it starts
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
    disown "$builder" # no suite, and not waited for as one
    trap stop_building EXIT
}

stop_building() {
    [ -z "$builder" ] || kill -- "-$builder" 2>/dev/null || true
}

# await_step NUMBER: waits for a step, writing what the worker writes meanwhile; its exit status is the step's.
await_step() {
    local status="$ahead_folder/$1.status" line last=""
    while [ ! -e "$status" ]; do
        kill -0 "$builder" 2>/dev/null || [ -e "$status" ] || { echo "the worker that builds has ended early"; return 1; }
        sleep 0.2
        line="$(tail -n 1 "$ahead_folder/log")"
        [ "$line" = "$last" ] || echo "$line"
        last="$line"
    done
    [ "$(cat "$status")" = 0 ] || cat "$ahead_folder/log"
    return "$(cat "$status")"
}

# finish_step TEXT FUNCTION ARGUMENT…: the planned step is done; a failure counts as one failed case, and run_status tells.
finish_step() {
    local text="$1" number
    shift
    for number in "${!planned_steps[@]}"; do
        if [ "${planned_steps[number]}" = "$*" ]; then
            attempt "$text" await_step "$number"
            return 0
        fi
    done
    fail "$*: not planned"
}
