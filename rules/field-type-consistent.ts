import { clipped, defineRule, isSchema } from '../src/rule/index.ts';
import { textsOf, typesOf } from '../src/rule/kit/field/field-layers.ts';
import { asksForJsonText } from '../src/rule/kit/field/json-text.ts';
import { layersOf } from '../src/rule/kit/index.ts';

const structuredTypes = new Set<unknown>(['object', 'array']);
const isStructured = (schema: unknown) => isSchema(schema) && structuredTypes.has(schema.type);

export default defineRule({
  id: 'field-type-consistent',
  summary: 'A field whose text asks for a JSON string is a string.',
  wording: true,
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    structured: 'The {kind} of field `{key}` of {owner} asks for JSON as text, but its type is `{type}`: `{text}`.',
  },
  *field({ node, key, owner, generated, complete, at }) {
    const { path } = at();
    const types = typesOf(node);
    if (generated || !complete || types === undefined || types.size !== 1) return;
    const [type = ''] = types;
    // The text may be about items that are JSON strings.
    if (
      !structuredTypes.has(type) ||
      layersOf(node).some(([, { items }]) => items !== undefined && !isStructured(items))
    )
      return;
    for (const [kind, textPath, text] of textsOf(node)) {
      if (!asksForJsonText(text)) continue;
      const data = { kind, key, owner: owner.label, type, text: clipped(text) };
      yield { message: 'structured', data, at: { path: [...path, ...textPath], on: 'value' } };
      return;
    }
  },
});
