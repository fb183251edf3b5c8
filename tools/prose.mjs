// Finds prose that breaks the writing rules of CONTRIBUTING.md, in comments, test names, readmes and commit messages.
//
//   node tools/prose.mjs [--area web] [--rule opening]     prints the findings, in one area or of one rule
//   node tools/prose.mjs --commit-message FILE             checks a commit message (tools/hooks/commit-msg)

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { files_in } from './files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const longest_line = 120;
const longest_sentence = 30; // in words
const longest_subject = 72;

/// Archaisms, each of which has a plain replacement.
export const banned = [
  'whoever', 'whatever', 'for ever', 'anew', 'besides', 'had better', 'as at first', 'once more', 'nothing but', 'none but', 'by halves',
  'to be had', 'all the same', 'without a face', 'mend', 'mends', 'mended', 'mending', 'told twice',
  '(?:of|with|for) (?:its|their|his|her|my|our|your|one’s|one\'s) own',
];
const banned_words = new RegExp(`\\b(?:${banned.map((words) => words.replaceAll(' ', '\\s+')).join('|')})\\b`, 'gi');

// A clause without a head, such as "What is said to wrong moves" for "Replies to wrong moves". Questions are allowed.
const headless = /^\W*(?:What|Whether|Where|Who|Whose|Whom|How)\b(?![^.?!]*\?)/;
const headless_name = new RegExp(headless, 'i');

// --- Text of a file --------------------------------------------------------------------------------------------------

// A piece of text is { kind: 'comment' | 'test' | 'readme', line, text }. The lines of a comment are joined by line
// breaks.

