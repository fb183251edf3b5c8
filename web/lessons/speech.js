// The coach's words: the question, the replies to moves, and the comment on the right move.

import { make, make_button } from '../parts.js';

// Returns the refusal without its rule number, because the button beside the refusal shows the number.
const refusal_of = ({ refusal_words }) => refusal_words.replace(/ \([^()]*[A-Z]\d[^()]*\)(?=\.?$)/, '');

// Returns a paragraph. The parts of the text between ** are bold.
const paragraph = (text, attributes = {}) => make('p', attributes, ...text.split('**').map((part, at) => (at % 2 === 1 ? make('strong', { text: part }) : part)));

/// Returns the move under which a step lists its replies and losses for `tried`.
export const way_of = (step, tried) => step.way_of?.(tried) ?? tried;

// Returns the reply to a wrong move.
function reply_to({ step, tries, state: { tried, last }, words, command }) {
  if (tries === 1 && step.better) return step.better;
  const reply = step.wrong[way_of(step, tried).split(' ').at(-1)] ?? `${last?.words ?? ''} ${words.otherwise}`;
  return `${reply} ${(tries > 1 && step.help?.(command)) || ''}`.trim();
}

// Returns the refusal with a button that opens its rule.
function answer_to(state) {
  const way = state.refusal_rule && document.querySelector('#rules-note a'); // the link in the corner (reference.js)
  return make('p', { 'class': 'answer', text: refusal_of(state) }, ' ', way ? make_button(way.textContent, () => way.click(), { 'class': 'rule' }) : '');
}

// Returns the comment on the right move. A button shows its third line, which has further reasons.
function comment({ step }) {
  return make('div', { 'class': 'right' }, ...step.right.split('\n').map((line) => paragraph(line)));
}

/// Returns the elements of the text for a step in a phase: { phase, step, tries, pointed, state, words, command, sum }.
/// `state` is the table's state, and `tries` counts the wrong moves. `pointed` names the right move, which a reply in a
/// lesson repeats. `sum` is added to the comment on the right move.
export function said_now(now) {
  const { phase, step, pointed, state, sum } = now;
  const act = (text) => make('p', { 'class': 'act', text: text.slice(0, 1).toUpperCase() + text.slice(1) });
  return phase === 'wrong' ? [paragraph(reply_to(now), { 'class': 'answer' }), ...(pointed ? [act(pointed)] : [])]
    : phase === 'right' ? [comment(now), ...(sum ? [act(sum)] : [])]
      : [paragraph(step.words), state.refusal ? answer_to(state) : act(state.pointed)];
}
