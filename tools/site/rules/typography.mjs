// The one typographic pass over a finished rules page. In French a blank before a colon or inside guillemets never breaks the line, and in
// both languages apostrophes are curly. Code keeps its characters; of attributes only those that are read out are touched.

const nbsp = '\u00A0';

const spaced = (text) => text.replace(/[ \n](?=[:»])/g, nbsp).replace(/«[ \n]/g, `«${nbsp}`);
const curled = (text) => text.replace(/(?<=[\p{L}\d])(?:'|&#39;)(?=[\p{L}\d«])/gu, '’');

/// The text of a page as it is printed in a language.
export function set_in_type(html, language) {
  const set = (text) => (language === 'fr' ? spaced(curled(text)) : curled(text));
  let code = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (!part.startsWith('<')) return code > 0 ? part : set(part);
    if (/^<(?:code|script|style)\b/.test(part)) code += 1;
    if (/^<\/(?:code|script|style)>/.test(part)) code -= 1;
    return part.replace(/ (title|alt|aria-label|content)="([^"]*)"/g, (whole, name, value) =>
      (/^<meta (?!name="description")/.test(part) ? whole : ` ${name}="${set(value)}"`));
  });
}
