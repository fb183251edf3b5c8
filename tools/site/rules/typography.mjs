// The final typographic pass over a rules page. In French, spaces before a colon or inside guillemets become no-break
// spaces. In both languages, apostrophes become curly. Code and attributes that are not read aloud stay unchanged.

const nbsp = '\u00A0';

const spaced = (text) => text.replace(/[ \n](?=[:»])/g, nbsp).replace(/«[ \n]/g, `«${nbsp}`);
const curled = (text) => text.replace(/(?<=[\p{L}\d])(?:'|&#39;)(?=[\p{L}\d«])/gu, '’');

/// Returns the page with the typography of a language.
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
