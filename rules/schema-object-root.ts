import { defineRule, type JsonSchema, type OwnerKind } from '../src/rule/index.ts';
import { hasParts, isObjectLike, takesObjectsOnly } from '../src/rule/kit/objects-only.ts';
import { isType } from '../src/rule/kit/satisfiable/values.ts';

/** What is always an object. An entity may be anything. */
const owners: ReadonlySet<OwnerKind> = new Set([
  'configuration',
  'named-configuration',
  'state',
  'action-input',
  'action-output',
  'event',
  'message',
]);

/** Keywords that can confine a schema to objects. */
const confining = ['type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', '$ref', 'if'] as const;

/** What the server puts where an author gave no configuration. */
const isFilledIn = (schema: JsonSchema, owner: OwnerKind) =>
  owner === 'configuration' && Object.keys(schema).length === 0;

export default defineRule({
  id: 'schema-object-root',
  summary: 'Configurations, states, events, messages, and the inputs and outputs of actions are objects.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    type: 'The schema of {owner} has the type `{type}`; expected `object`.',
    open: 'The schema of {owner} accepts more than objects; expected `type` to be `object`.',
  },
  *schema({ node, owner, at, isWhole }) {
    if (!owners.has(owner.kind) || isFilledIn(node, owner.kind) || !isWhole(at()) || takesObjectsOnly(node) !== false)
      return;
    const fix = (safety: 'safe' | 'unsafe') =>
      ({
        title: 'Set `type` to `object`',
        safety,
        patches: [{ op: 'set', path: at('type').path, value: 'object' }],
      }) as const;
    const { type } = node;
    if (type !== undefined) {
      const types: readonly unknown[] = [type].flat();
      // What is no type is told by `schema-valid`.
      if (!types.every(isType)) return;
      const wide = types.includes('object') && !hasParts(node) && { fix: fix('unsafe') };
      yield { message: 'type', data: { owner: owner.label, type: types.join('`, `') }, at: at('type'), ...wide };
      return;
    }
    const absent = confining.filter((keyword) => node[keyword] === undefined).map((name) => at(name));
    const data = { owner: owner.label };
    yield {
      message: 'open',
      data,
      at: at.key(),
      absent,
      ...(isObjectLike(node) && !hasParts(node) && { fix: fix('safe') }),
    };
  },
});
