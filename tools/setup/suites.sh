# Runs CTest's suites in groups and adds up their results. Sourced by ./check after common.sh.
#
# Each group is a row of the summary. A failed step counts as one failed case.

group=""
group_passed=0
group_failed=0
group_started=0
total_passed=0
total_failed=0
summary=()
log_number=0
run_all=() # contains --all if suites that have already passed must run too

begin_group() {
    group="$1"
    group_passed=0
    group_failed=0
    group_started=$SECONDS
    say ""
    say "$group"
}

end_group() {
    local mark="ok"
    [ "$group_failed" = 0 ] || mark="FAILED"
    [ $((group_passed + group_failed)) -gt 0 ] || mark="nothing to run"
    summary+=("$(printf '%-34s %7d of %-7d %5d s   %s' "$group" "$group_passed" $((group_passed + group_failed)) \
        $((SECONDS - group_started)) "$mark")")
    total_passed=$((total_passed + group_passed))
    total_failed=$((total_failed + group_failed))
}

# print_summary: prints a row for each group and the totals. Succeeds if at least one case ran and none failed.
print_summary() {
    say ""
    printf '%s\n' "${summary[@]}"
    say ""
    say "$total_passed passed, $total_failed failed"
    [ "$total_failed" = 0 ] && [ "$total_passed" -gt 0 ]
}

# run_counted TEXT COMMAND…: like run_logged, but counts a failure as one failed case and shows the end of the log.
run_counted() {
    local text="$1" log
    shift
    log_number=$((log_number + 1))
    mkdir -p "$log_folder"
    log="$log_folder/check-$(printf '%02d' "$log_number").log"
    run_logged "$log" "$@"
    if [ "$run_status" != 0 ]; then
        tail -n 40 "$log" | sed 's/^/    /'
        say "    $text: failed. Full log: $log"
        group_failed=$((group_failed + 1))
    fi
}

# attempt TEXT COMMAND…: like step, but continues after a failure. The caller can check run_status.
attempt() {
    say "· $1"
    run_counted "$@"
}

# run_suite TEXT COMMAND…: runs a command that counts as one case.
run_suite() {
    local started=$SECONDS
    run_counted "$@"
    say "  $(printf '%-32s %7d of 1       %5d s' "$1" $((run_status == 0)) $((SECONDS - started)))"
    group_passed=$((group_passed + (run_status == 0)))
}

# run_suites PRESET [OPTION…]: runs the group's suites in the preset's build. The options are those of suites.py.
run_suites() {
    local report="$log_folder/report" passed failed
    finish_installing # first, because a recorded pass is valid only for the same packages
    rm -f "$report"
    run_counted "CTest" /usr/bin/python3 -B tools/setup/suites.py "$group" "build/$1" "$report" \
        ${run_all[@]+"${run_all[@]}"} "${@:2}"
    [ -e "$report" ] || return 0
    {
        read -r passed failed
        cat
    } <"$report"
    group_passed=$((group_passed + passed))
    group_failed=$((group_failed + failed))
}
