// Examples of a page of rules: a heading, what the rule says, and the table in its frame.

const height = 545;

/// A page with its examples written out: `<example name="steal" rules="M15" line="game=…">`, whose sentences are examples.steal's.
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
