// Builds the examples of examples.html. Each has a heading, the rule in words, and a frame with the table.

const height = 545;

/// Returns a page with every `<example name="steal" rules="M15" line="game=…">` expanded. The sentences are in
/// examples.NAME, for example examples.steal.
export function with_examples(page) {
  return page.replace(/<example name="(\w+)" rules="([^"]*)" line="game=(\w+)([^"]*)">/g, (_, name, rules, game, rest) => `\
<article id="example-${name}">
<h3>{{examples.${name}.title}} <small>${rules}</small></h3>
<p>{{examples.${name}.words}}</p>
<iframe data-mitts src="embed.html?game=${game}${rest}&amp;lang={{manifest.code}}" title="{{game.${game}}} · {{examples.${name}.title}}" \
width="640" height="${height}" loading="lazy" referrerpolicy="origin"></iframe>
<p class="other"><a href="builder.html?game=${game}${rest}">{{examples.change}}</a></p>
</article>`);
}
