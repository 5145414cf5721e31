import { expect, test } from 'vitest';
import { entry, open, pointedAt } from './memory.ts';

const field = (expression: string) => ({
  [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
import { code } from './src/code'
export default new IntegrationDefinition({
  name: 'parcels',
  version: '1.0.0',
  events: { seen: { schema: z.object({ label: z.string().regex(${expression}) }) } },
})
`,
  'package.json': '{ "dependencies": { "@botpress/sdk": "7.2.2" } }',
});

const pattern = ['events', 'seen', 'schema', 'properties', 'label', 'pattern'];

test.each([
  ['a literal', '/^(a+)+$/', 'null', `${entry}:6:66 (a+)+`],
  ['a literal with flags', '/^(a+)+$/iu', 'null', `${entry}:6:66 (a+)+`],
  ['a literal in another file', 'code', '/^(a+)+$/', 'src/code.ts:1:23 (a+)+'],
  ['a string', `new RegExp('^(a+)+$')`, 'null', `${entry}:6:77 (a+)+`],
  ['a string in another file', 'new RegExp(code)', `'^(a+)+$'`, 'src/code.ts:1:23 (a+)+'],
  ['a composed string in another file', 'new RegExp(code)', `'^(a' + '+)+$'`, `src/code.ts:1:21 ~ '^(a' + '+)+$'`],
  ['a string that becomes another source', `new RegExp('^(a+)+/')`, 'null', `${entry}:6:64 ~ new RegExp`],
])('a part of a pattern: %s', async (_, expression, code, place) => {
  const document = await open({ ...field(expression), 'src/code.ts': `export const code = ${code}\n` });
  expect(await pointedAt(document, { path: pattern, on: 'value', span: [1, 6] })).toBe(place);
});
