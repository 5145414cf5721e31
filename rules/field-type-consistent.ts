import { clipped, defineRule, isSchema } from '../src/rule/index.ts';
import { layersOf, textsOf, typesOf } from '../src/rule/kit/field-layers.ts';

/** Words for a text that holds JSON: what is asked for is the text, and not what it says. */
const asksForText =
  /\b(?:JSON(?: (?:object|array))? string\b|JSON[- ](?:encoded|stringified|serialized)|(?:stringified|string-encoded) (?:JSON|object|array)\b|(?:stringified|encoded|serialized|serialised) (?:as|in|into|to) (?:a )?JSON\b(?! (?:object|array|schema))|must be (?:a )?(?:valid )?JSON\b(?!\s*(?:object|array|schema|-)))/i;
/** "A list of JSON strings", "an object or a JSON string", "with its JSON strings parsed". */
const excepted = /\bor\b|\beither\b|\bparsed\b|\bdecoded\b|\bJSON(?: (?:object|array))? strings\b|\bfrom\b|\bunless\b/i;
/** Before the words, these say that it is not, or not any more: "an object, not a JSON string". */
const denied =
  /\b(?:not|never|no longer|cannot|without|instead of|rather than|unlike|than|formerly|previously|used to)\b|n['’]t\b/i;

function asksForJsonText(text: string): boolean {
  const sentences = text.slice(0, 1000).split(/[.!?]\s|\n/);
  return sentences.some((sentence) => {
    const found = asksForText.exec(sentence);
    return found !== null && !excepted.test(sentence) && !denied.test(sentence.slice(0, found.index));
  });
}

const structured = new Set<unknown>(['object', 'array']);
const isStructured = (schema: unknown) => isSchema(schema) && structured.has(schema.type);

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
    // What is inside may be the text that is spoken of.
    if (!structured.has(type) || layersOf(node).some(([, { items }]) => items !== undefined && !isStructured(items)))
      return;
    for (const [kind, place, text] of textsOf(node)) {
      if (!asksForJsonText(text)) continue;
      const data = { kind, key, owner: owner.label, type, text: clipped(text) };
      yield { message: 'structured', data, at: { path: [...path, ...place], on: 'value' } };
      return;
    }
  },
});
