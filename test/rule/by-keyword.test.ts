import { expect, it } from 'vitest';
import { schemasHaving } from '../../src/rule/by-keyword.ts';
import type { JsonSchema } from '../../src/rule/nodes.ts';
import { schemasWithin } from '../../src/rule/schemas-within.ts';

const schema = (): JsonSchema => ({
  type: 'object',
  properties: { code: { type: 'string', pattern: '^a' } },
  patternProperties: { '^x-': { type: 'string', pattern: '^b' } },
});

it('finds the schemas that have one of several keywords, whatever else was asked about since', () => {
  const asked = schema();
  const names = () => schemasHaving(asked, ['pattern', 'patternProperties']).map(({ name }) => name);
  const found = names();
  expect(found).toHaveLength(3);
  // What is inside of schemas is forgotten before what is known of their keywords, and the other way round.
  for (let count = 0; count < 1000; count += 1) {
    schemasWithin(schema());
    if (count % 3 === 0) schemasHaving(schema(), ['pattern', 'type']);
    expect(names()).toEqual(found);
  }
});
