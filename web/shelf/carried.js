// Matches as one text, to be carried to another browser: a line that says what it is, a line with what else is kept (settings, games
// played), and a line for each match, its save as a JSON string. A line that is damaged costs no other line. Whether a save is one is the
// program's to say (src/app/app_shelf.cpp); one alone is carried as it is kept.

const word = 'mitts-shelf';
const version = 1;

/// `texts` are small texts by their names in the storage, `saves` the matches' texts.
export const write_all = ({ texts, saves }) =>
  [`${word} ${version}`, JSON.stringify({ matches: saves.length, texts }), ...saves.map((save) => JSON.stringify(save)), ''].join('\n');

const parse = (line) => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/// What a text brings: { kind: 'newer' }, or { kind: 'all', texts, saves: [{ line, text }], damaged: [line numbers], lost: how many matches
/// are not there at all }, or { kind: 'one', saves: [{ line: 1, text }] } for what may be a match by itself.
export function read_carried(raw) {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n').replace(/^\s+/, '');
  const head = new RegExp(`^${word} (\\d+)\n`).exec(`${text}\n`);
  if (!head) return { kind: 'one', saves: [{ line: 1, text: `${text.trimEnd()}\n` }] };
  if (Number(head[1]) > version) return { kind: 'newer' };
  const [, about, ...lines] = text.trimEnd().split('\n');
  const told = parse(about ?? '');
  const whole = told !== null && typeof told === 'object' && Number.isInteger(told.matches);
  const saves = [];
  const damaged = whole ? [] : [2];
  lines.forEach((line, at) => {
    const save = parse(line);
    if (typeof save === 'string') saves.push({ line: at + 3, text: save });
    else damaged.push(at + 3);
  });
  const texts = Object.fromEntries(Object.entries(whole ? told.texts ?? {} : {}).filter(([, value]) => typeof value === 'string'));
  return { kind: 'all', texts, saves, damaged, lost: whole ? Math.max(0, told.matches - lines.length) : 0 };
}

/// The lists of games played here and there as one: each line as often as in the list that has it oftener, those of here last.
export function played_in_both(here, there) {
  const lines = (text) => text.split('\n').filter((line) => line !== '');
  const left = new Map();
  for (const line of lines(here)) left.set(line, (left.get(line) ?? 0) + 1);
  const added = lines(there).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
  return [...added, ...lines(here), ''].join('\n');
}
