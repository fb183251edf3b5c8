// The schema.org vocabulary for validating structured data. It is extracted from the types of the installed
// package schema-dts, because the official file would have to be downloaded.

import { readFileSync } from 'node:fs';

export function schema_graph() {
  const types = readFileSync(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8');
  const id = (name) => ({ '@id': `schema:${name}` });
  const classes = [];
  const properties = new Map(); // maps each property to the classes that have it
  // A type without additional properties has no "Base", only a "Leaf".
  for (const [, name, parents, body] of types.matchAll(/^(?:export )?interface (\w+)(?:Base|Leaf) extends ([\w, "@<>]+) \{\n([\s\S]*?)^\}/gm)) {
    const above = parents.split(',').map((each) => /(\w+)Base\b/.exec(each)?.[1]).filter((each) => each && each !== name);
    if (above.length === 0 && name !== 'Thing' && classes.some((each) => each['@id'] === `schema:${name}`)) continue;
    classes.push({ '@type': 'rdfs:Class', ...id(name), ...(above.length > 0 ? { 'rdfs:subClassOf': above.map(id) } : {}) });
    for (const [, property] of body.matchAll(/^ {4}"(\w+)"\?: /gm)) properties.set(property, [...properties.get(property) ?? [], name]);
  }
  return { '@graph': [...classes, ...[...properties].map(([name, of]) => ({ '@type': 'rdf:Property', ...id(name), 'schema:domainIncludes': of.map(id) }))] };
}