/** @type {{ names: RegExp, line: RegExp, behind?: RegExp, test?: RegExp }[]} */
const comment_marks = [
  {
    names: /\.(?:js|mjs|cpp|h|c|inc)$/,
    line: /^\s*(\/\/[/!]?<?|\/?\*\*?)(?:\s|$)(.*?)(?:\*\/)?$/, behind: /^(.*\S)\s+\/\/\/?<?\s(.*)$/,
    test: /\b(?:test|it|TEST_CASE|SUBCASE)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g,
  },
  { names: /\.css$/, line: /^\s*(\/?\*)\s(.*?)(?:\*\/)?$/ },
  {
    names: /\.(?:py|sh|cmake|yml)$|CMakeLists\.txt$|\/[\w-]+$|^[\w-]+$/,
    line: /^\s*(#(?=\s|$)|""")\s?(.*)$/, behind: /^(.*\S)\s+#\s(.*)$/,
  },
];

// A comment mark inside a string does not start a comment.
const is_outside_strings = (code) => ['\'', '"', '`'].every((quote) => code.split(quote).length % 2 === 1);

/** @param {string[]} lines @param {{ line: RegExp, behind?: RegExp, test?: RegExp }} marks */
function comments_in(lines, { line: full, behind, test }) {
  const texts = [];
  let open = null; // the comment that the next line may continue
  lines.forEach((content, at) => {
    const [, mark, words] = full.exec(content) ?? [];
    if (mark !== undefined) {
      const continues = open !== null && (open.mark === mark || mark === '*');
      if (!continues) texts.push(open = { kind: 'comment', line: at + 1, mark, text: words });
      else open.text += `\n${words}`;
      return;
    }
    open = null;
    const [, code, trailing] = behind?.exec(content) ?? [];
    if (trailing !== undefined && is_outside_strings(code)) texts.push({ kind: 'comment', line: at + 1, text: trailing });
    for (const [, , name] of content.matchAll(test ?? /(?!)()()()/g)) texts.push({ kind: 'test', line: at + 1, text: name });
  });
  return texts;
}

// Returns the paragraphs, list items and table cells, without code.
function paragraphs_in(lines) {
  const texts = [];
  let open = null;
  let in_code = false;
  lines.forEach((content, at) => {
    if (/^\s*```/.test(content)) in_code = !in_code;
    const is_code = in_code || /^(?: {4}|\t)/.test(content) || /^\s*```/.test(content);
    const is_new = /^\s*(?:[-*+]|\d+\.)\s|^#|^\s*\|/.test(content);
    if (is_code || content.trim() === '' || is_new) open = null;
    if (is_code || content.trim() === '') return;
    if (/^\s*\|/.test(content)) {
      for (const cell of content.split('|').filter((text) => text.trim() !== '')) texts.push({ kind: 'readme', line: at + 1, text: cell });
    } else if (open) {
      open.text += `\n${content}`;
    } else {
      texts.push(open = { kind: 'readme', line: at + 1, text: content });
    }
  });
  return texts.map((each) => ({ ...each, text: each.text.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']') }));
}

const is_readme = (name) => name.endsWith('.md');
const marks_of = (name) => comment_marks.find(({ names }) => names.test(name));
const texts_in = (name, lines) => (is_readme(name) ? paragraphs_in(lines) : comments_in(lines, marks_of(name)));

// --- Rules -----------------------------------------------------------------------------------------------------------

function sentences_of(text) {
  const plain = text.replace(/\be\.g\.|\bi\.e\.|\bcf\.|\bvs\.|…/g, ' ').replace(/\s+/g, ' ');
  return plain.split(/(?<=[.!?][)”"*_]*)\s/).map((sentence) => sentence.split(' ').filter((word) => /\w/.test(word)));
}

/// Returns every finding in a file's text: { rule, line, words }.
export function findings_in(name, source) {
  const lines = source.split('\n');
  const texts = texts_in(name, lines);
  const found = [];
  // Tables, code and long URLs cannot be wrapped, so they may be longer.
  const is_fixed = (line) => /^\s*\||^(?: {4}|\t)|\S{100}/.test(line);
  const lines_of = ({ line, text }) => text.split('\n').map((_, more) => line - 1 + more);
  const comments = new Set(texts.filter(({ kind }) => kind === 'comment').flatMap(lines_of));
  lines.forEach((content, at) => {
    if (content.length <= longest_line || (is_readme(name) ? is_fixed(content) : !comments.has(at))) return;
    found.push({ rule: 'line', line: at + 1, words: `${content.length} characters` });
  });
  for (const { kind, line, text } of texts) {
    const opens_wrong = { comment: headless, test: headless_name }[kind]?.test(text);
    if (opens_wrong) found.push({ rule: 'opening', line, words: text.split('\n')[0].slice(0, 60) });
    for (const { 0: words, index } of text.matchAll(banned_words)) {
      found.push({ rule: 'word', line: line + text.slice(0, index).split('\n').length - 1, words: words.replace(/\s+/g, ' ') });
    }
    if (kind !== 'readme') continue;
    for (const words of sentences_of(text)) {
      if (words.length <= longest_sentence) continue;
      found.push({ rule: 'sentence', line, words: `${words.length} words: ${words.slice(0, 6).join(' ')} …` });
    }
  }
  return found;
}

/// Returns a description of the problem with a commit's subject, or null.
export function wrong_with_subject(subject) {
  if (/^(?:Merge|Revert|fixup!|squash!) ?/.test(subject)) return null;
  if (subject.length > longest_subject) return `the subject has ${subject.length} characters; at most ${longest_subject} are allowed`;
  const [, verb] = /^[\w./, -]+: (\S+)/.exec(subject) ?? [];
  if (!verb) return 'the subject is not in the form "area: verb object"';
  if (/^[A-Z][a-z]/.test(verb) || /\.$/.test(subject)) return 'the subject has a capital after the area, or a full stop at its end';
  const is_root = /^(?:bring|string|swing|ring|embed|need|feed|seed|speed|shed|shred|focus)$/i;
  if (/(?:ing|ed|[^s]s)$/.test(verb) && !is_root.test(verb)) {
    return `"${verb}" is not imperative: write "add", not "adds", "added" or "adding"`;
  }
  return null;
}

// --- The tree --------------------------------------------------------------------------------------------------------

// The rules, the notation, golden files and rules pages are not prose about the project.
const skipped = ['golden', 'scratch', 'LICENSE', 'RULES.md', 'NOTATION.md', 'THIRD_PARTY.md'];
const is_skipped = (name) => /(?:^|\/)\.|\.json$|^web\/rules\/.*\.(?:en|fr)\.md$/.test(name) ||
  name.split('/').some((part) => skipped.includes(part));
const read_files = () => files_in('', /./).filter((name) => !is_skipped(name) && (is_readme(name) || marks_of(name))).sort();

/// Returns a file's area: its top folder, its subfolder in src or tests, or "." for a file in the root.
export function area_of(name) {
  const [first, second, third] = name.split('/');
  if (second === undefined) return '.';
  return third !== undefined && ['src', 'tests'].includes(first) ? `${first}/${second}` : first;
}

/// Returns every finding in the tree: { area, file, rule, line, words }.
export const findings = () =>
  read_files().flatMap((file) => findings_in(file, readFileSync(root + file, 'utf8'))
    .map((found) => ({ area: area_of(file), file, ...found })));

/// Returns the subjects of the commits since the merge base with main. The list is empty if there is no history.
export function own_subjects() {
  const git = (...words) => execFileSync('git', ['-C', root, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  for (const main of ['origin/main', 'main']) {
    try {
      return git('log', '--no-merges', '--format=%s', `${git('merge-base', main, 'HEAD')}..HEAD`).split('\n').filter(Boolean);
    } catch { /* no such branch, or no git */ }
  }
  return [];
}

// --- The command -----------------------------------------------------------------------------------------------------

function main() {
  const { values } = parseArgs({
    options: {
      area: { type: 'string', default: '' }, rule: { type: 'string' }, 'commit-message': { type: 'string' },
    },
  });
  if (values['commit-message'] !== undefined) {
    const wrong = wrong_with_subject(readFileSync(values['commit-message'], 'utf8').split('\n', 1)[0]);
    if (wrong) console.error(`commit message: ${wrong}`);
    process.exitCode = wrong ? 1 : 0;
    return;
  }
  const is_in_area = (name) => values.area === '' || `${name}/`.startsWith(`${values.area}/`);
  const found = findings().filter(({ area, file, rule }) => (is_in_area(area) || is_in_area(file)) && (values.rule ?? rule) === rule);
  for (const { file, line, rule, words } of found) console.log(`${file}:${line}: ${rule}: ${words}`);
  console.log(`${found.length} findings`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
