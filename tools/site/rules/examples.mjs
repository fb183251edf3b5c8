// The examples of a rules page: blocks of lines "key: value" (web/rules/README.md), each made into a figure that shows the cards, the
// moves and what came of them, with links that open it at a table. What it claims is held against the program by tests/rules.

const claims = ['seats', 'points', 'by', 'refused', 'allowed', 'legal', 'totals', 'turn-after', 'holds', 'pile-after', 'ends', 'winner'];

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const list_of = (text, separator = /\s+/) => (text ?? '').split(separator).map((each) => each.trim()).filter(Boolean);

/// An example from its fence: the words behind ```example, and the lines within.
export function read_example(info, content) {
  const [name, ...title] = info.trim().split(/\s+/);
  const lines = content.split('\n').filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
  return { name, title: title.join(' '), lines: Object.fromEntries(lines) };
}

/// Every example of a page, in order.
export const examples_in = (text) => [...text.matchAll(/^```example (.*)\n([\s\S]*?)^```$/gm)].map(([, info, content]) => read_example(info, content));

/// The rules that an example shows.
export const shown_by = ({ lines }) => list_of(lines.shows);

// What stands on the table before the first move, as a record's tags.
const set_up = ({ lines }) => Object.entries(lines).filter(([key]) => ![...claims, 'moves', 'shows'].includes(key));

// Its address at a table in a frame, after so many of its moves.
function address(game, example, moves, mode) {
  const given = Object.fromEntries(set_up(example));
  if (given.hands && !given.turn) given.turn = '0';
  if (moves.length > 0) given.moves = moves.join(' ');
  const written = Object.entries(given).map(([key, value]) =>
    `${key}=${key === 'columns' ? value.replaceAll(/\s*,\s*/g, ';').replaceAll(/\s*\/\s*/g, '/').replaceAll(' ', ',') :
      value.replaceAll(/\s*\/\s*/g, '/').replaceAll(/\s+/g, ',')}`);
  return `embed.html?game=${game}&${written.join('&')}&mode=${mode}`;
}

export const player = (seat) => 'ABCDEFGH'[seat];

/// What makes figures in a language: `words` are all groups of page.inc, `rule` writes a rule's number as a link.
export class Figures {
  constructor({ game, language, words, preset_title, italian = false, rule }) {
    Object.assign(this, { game, language, italian, preset_title, rule });
    this.words = words.rules[language];
    this.poster = words.poster[language];
    this.letters = words.cards[language].letters;
    this.layout = words.builder[language].zones.layout;
  }

  card(code) {
    if (code === '-') return '';
    if (/^\d\d$/.test(code)) return code === '00' ? '<i class="t">★</i>' : `<i class="t">${Number(code)}</i>`;
    if (code[0] === 'X') return '<i class="t">★</i>';
    const sign = { C: '♣', D: '♦', H: '♥', S: '♠' }[code[1]];
    return `<i class="${'DH'.includes(code[1]) ? 'r' : 'k'}">${this.letters[code[0]] ?? code[0]}<b>${sign}\uFE0E</b></i>`;
  }
  cards(text) { return list_of(text).map((code) => this.card(code)).join(''); }

  // A move as it is said: the card, and what is done with it.
  move(text) {
    const { acts, kinds } = this.words;
    const [act, value] = /^[a-z]+(:|$)/.test(text) ? text.split(':') : [null, null];
    if (act === 'bid') return acts.bid({ points: value.replace('-', '−') });
    if (act === 'more') return acts.more;
    if (act === 'draw') return acts[`draw_${value}`];
    if (act) return `${acts[act]} ${this.card(value)}`;
    const [code, kind] = text.split(':');
    return this.card(code) + (kind ? ` <q>${kinds[kind]}</q>` : '');
  }

  // Rows of a name and cards.
  row(name, cards, className = '') {
    return `<div${className && ` class="${className}"`}><dt>${escaped(name)}</dt><dd>${cards}</dd></div>`;
  }
  board({ lines }) {
    const rows = list_of(lines.hands, '/').map((hand, seat) => this.row(player(seat), this.cards(hand)));
    list_of(lines.columns, '/').forEach((columns, seat) => {
      if (columns !== '-') rows.push(this.row(player(seat), list_of(columns, ',').map((each) => `<span>${this.cards(each)}</span>`).join(' '), 'down'));
    });
    const more = [[this.layout, lines.layout], [this.poster.pile, lines.pile], [this.poster.stock, lines.stock], [this.poster.discards, lines.discards]];
    const middle = more.filter(([, cards]) => cards).map(([name, cards]) => this.row(name, this.cards(cards)));
    if (lines.aces) middle.push(this.row(this.poster.aces, escaped(lines.aces)));
    const list = (of, name) => (of.length > 0 ? `<dl${name}>${of.join('')}</dl>` : '');
    return list(middle, ' class="mid"') + list(rows, '');
  }

