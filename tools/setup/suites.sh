# Runs test programs and counts their results. Sourced by ./check after common.sh.
#
# A group is a row of the summary. run_suite runs one program of the group and adds the passed and failed cases that the
# program reports. A program that cannot be built, crashes or reports nothing counts as one failed case.

group=""
group_passed=0
group_failed=0
group_started=0
total_passed=0
total_failed=0
summary=()
suite_number=0
again="# failed, running it again" # marks a program that was rerun, in its log
started_suites=()
suites_at_once="$(nproc)"

# A suite that passed is not rerun while its inputs are unchanged. Inputs are the files and folders in suite_inputs, the
# command, and the installed packages. A suite that failed or has no inputs always runs.
suite_inputs=()
passed_folder="$root/build/passed"
run_all=no # set by --all

# suite_key COMMAND…: prints a hash of all inputs of the suite, or nothing.
suite_key() {
    [ ${#suite_inputs[@]} -gt 0 ] || return 0
    finish_installing # the packages are inputs
    {
        printf '%s\n' "$(dpkg-query -W | sha256sum) $(node --version) ${ASAN_OPTIONS:-} ${UBSAN_OPTIONS:-}" "$@"
        # Missing files are ignored, because some inputs are not built for every group.
        { find "${suite_inputs[@]}" -type f -print0 2>/dev/null || true; } | sort -z | xargs -0 --no-run-if-empty sha256sum
    } | sha256sum | cut -c 1-40
}

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

# number_after WORDS LOG: prints the number in the last line of the log that begins with the words, or 0.
number_after() {
    local found
    found="$(sed -n "s/^$1 *\([0-9][0-9]*\).*/\1/p" "$2" | tail -n 1)"
    printf '%s\n' "${found:-0}"
}

# Each counter reads a log and sets passed and failed from the test runner's summary.

count_doctest() {
    local line
    line="$(grep -a '^\[doctest\] test cases:' "$1" | tail -n 1)" || true
    passed="$(sed -n 's/.*| *\([0-9][0-9]*\) passed.*/\1/p' <<<"$line")"
    failed="$(sed -n 's/.*| *\([0-9][0-9]*\) failed.*/\1/p' <<<"$line")"
}

count_node() {
    passed="$(number_after '# pass' "$1")"
    failed="$(($(number_after '# fail' "$1") + $(number_after '# cancelled' "$1")))"
}

count_unittest() {
    local ran
    ran="$(number_after 'Ran' "$1")"
    failed="$(sed -n 's/^FAILED (\(.*\))$/\1/p' "$1" | tail -n 1 | tr ',' '\n' | sed -n 's/.*\(failures\|errors\)=\([0-9]*\)/\2/p' |
        awk '{ sum += $1 } END { print sum + 0 }')"
    passed=$((ran - failed))
}

# For programs that print "N passed, M failed" themselves.
count_plain() {
    local line
    line="$(grep -aE '^[0-9]+ passed, [0-9]+ failed' "$1" | tail -n 1)" || true
    passed="${line%% passed*}"
    failed="$(sed -n 's/.*passed, \([0-9]*\) failed.*/\1/p' <<<"$line")"
}

# For programs that only succeed or fail.
count_one() {
    passed=1
    failed=0
}

# attempt TEXT COMMAND…: like step, but a failure counts as one failed case and sets run_status.
attempt() {
    local text="$1" log
    shift
    new_log
    say "· $text"
    run_logged "$log" "$@"
    if [ "$run_status" != 0 ]; then
        tail -n 30 "$log" | sed 's/^/    /'
        say "    $text: failed. Full log: $log"
        group_failed=$((group_failed + 1))
    fi
}

# show_failures COUNTER LOG: prints the most relevant lines about failures, up to two screens.
show_failures() {
    case "$1" in
    doctest) grep -avE '^\[doctest\] (doctest version|run with)|^=+$' "$2" | head -n 60 ;;
    node) grep -aE -A 12 '^ *not ok' "$2" | head -n 80 ;;
    *) tail -n 40 "$2" ;;
    esac | sed 's/^/    /' || true
}

