// markdown.use(tables, 'https://HOST/')
export function tables(markdown, site) {
  const { fence } = markdown.renderer.rules;
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.fence = (tokens, at, ...rest) => {
    const { info, content } = tokens[at];
    if (info.trim() !== 'mitts') return fence(tokens, at, ...rest);
    return `<iframe src="${escapeHtml(`${site}embed.html?${content.trim()}`)}" title="Mitts" width="640" height="525"
      loading="lazy" referrerpolicy="origin"></iframe>\n`;
  };
}
