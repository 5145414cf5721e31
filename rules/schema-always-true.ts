import { annotations, defineRule, type OwnerKind } from '../src/rule/index.ts';

/** What is stored, and read back much later. */
const owners: ReadonlySet<OwnerKind> = new Set(['configuration', 'named-configuration', 'state', 'entity']);

/** Keywords that describe, and confine nothing. */
const describing = new Set([...annotations, '$id', '$schema', 'definitions', '$defs']);

export default defineRule({
  id: 'schema-always-true',
  summary: 'A named field of stored data declares what it accepts.',
  presets: { strict: 'info' },
  messages: { open: 'Field `{key}` of {owner} accepts anything, so whatever is stored there is valid.' },
  *field({ node, key, owner, at, complete }) {
    if (!complete || !owners.has(owner.kind) || at().path.at(-2) !== 'properties') return;
    if (!Object.keys(node).every((keyword) => describing.has(keyword) || keyword.startsWith('x-'))) return;
    yield { message: 'open', data: { key, owner: owner.label }, at: at.key() };
  },
});
