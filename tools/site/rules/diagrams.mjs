// Builds diagrams of a table, as lists that a screen reader reads seat by seat:
//
//   ```diagram 4 The title
//   A: deals
//   B: [KH] leads
//   middle: the pile
//   ```
//
// The number is the number of seats. A is at the bottom and play goes clockwise. A card in brackets is shown as a
// picture.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/// Returns a diagram as an HTML figure. card(code) draws a card.
export function diagram(info, content, card) {
  const [, seats, title] = /^diagram (\d) (.+)$/.exec(info.trim());
  const items = content.split('\n').filter((line) => line.includes(':')).map((line) => {
    const name = line.slice(0, line.indexOf(':')).trim();
    const text = escaped(line.slice(line.indexOf(':') + 1).trim()).replace(/\[(\w{2})\]/g, (_, code) => card(code));
    return name === 'middle' ? `<li class="middle">${text}</li>` : `<li class="${name}"><b>${name}</b> ${text}</li>`;
  });
  return `<figure class="diagram n${seats}"><figcaption>${escaped(title)}</figcaption><ul>${items.join('')}</ul></figure>\n`;
}

/// Replaces {up} {down} {jack} {ten} with small cards of the scoring pile. Small cards at the start of a table cell are
/// drawn only when they are scrolled into view (web/rules/near.js).
export const small_cards = (html) => html
  .replace(/<td>((?:\{(?:up|down|jack|ten)\} ?)+)/g, (_, cards) => `<td data-kept="${cards.replace(/[{}]/g, '').trim()}">`)
  .replace(/\{(up|down|jack|ten)\}/g, '<i class="kept $1" aria-hidden="true"></i>');
