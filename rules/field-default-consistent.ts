import { clipped, defineRule, type JsonSchema } from '../src/rule/index.ts';
import { layersOf, textsOf, typesOf } from '../src/rule/kit/field-layers.ts';
import { type StatedDefault, statedDefault } from '../src/rule/kit/stated-default.ts';

/** What people enter; nobody fills in what an integration answers. */
const entered = new Set(['configuration', 'named-configuration', 'action-input']);

const bare = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+-]+/gu, '');

function differs(
  { value, isQuoted, hasUnit, after }: StatedDefault,
  { default: actual, enum: values }: JsonSchema,
): boolean {
  // "20, but 10 for small parcels".
  if (after.split(/[\s,;:()"'`“”]+/).some((word) => bare(word) === bare(actual))) return false;
  if (typeof actual === 'number') return !hasUnit && Number(value) !== actual && !Number.isNaN(Number(value));
  if (typeof actual === 'boolean') return /^(?:true|false)$/i.test(value) && bare(value) !== String(actual);
  if (typeof actual !== 'string' || hasUnit) return false;
  // `"Swiss time"` may be how people call `Europe/Zurich`.
  const isValue = Array.isArray(values) ? values.includes(value) : isQuoted && !/\s/.test(value + actual);
  return isValue && bare(value) !== bare(actual);
}

export default defineRule({
  id: 'field-default-consistent',
  summary: 'A default mentioned in a field’s text is the field’s default.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    missing: 'The {kind} of field `{key}` of {owner} mentions the default `{value}`, but the field has no default.',
    other: 'The {kind} of field `{key}` of {owner} mentions the default `{value}`, but the default is `{actual}`.',
  },
  *field({ node, key, owner, generated, complete, at }) {
    const { path } = at();
    const types = typesOf(node);
    if (generated || !complete || types?.size !== 1 || types.has('object') || types.has('array')) return;
    const layers = layersOf(node);
    const [place, schema = node] = layers.find((layer) => 'default' in layer[1]) ?? [];
    // A constant needs no default.
    if (layers.some((layer) => 'const' in layer[1])) return;
    for (const [kind, textPlace, text] of textsOf(node)) {
      const stated = statedDefault(text);
      if (stated === undefined) continue;
      const data = { kind, key, owner: owner.label, value: clipped(stated.value) };
      const where = { path: [...path, ...textPlace], on: 'value' } as const;
      if (place === undefined) {
        if (entered.has(owner.kind)) yield { message: 'missing', data, at: where };
      } else if (differs(stated, schema)) {
        const related = [
          { at: { path: [...path, ...place, 'default'], on: 'value' }, message: 'The default.' },
        ] as const;
        yield { message: 'other', data: { ...data, actual: clipped(String(schema.default)) }, at: where, related };
      }
      return;
    }
  },
});
