import { defineRule, type Fix, subschemasOf } from '../src/rule/index.ts';
import { hasMisspelt, misspeltIn } from '../src/rule/kit/keyword-slip.ts';

/** More than these are not told of one embedded schema. */
const most = 1000;

export default defineRule({
  id: 'schema-keyword-spelled',
  summary: 'Keywords of embedded schemas are spelled as JSON Schema has them.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    misspelt: '`{name}` of {owner} has an unknown keyword `{keyword}`; did you mean `{meant}`?',
  },
  *schema({ node, owner: { label: owner }, at, language }) {
    // What a builder makes is spelled right.
    if (language !== 'data' || !hasMisspelt(node)) return;
    let told = 0;
    for (const { schema, name, at: within } of subschemasOf(node, at())) {
      for (const [meant, keyword] of misspeltIn(schema)) {
        if (++told > most) return;
        const { path } = within(keyword);
        const patches = [{ op: 'rename', path, to: meant }] as const;
        const fix: Fix = { title: `Rename it to \`${meant}\``, safety: 'unsafe', patches };
        yield {
          message: 'misspelt',
          data: { name, owner, keyword, meant },
          at: { path, on: 'key' },
          meant: within(meant),
          fix,
        };
      }
    }
  },
});
