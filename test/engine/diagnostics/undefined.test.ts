import { expect, test } from 'vitest';
import { locateFindings } from '../../../src/engine/diagnostics/locate.ts';
import type { Finding } from '../../../src/engine/findings/finding.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import { definition, open, textAt } from '../../document/module/memory.ts';

const plan: Plan = { rules: [], severityOf: () => 'error', urlOf: () => undefined };

const withoutOutput: Finding = {
  rule: 'model/required',
  severity: 'error',
  messageId: 'missing-output',
  message: 'Action `book` is missing the required property `output`.',
  at: { path: ['actions', 'book'], on: 'key' },
  absent: [{ path: ['actions', 'book', 'output'], on: 'value' }],
};

test.each([
  ['that is `undefined` is reported at its value', 'output: undefined', '4:9 undefined'],
  ['that is `void 0` is reported at its value', 'output: void 0', '4:9 void 0'],
  ['that is absent is reported at the object that lacks it', "title: 'Book'", '3:93 book'],
])('a required property %s', async (_, property, told) => {
  const action = `book: { input: { schema: z.object({}) },\n${property} }`;
  const document = await open(definition(`name: 'ferry-desk', version: '1.0.0', actions: { ${action} }`));
  const positions = await document.positions();
  const [{ location } = { location: undefined }] = locateFindings([withoutOutput], positions, plan);
  if (location === undefined) throw new Error('nothing is told');
  const { line, column } = location.start;
  expect(`${line}:${column} ${textAt(positions.sources.get(location.file) ?? '', location)}`).toBe(told);
});
