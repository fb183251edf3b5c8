#!/usr/bin/python3
"""Runs a group of CTest's suites for ./check and counts their cases.

    suites.py GROUP BUILD REPORT [--jobs N] [--retry] [--all] [--names REGEX] [--by-folder TEXT]

Runs the suites with the label GROUP in the build folder BUILD, except those that have passed with the same command,
inputs (REQUIRED_FILES), packages and Node.js. With --retry, a suite that fails is run a second time, while no other
suite runs. Writes to REPORT a line "PASSED FAILED" and a row per suite. With --by-folder, writes a row per folder of
suites, with TEXT after the folder's name.
"""

import argparse
import functools
import hashlib
import json
import os
import re
import subprocess
from xml.etree import ElementTree

PASSED_FOLDER = "build/passed"
LOG_FOLDER = "build/log"


def output_of(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


@functools.lru_cache(maxsize=None)
def checksum(path):
    """Returns the checksum of a file, the checksums of a folder's files, or None if the path does not exist."""
    if os.path.isdir(path):
        return [(name, checksum(os.path.join(path, name))) for name in sorted(os.listdir(path))]
    if not os.path.exists(path):
        return None
    with open(path, "rb") as opened:
        return hashlib.sha256(opened.read()).hexdigest()


def numbers(pattern, output):
    """Returns the numbers in the last match of the pattern's group, or an empty list if there is no match."""
    found = re.findall(pattern, output, re.MULTILINE)
    return [int(each) for each in re.findall(r"\d+", found[-1])] if found else []


class Suite:
    """A CTest test and its result."""

    def __init__(self, number, test):
        self.number, self.name, self.command = number, test["name"], test.get("command", [])
        self.properties = {each["name"]: each["value"] for each in test["properties"]}
        self.passed, self.failed, self.seconds, self.as_before = 0, 0, 0.0, False
        self.record = None  # the file that records a pass with these inputs
        self.notes = []

    def look_up(self, machine, run_anyway):
        """Uses the result of an earlier pass with the same inputs. A suite without inputs is always run."""
        inputs = self.properties.get("REQUIRED_FILES")
        if not inputs:
            return
        checksums = [(each, checksum(each)) for each in inputs]
        parts = machine, self.command, self.properties.get("ENVIRONMENT"), checksums
        self.record = os.path.join(PASSED_FOLDER, hashlib.sha256(repr(parts).encode()).hexdigest()[:40])
        if os.path.exists(self.record) and not run_anyway:
            with open(self.record, encoding="ascii") as opened:
                self.passed, self.as_before = int(opened.read()), True

    def keep(self):
        if self.record and not self.failed:
            with open(self.record, "w", encoding="ascii") as written:
                print(self.passed, file=written)

    def take(self, case, attempt):
        """Evaluates CTest's report of a run: counts the cases, writes the log, and notes the failures."""
        ok, seconds = case.get("status") == "run", float(case.get("time"))
        output = case.findtext("system-out", "")
        self.seconds += seconds
        self.passed, self.failed = self.count(output) or (int(ok), 0)
        if ok and not self.passed + self.failed:
            output += "\nNo test was run.\n"
        elif seconds >= self.properties["TIMEOUT"]:
            output += f"\nStopped after {seconds:.0f} s.\n"
        if not self.failed and not (ok and self.passed):
            self.failed = 1
        log = os.path.join(LOG_FOLDER, f"{re.sub(r'[^a-zA-Z0-9_]+', '-', self.name)}{attempt}.log")
        with open(log, "w", encoding="utf-8") as written:
            written.write(output)
        if self.failed:
            when = " at first" if attempt else ""
            self.notes += [*self.excerpt(output), f"{self.name}: failed{when}. Full log: {log}"]

    def count(self, output):
        """Returns the numbers of passed and failed cases in the output, or an empty list if the output lacks them."""
        if "--test" in self.command:
            counts = {word: sum(numbers(rf"^# {word} (\d+)", output)) for word in ("pass", "fail", "cancelled")}
            return counts["pass"], counts["fail"] + counts["cancelled"]
        if "unittest" in self.command:
            failed = sum(map(int, re.findall(r"\b(?:failures|errors)=(\d+)", output)))
            return sum(numbers(r"^Ran (\d+)", output)) - failed, failed
        if any("/tests/tests_" in word for word in self.command):
            return numbers(r"^\[doctest\] test cases:.*\| *(\d+ passed \| *\d+ failed)", output) or (0, 0)
        return numbers(r"^(\d+ passed, \d+ failed)", output)

    def excerpt(self, output):
        """Returns the part of the output that explains a failure, at most 80 lines."""
        if "--test" in self.command:
            failures = re.findall(r"^ *not ok.*(?:\n(?! *not ok).*){0,12}", output, re.MULTILINE)
            return "\n".join(failures).splitlines()[:80]
        if "[doctest]" in output:
            return [line for line in output.splitlines() if not re.match(r"\[doctest\] (doctest|run)|=+$", line)][:60]
        return output.splitlines()[-40:]


def run(build, suites, jobs, attempt):
    """Runs the suites with CTest. The names of the logs contain `attempt`."""
    if not suites:
        return
    report = os.path.abspath(os.path.join(LOG_FOLDER, "ctest.xml"))
    chosen = ",".join(["0,0,0", *(str(suite.number) for suite in suites)])
    subprocess.run(["ctest", "--test-dir", build, "-I", chosen, "-j", str(jobs), "--output-junit", report,
                    "--test-output-size-passed", "100000000", "--test-output-size-failed", "100000000"], check=False)
    cases = {case.get("name"): case for case in ElementTree.parse(report).getroot()}
    for suite in suites:
        suite.take(cases[suite.name], attempt)


def rows(suites, folder_text):
    """Yields a row for each suite or folder, in order, followed by the notes on its failures."""
    named = {}
    for suite in suites:
        name = suite.name if folder_text is None else os.path.dirname(suite.name) + folder_text
        named.setdefault(name, []).append(suite)
    for name, members in named.items():
        passed, failed = (sum(getattr(suite, count) for suite in members) for count in ("passed", "failed"))
        seconds = f"{sum(suite.seconds for suite in members):5.0f} s"
        time = "as before" if all(suite.as_before for suite in members) else seconds
        yield f"  {name:<32} {passed:7d} of {passed + failed:<7d} {time}"
        yield from (f"    {note}" for suite in members for note in suite.notes)


def main():
    parser = argparse.ArgumentParser()
    for name in ("group", "build", "report"):
        parser.add_argument(name)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--retry", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--names", default="")
    parser.add_argument("--by-folder", metavar="TEXT")
    options = parser.parse_args()

    os.makedirs(PASSED_FOLDER, exist_ok=True)
    os.makedirs(LOG_FOLDER, exist_ok=True)
    tests = json.loads(output_of("ctest", "--test-dir", options.build, "--show-only=json-v1"))["tests"]
    suites = [Suite(number, test) for number, test in enumerate(tests, 1) if re.search(options.names, test["name"])]
    suites = [suite for suite in suites if options.group in suite.properties["LABELS"]]
    machine = output_of("dpkg-query", "-W") + output_of("node", "--version")
    for suite in suites:
        suite.look_up(machine, options.all)
    new = [suite for suite in suites if not suite.as_before]
    run(options.build, new, options.jobs, "-first" if options.retry else "")
    if options.retry:
        run(options.build, [suite for suite in suites if suite.failed], 1, "")
    for suite in suites:
        suite.keep()
    with open(options.report, "w", encoding="utf-8") as report:
        print(sum(suite.passed for suite in suites), sum(suite.failed for suite in suites), file=report)
        print(*rows(suites, options.by_folder), sep="\n", file=report)


if __name__ == "__main__":
    main()