# new_log: sets log to a new file name for the next program's output.
new_log() {
    suite_number=$((suite_number + 1))
    mkdir -p "$log_folder"
    log="$log_folder/check-$(printf '%02d' "$suite_number").log"
}

# report_suite TEXT COUNTER LOG STATUS SECONDS [KEY]: counts and prints the results of a finished test program.
report_suite() {
    local text="$1" counter="$2" log="$3" status="$4" seconds="$5" key="${6:-}" passed="" failed=""
    "count_$counter" "$log"
    passed="${passed:-0}"
    failed="${failed:-0}"
    if [ "$status" != 0 ] && [ "$failed" = 0 ]; then
        failed=1
        [ "$counter" != one ] || passed=0
    elif [ $((passed + failed)) = 0 ]; then
        failed=1
        echo "$text: no test was run" >>"$log"
    fi
    say "  $(printf '%-32s %7d of %-7d %5d s' "$text" "$passed" $((passed + failed)) "$seconds")"
    if grep -qFx "$again" "$log"; then
        say "    $text: failed at first, with these errors:"
        sed "/^$again/q" "$log" >"$log.first"
        show_failures "$counter" "$log.first"
    fi
    if [ "$failed" != 0 ]; then
        show_failures "$counter" "$log"
        say "    $text: failed. Full log: $log"
    fi
    if [ "$failed" = 0 ] && [ -n "$key" ]; then
        mkdir -p "$passed_folder"
        printf '%s\n' "$passed" >"$passed_folder/$key"
    fi
    group_passed=$((group_passed + passed))
    group_failed=$((group_failed + failed))
}

# run_suite TEXT COUNTER COMMAND…: runs one test program and counts its cases.
run_suite() {
    local text="$1" counter="$2" log started=$SECONDS
    shift 2
    new_log
    run_logged "$log" "$@"
    report_suite "$text" "$counter" "$log" "$run_status" $((SECONDS - started))
}

# start_suite TEXT COUNTER COMMAND…: like run_suite, but runs up to suites_at_once programs in parallel, and skips a
# suite that passed before with the same inputs. finish_suites waits for all of them and counts.
start_suite() {
    local text="$1" counter="$2" log key
    shift 2
    key="$(suite_key "$@")"
    if [ "$run_all" = no ] && [ -n "$key" ] && [ -e "$passed_folder/$key" ]; then
        started_suites+=("$text|||$key")
        return
    fi
    while [ "$(jobs -rp | wc -l)" -ge "$suites_at_once" ]; do
        wait -n || true
    done
    new_log
    (
        status=0
        started=$SECONDS
        "$@" >"$log" 2>&1 </dev/null || status=$?
        echo "$status $((SECONDS - started))" >"$log.end"
    ) &
    started_suites+=("$text|$counter|$log|$key")
}

# Reports a suite that was skipped because it passed before.
report_as_before() {
    local text="$1" passed
    passed="$(cat "$passed_folder/$2")"
    say "  $(printf '%-32s %7d of %-7d as before' "$text" "$passed" "$passed")"
    group_passed=$((group_passed + passed))
}

finish_suites() {
    local suite text counter log key status seconds
    wait
    for suite in ${started_suites[@]+"${started_suites[@]}"}; do
        IFS='|' read -r text counter log key <<<"$suite"
        if [ -z "$log" ]; then
            report_as_before "$text" "$key"
            continue
        fi
        status=1
        seconds=0
        [ ! -e "$log.end" ] || read -r status seconds <"$log.end"
        rm -f "$log.end"
        report_suite "$text" "$counter" "$log" "$status" "$seconds" "$key"
    done
    started_suites=()
    suite_inputs=()
}
