"""Checks that every file of src includes the standard headers whose names it uses, directly or through the project's
headers. Builds that compile several files together, or use precompiled headers, would hide a missing include.

Run: /usr/bin/python3 -m unittest discover -s tests/arrows
"""

import functools
import re
import unittest

from test_arrows import INCLUDE, SOURCE, sources

# The names to check, by standard header. All other names are ignored.
HEADERS = {
    "algorithm": "sort stable_sort find_if find any_of all_of none_of count_if count min_element max_element copy_if "
                 "copy transform reverse clamp lower_bound upper_bound remove_if fill rotate unique partial_sort "
                 "nth_element max min minmax equal",
    "array": "array to_array",
    "charconv": "from_chars to_chars",
    "cmath": "sqrt pow abs floor ceil round lround sin cos log exp fmod hypot",
    "concepts": "convertible_to same_as",
    "cstdint": "uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t uintptr_t",
    "functional": "function",
    "limits": "numeric_limits",
    "map": "map",
    "memory": "unique_ptr make_unique shared_ptr make_shared",
    "numeric": "accumulate iota",
    "optional": "optional nullopt",
    "set": "set",
    "span": "span",
    "sstream": "ostringstream istringstream",
    "string": "string to_string",
    "string_view": "string_view",
    "tuple": "tuple tie",
    "utility": "pair move swap exchange forward",
    "variant": "variant visit monostate get_if holds_alternative",
    "vector": "vector",
}
HEADER_OF = {name: header for header, names in HEADERS.items() for name in names.split()}

NAME = re.compile(r"\bstd::(?:ranges::)?(\w+)")
NOT_CODE = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"')


def standard_headers(text, reached):
    """Returns the standard headers that this source includes. `reached` returns those included by a project header."""
    headers = set()
    for quote, target in INCLUDE.findall(text):
        headers |= {target} if quote == "<" else reached(target)
    return headers


@functools.cache
def reached_from(target):
    path = SOURCE / target
    return frozenset(standard_headers(path.read_text(encoding="utf-8"), reached_from) if path.exists() else ())


def missing(text, reached=reached_from):
    """Returns the standard names whose headers this source does not include, each with its header."""
    headers = standard_headers(text, reached)
    names = sorted(set(NAME.findall(NOT_CODE.sub("", text))))
    return [(name, HEADER_OF[name]) for name in names if HEADER_OF.get(name, None) not in headers | {None}]


class Includes(unittest.TestCase):
    def test_every_file_includes_what_it_uses(self):
        wrong = [f"{path.relative_to(SOURCE)} uses std::{name} and does not reach <{header}>"
                 for path in sources() if path.suffix != ".inc"
                 for name, header in missing(path.read_text(encoding="utf-8"))]
        self.assertEqual([], wrong)

    def test_missing_includes_are_found(self):
        ours = {"games/deck.h": {"vector"}}.get
        self.assertEqual([("vector", "vector")], missing("std::vector<int> cards;"))
        sorting = '#include "games/deck.h"\nstd::vector<int> a; std::ranges::sort(a);'
        self.assertEqual([("sort", "algorithm")], missing(sorting, ours))
        self.assertEqual([], missing('#include "games/deck.h"\nstd::vector<int> cards; // and std::string\n', ours))


if __name__ == "__main__":
    unittest.main()
