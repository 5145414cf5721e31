import { defineRule, excerpt, isSchema, subschemaVisitor } from '../src/rule/index.ts';

/** Returns a canonical string for a value, independent of the order of properties. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isSchema(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** The maximum number of problems per list. */
const maxProblems = 20;

export default defineRule({
  id: 'schema-enum-unique',
  summary: 'No value appears more than once in an `enum`.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: { repeated: '`{value}` appears more than once in the `enum` of `{name}` of {owner}.' },
  schema: subschemaVisitor(['enum'], function* ({ schema, name, at }, { owner, isWhole }) {
    if (!Array.isArray(schema.enum)) return;
    const seen = new Map<string, number>();
    let count = 0;
    for (const [index, value] of schema.enum.entries()) {
      const place = at('enum', index);
      if (!isWhole(place)) continue;
      const text = canonicalText(value);
      const first = seen.get(text);
      if (first === undefined) {
        seen.set(text, index);
        continue;
      }
      if (++count > maxProblems) break;
      yield {
        message: 'repeated',
        data: { value: excerpt(value), name, owner: owner.label },
        at: place,
        related: [{ at: at('enum', first), message: 'It is listed here already.' }],
        fix: { title: 'Remove the duplicate', safety: 'safe', patches: [{ op: 'remove', path: place.path }] },
      };
    }
  }),
});
