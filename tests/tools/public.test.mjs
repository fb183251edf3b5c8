// Compares the public surface (web/public.json) with the sources.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entries_of, recorded, surface } from '../../tools/public.mjs';

const now = await surface();
const without = (tree, other) => {
  const known = new Set(entries_of(other));
  return entries_of(tree).filter((entry) => !known.has(entry));
};

test('web/public.json matches the public surface in the sources', () => {
  const [gone, added] = [without(recorded(), now), without(now, recorded())];
  const advice = 'If the change is meant, run node tools/public.mjs --write and describe the change in CHANGELOG.md.';
  assert.deepEqual({ gone, added }, { gone: [], added: [] },
    `Removed names break pages, saved matches or links: ${gone.join(', ') || 'none'}. New: ${added.join(', ') || 'none'}. ${advice}`);
});

test('a changed message, tag, storage name or attribute is reported', () => {
  const changes = [
    (tree) => { delete tree.embedding.messages.understood.undo; },
    (tree) => { tree.record.tags[0] = 'Play'; },
    (tree) => { tree.storage.names.push('other'); },
    (tree) => { tree.embedding.element.attributes.pop(); },
    (tree) => { tree.page.state.always.length = 0; },
  ];
  for (const change of changes) {
    const changed = structuredClone(now);
    change(changed);
    assert.ok(without(now, changed).length + without(changed, now).length > 0, String(change));
  }
});

test('the list of public names contains the names that the program and the page read and write', () => {
  assert.ok(now.embedding.parameters.record.includes('game'));
  assert.ok(now.page.state.at_table.includes('phase'));
  assert.ok(now.storage.names.includes('settings'));
  for (const { tags, options } of Object.values(now.record.games)) {
    assert.ok(tags.includes('Hands'));
    assert.ok('players' in options);
  }
});