  // A side's letters: partners sit opposite.
  side(number, lines) {
    const partners = this.game === 'mitaines' && /players=4/.test(lines.options);
    return partners ? `${player(number)} + ${player(number + 2)}` : player(number);
  }
  scored(side, reasons) {
    const parts = list_of(reasons, ',').map((part) => part.split(/\s+/));
    const sum = parts.reduce((total, [, points]) => total + Number(points), 0);
    const signed = `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`;
    const told = parts.map(([reason, points]) => `${this.words.reasons[reason]} ${points.replace('-', '−')}`).join(', ');
    return `${side} <strong>${signed}</strong> <small>${told}</small>`;
  }
  outcome({ lines }) {
    const { words } = this;
    // Cards stand apart by themselves, words do not.
    const listed = (moves) => moves.join(moves.some((each) => !each.startsWith('<i')) ? ' · ' : ' ');
    const judged = (text) => listed(list_of(text, ',').map((part) => {
      const [move, rule] = part.split(/\s+/);
      return this.move(move) + (/^[A-Z]\d/.test(rule ?? '') ? ` ${this.rule(rule)}` : '');
    }));
    const numbers = (text) => list_of(text).join(' · ').replaceAll('-', '−');
    const say = {
      points: (value) => (value === 'none' ? words.no_points
        : list_of(value, ';').map((each) => this.scored(this.side(Number(each.split(':')[0]), lines), each.split(':')[1])).join('<br>')),
      refused: (value) => `${words.refused} ${judged(value)}`,
      allowed: (value) => `${words.allowed} ${judged(value)}`,
      legal: (value) => `${words.legal} ${listed(list_of(value).map((each) => this.move(each)))}`,
      totals: (value) => words.totals({ list: numbers(value) }),
      'turn-after': (value) => words.turn({ player: player(Number(value)) }),
      holds: (value) => words.holds({ list: numbers(value) }),
      'pile-after': (value) => (value === '0' ? words.captured : words.stays({ count: Number(value) })),
      ends: (value) => words.ends[value === 'round' && this.game === 'mitigati' ? 'deal' : value],
      winner: (value) => words.wins({ player: this.side(Number(value), lines) }),
    };
    return claims.filter((claim) => say[claim] && lines[claim]).map((claim) => `<p>${say[claim](lines[claim])}</p>`).join('');
  }

  // The moves in order; those of a deal with tricks are gathered by three.
  steps(moves, seats) {
    const told = moves.map((move, at) => `<em>${player(Number(seats[at]))}</em>${this.move(move)}`);
    const first = this.game === 'mitigati' && moves.length > 70 ? moves.length - 75 : moves.length;
    const tricks = Array.from({ length: (moves.length - first) / 3 }, (_, trick) => told.slice(first + 3 * trick, first + 3 * trick + 3));
    return told.slice(0, first).map((each) => `<li>${each}</li>`).join('')
      + tricks.map((each, at) => `<li class="trick"><small>${at + 1}.</small>${each.join(' ')}</li>`).join('');
  }

  figure(example, title) {
    const { lines, name } = example;
    const moves = list_of(lines.moves);
    const { options = '' } = lines;
    const preset = /preset=(\w+)/.exec(options)?.[1];
    const changed = list_of(options).filter((each) => !/^(preset|players)=/.test(each));
    const rules = [preset && this.preset_title(preset), ...changed.map((each) => `<code>${escaped(each)}</code>`)].filter(Boolean).join(' · ');
    // Whoever tries it makes the last move, or one that is refused; a whole round is played from its beginning.
    const is_judged = Boolean(lines.refused ?? lines.allowed ?? lines.legal);
    const is_whole = moves.length > 20;
    const tried = is_judged || moves.length === 0 ? moves : moves.slice(0, is_whole ? 0 : -1);
    const wanted = is_judged || is_whole ? null : moves.at(-1);
    const seats = list_of(lines.seats);
    const steps = this.steps(moves, seats);
    const said = [wanted && `data-move="${wanted}"`, lines.refused && `data-refused="${list_of(lines.refused, ',').map((each) => each.split(' ')[1]).join(' ')}"`];
    const link = (to, mode, words, attributes = '') => `<a class="${mode}" href="${escaped(address(this.game, example, to, mode))}&amp;lang=${this.language}"${attributes && ` ${attributes}`}>${words}</a>`;
    return `<figure id="${name}"><figcaption><a href="#${name}">${/\d/.test(name) ? name : '#'}</a> <b>${escaped(title)}</b>${rules && ` <small>${rules}</small>`}</figcaption>
${this.board(example)}${steps && `<ol>${steps}</ol>`}<div class="so">${this.outcome(example)}</div>
<p class="do">${link(tried, 'try', this.poster.start.try, said.filter(Boolean).join(' '))}${moves.length > 1 ? link(moves, 'replay', this.poster.start.replay) : ''}\
<span>${shown_by(example).map((rule) => this.rule(rule)).join(' ')}</span></p></figure>
`;
  }
}
