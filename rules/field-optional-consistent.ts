import { clipped, defineRule, partOf } from '../src/rule/index.ts';
import { textsOf } from '../src/rule/kit/field/field-layers.ts';
import { takesNull } from '../src/rule/kit/field/takes-null.ts';
import { layersOf } from '../src/rule/kit/index.ts';

/** Phrases that mark the whole field: in brackets at the start or end of the text or a sentence; or as a sentence. */
const optionalMark =
  /^\W*[[(]\s?optional\s?[\])]|^(?:optional|\*{1,2}optional\*{1,2})\s?(?:[:.–—-]|$)|[[(]\s?optional\s?[\])](?=\s?(?:$|[.;:([]))|[.!?]\s?optional(?:\.|$)|\s[–—-]\s?optional\.?$|(?:^|[.!?]\s)(?:it|this(?: (?:field|value|property|parameter|input|setting))?) is optional(?=\s?(?:[.;!]|$))/i;
/**
 * "Optional …" at the start, if it is about the field itself. "Optional attendee" may describe a switch, "optional attendees"
 * people who need not come, "optional settings" may be left out one by one, and "optional chaining is" is another topic.
 */
const leadingAdjective =
  /^(?:an )?optional\s+(?!(?:if|when|unless|for|in|with|from|only|and|but)\b|\w+ (?:is|are)\b|(?:[\w-]+ )?(?:param(?:eter)?|setting|option|argument|flag|header|filter|field|attribute|tag)s\b)/i;
/**
 * "Optional: false" denies it, a field that accepts an empty string need not be left out, and one that is "required for drafts"
 * is optional only under a condition.
 */
const denial =
  /\boptional\s?(?:[:=]|[–—-])\s?(?:false|no)\b|\bnot [[(]?optional\b|\bempty string\b|""|''|\bbut (?:required|mandatory)\b|(?<!\bnot )\b(?:required|mandatory) (?:if|when|unless|for|in|with)\b/i;
/** Words before the brackets that limit them to a part of the value: "the street and the floor (optional)". */
const partialSubject = /,|&|\b(?:and|or|with|plus|as well as)\b/i;

function saysOptional(text: string, isSingle: boolean): boolean {
  const head = text.trim().slice(0, 1000);
  if (denial.test(head)) return false;
  const found = optionalMark.exec(head);
  if (found === null) return isSingle && leadingAdjective.test(head);
  const sentence = head.slice(0, found.index).split(/[.!?]/).at(-1) ?? '';
  return !partialSubject.test(sentence);
}

export default defineRule({
  id: 'field-optional-consistent',
  summary: 'A field whose text calls it optional is not required.',
  wording: true,
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    required: 'The {kind} of field `{key}` of {owner} says that it is optional, but it is required: `{text}`.',
  },
  *field({ node, key, owner, generated, complete, at, manifest }) {
    const { path } = at();
    if (generated || !complete) return;
    const required = partOf(manifest, [...path.slice(0, -2), 'required']);
    if (!Array.isArray(required) || !required.includes(key)) return;
    const layers = layersOf(node);
    const types = layers.flatMap(([, { type }]) => type);
    // A missing value is covered: by the default, or by sending `null`.
    if (takesNull(node) || layers.some(([, schema]) => 'default' in schema)) return;
    const isSingle = !['array', 'object', 'boolean'].some((type) => types.includes(type)) && !/optional/i.test(key);
    for (const [kind, textPath, text] of textsOf(node)) {
      if (!saysOptional(text, isSingle)) continue;
      const data = { kind, key, owner: owner.label, text: clipped(text) };
      yield { message: 'required', data, at: { path: [...path, ...textPath], on: 'value' } };
      return;
    }
  },
});
