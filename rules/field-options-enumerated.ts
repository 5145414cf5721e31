import { clipped, defineRule } from '../src/rule/index.ts';
import { closedList } from '../src/rule/kit/field/closed-list.ts';
import { textsOf, typesOf } from '../src/rule/kit/field/field-layers.ts';
import { layersOf } from '../src/rule/kit/index.ts';

/** Keywords that already restrict the accepted strings. */
const restrictingKeywords = ['enum', 'const', 'pattern', 'format'];

export default defineRule({
  id: 'field-options-enumerated',
  summary: 'A field whose text lists all its allowed values has an `enum` of them.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    open: 'The {kind} of field `{key}` of {owner} lists the values `{values}`, but the field accepts any string.',
  },
  *field({ node, key, owner, generated, complete, at }) {
    const { path } = at();
    const types = typesOf(node);
    if (generated || !complete || types?.size !== 1 || !types.has('string')) return;
    if (layersOf(node).some(([, schema]) => restrictingKeywords.some((keyword) => keyword in schema))) return;
    for (const [kind, textPath, text] of textsOf(node)) {
      const values = closedList(text);
      if (values === undefined) continue;
      const data = { kind, key, owner: owner.label, values: clipped(values.join(', ')) };
      const absent = restrictingKeywords.map((keyword) => at(keyword));
      yield { message: 'open', data, at: { path: [...path, ...textPath], on: 'value' }, absent };
      return;
    }
  },
});
