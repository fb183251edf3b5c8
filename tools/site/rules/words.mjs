// The glossary of a rules page. The text lists the words in a block:
//
//   ```words
//   mitten, mittens = mitaine: two cards of one rank
//   ```
//
// Each line contains a word, its other forms, optionally the word in the other language, and the meaning. "~" marks a
// word that also has everyday meanings. It is listed but never linked. The block becomes a table. The first occurrence
// of a word in each passage, outside tables and headings, links to the table. The first link to a word on the page has
// the meaning as its tooltip.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const slug = (word) => word.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-');

/// Returns the words of the glossary in a page's text, each as { id, word, forms, other, meaning }.
export function words_in(text) {
  const block = /^```words\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? '';
  return block.split('\n').filter((line) => line.includes(':')).map((line) => {
    const colon = line.indexOf(':');
    const [forms, other = ''] = line.slice(0, colon).split('=').map((part) => part.trim());
    const [word, ...more] = forms.replace('~', '').split(',').map((form) => form.trim());
    return { id: `word-${slug(word)}`, word, forms: forms.startsWith('~') ? [] : [word, ...more], other, meaning: line.slice(colon + 1).trim().replaceAll("'", '’') };
  });
}

/// Returns the table of the words. `heads` contains the three headings, and `language` is the language of the page.
export function words_table(words, heads, language) {
  const other_language = language === 'fr' ? 'en' : 'fr';
  const rows = words.map(({ id, word, other, meaning }) =>
    `<tr id="${id}"><th scope="row">${escaped(word)}</th><td>${other ? `<i lang="${other_language}">${escaped(other)}</i>` : ''}</td><td>${escaped(meaning)}</td></tr>`);
  const head = heads.map((each) => `<th scope="col">${escaped(each)}</th>`).join('');
  return `<div class="wide" tabindex="0" role="group" aria-label="${escaped(heads.join(', '))}"><table class="words"><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
}

// Splits text at words that are not yet linked in this passage. Returns a list of strings and links { of, form }.
function cut(text, pattern, by_form, linked, name) {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const of = by_form.get(found[0].toLowerCase());
    if (linked.has(of.id) || name.startsWith(found[0])) continue;
    linked.add(of.id);
    parts.push(text.slice(from, found.index), { of, form: found[0] });
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

/// Links the first occurrence of each word in a passage, except within the game's name (a markdown-it plugin). The
/// first link to a word on the page has the meaning as its title.
export function link_words(md, words, name) {
  if (words.length === 0) return;
  const by_form = new Map(words.flatMap((of) => of.forms.map((form) => [form.toLowerCase(), of])));
  const forms = [...by_form.keys()].sort((left, right) => right.length - left.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'giu');
  md.core.ruler.push('words', (state) => {
    let linked = new Set();
    const titled = new Set();
    let outside = 0; // nesting level of headings and tables, where words are not linked
    for (const token of state.tokens) {
      if (token.type === 'heading_open') linked = new Set();
      if (/^(heading|table)_open$/.test(token.type)) outside += 1;
      if (/^(heading|table)_close$/.test(token.type)) outside -= 1;
      if (token.type !== 'inline' || outside > 0) continue;
      let in_link = 0;
      token.children = token.children.flatMap((child) => {
        in_link += { link_open: 1, link_close: -1 }[child.type] ?? 0;
        if (child.type !== 'text' || in_link > 0) return [child];
        return cut(child.content, pattern, by_form, linked, name).filter((part) => part !== '').map((part) => {
          const made = new state.Token(typeof part === 'string' ? 'text' : 'html_inline', '', 0);
          if (typeof part === 'string') made.content = part;
          else made.content = `<a class="word" href="#${part.of.id}"${titled.has(part.of) ? '' : ` title="${escaped(part.of.meaning)}"`}>${escaped(part.form)}</a>`;
          titled.add(part.of);
          return made;
        });
      });
    }
  });
}
