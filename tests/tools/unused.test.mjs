// Checks that src contains no unused sentences and, except for those listed here, no functions that only tests use.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { files_in } from '../../tools/files.mjs';

const text_of = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

// Functions that only tests, fuzz targets and tools call, each with its purpose.
const for_tests_alone = new Map([
  ['all_characters', 'what the shipped fonts must contain'],
  ['has_fonts', 'whether the screen has taken the fonts in'],
  ['read_pixels', 'what has been drawn'],
  ['renderer_kind', 'which renderer SDL has chosen'],
]);

// Removes comments and string contents.
const bare = (text) => text.replace(/R"(\w*)\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/.*/g,
  (found) => (found.startsWith('/') ? '' : '""'));

// Matches the text before a function's name in a declaration or definition: the return type and possibly a class.
const type_before = /^[\s\w:<>,&*[\]]*(?:[\w>\]]\s+[&*]*|[\w>][&*]+\s*)(?:\w+::)*$/;
const statement = /\b(?:return|else|throw|case|new|using)\b/;

// Returns the names in a file: the functions that it declares, and all other names, which count as uses.
function names_in(text) {
  const declared = new Set();
  const used = [];
  for (const line of text.split('\n')) {
    for (const { 0: name, index } of line.matchAll(/[A-Za-z_]\w*/g)) {
      const before = line.slice(0, index);
      const is_declared = line[index + name.length] === '(' && type_before.test(before) && !statement.test(before);
      is_declared ? declared.add(name) : used.push(name);
    }
  }
  return { declared, used };
}

function unused_functions(files) {
  const found = files.map(({ name, text }) => ({ name, ...names_in(bare(text)) }));
  const used = new Set(found.flatMap((file) => file.used));
  return found.filter(({ name }) => name.endsWith('.h'))
    .flatMap(({ declared }) => [...declared].filter((name) => !used.has(name))).sort();
}

// Returns the unused MITTS_TEXT rows. Ignores MITTS_NEXT rows, which are not looked up by id (i18n/language.h).
function unused_texts(files) {
  const texts = files.filter(({ name }) => name.endsWith('.inc'))
    .flatMap(({ text }) => [...bare(text).matchAll(/^MITTS_TEXT\(\s*(\w+)/gm)].map(([, id]) => id));
  const used = new Map();
  files.forEach(({ text }) => bare(text).match(/\w+/g)?.forEach((name) => used.set(name, (used.get(name) ?? 0) + 1)));
  return texts.filter((id) => used.get(id) < 2);
}

test('the check reports exactly the unused functions and strings', () => {
  const files = [
    { name: 'a.h', text: '/// unseen\nint counted(int of);\nstd::string_view unseen(Card card);\nRow* Row::row();\nauto other();' },
    { name: 'a.cpp', text: 'int counted(int of) {\n    return row()->size;\n}\nconst char* x = "unseen()"; // other\nint y = counted(1);' },
    { name: 'a.inc', text: 'MITTS_TEXT(Said, "a", "b")\nMITTS_NEXT(SaidToo, "a", "b")\nMITTS_TEXT(Unsaid, "Said", "b")' },
    { name: 'b.cpp', text: 'say(TextId::Said); // Unsaid' },
  ];
  assert.deepEqual(unused_functions(files), ['other', 'unseen']);
  assert.deepEqual(unused_texts(files), ['Unsaid']);
});

const files = files_in('src', /\.(?:h|cpp|inc)$/).map((name) => ({ name, text: text_of(name) }));
// Adds the ids of the sentences that the page uses.
files.push({ name: 'page', text: [...text_of('src/i18n/page.json').matchAll(/: "(\w+)"/g)].map(([, id]) => id).join(' ') });

test('every function that a header declares is called, except those for tests', () => {
  assert.deepEqual(unused_functions(files), [...for_tests_alone.keys()].sort());
});

test('every sentence in the text tables is used', () => {
  assert.deepEqual(unused_texts(files), []);
});
