import { defineRule, type JsonSchema, nothing, type OwnerKind, type Visit } from '../src/rule/index.ts';
import { isType } from '../src/rule/kit/index.ts';
import { hasParts, isNullableObject, isObjectLike, takesObjectsOnly } from '../src/rule/kit/schema/objects-only.ts';

/** Schemas whose values are always objects. An entity can have any type. */
const owners: ReadonlySet<OwnerKind> = new Set([
  'configuration',
  'named-configuration',
  'state',
  'action-input',
  'action-output',
  'event',
  'message',
]);

/** Keywords that can restrict a schema to objects. */
const restrictingKeywords = ['type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', '$ref', 'if'] as const;

/** Whether it is the empty schema that the server fills in for a missing configuration. */
const isServerDefault = (schema: JsonSchema, owner: OwnerKind) =>
  owner === 'configuration' && Object.keys(schema).length === 0;

function* problems({ node, owner: { label: owner }, at }: Visit<'schema'>) {
  const { type } = node;
  const patches = [{ op: 'set', path: at('type').path, value: 'object' }] as const;
  const fix = (safety: 'safe' | 'unsafe') => ({ title: 'Set `type` to `object`', safety, patches }) as const;
  if (type === undefined) {
    const absent = restrictingKeywords.filter((keyword) => node[keyword] === undefined).map((name) => at(name));
    const fixed = isObjectLike(node) && !hasParts(node) && { fix: fix('safe') };
    yield { message: 'open', data: { owner }, at: at.key(), absent, ...fixed } as const;
  } else if (isNullableObject(node)) {
    const removal = [{ op: 'remove', path: at('nullable').path }] as const;
    const fixed = !hasParts(node) && { fix: { ...fix('unsafe'), title: 'Remove `nullable`', patches: removal } };
    yield { message: 'nullable', data: { owner }, at: at('nullable'), ...fixed } as const;
  } else {
    const types: readonly unknown[] = [type].flat();
    // Invalid types are reported by `schema-valid`.
    if (!types.every(isType)) return;
    const fixed = types.includes('object') && !hasParts(node) && { fix: fix('unsafe') };
    yield { message: 'type', data: { owner, type: types.join('`, `') }, at: at('type'), ...fixed } as const;
  }
}

export default defineRule({
  id: 'schema-object-root',
  summary: 'Configurations, states, events, messages, and the inputs and outputs of actions are objects.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    type: 'The schema of {owner} has the type `{type}`; expected `object`.',
    nullable: 'The schema of {owner} is `nullable`, and accepts `null`; expected objects only.',
    open: 'The schema of {owner} accepts more than objects; expected `type` to be `object`.',
  },
  schema(visit) {
    const { node, owner, at, isWhole } = visit;
    const mayAcceptOthers =
      owners.has(owner.kind) && takesObjectsOnly(node) === false && !isServerDefault(node, owner.kind);
    return mayAcceptOthers && isWhole(at()) ? problems(visit) : nothing;
  },
});
