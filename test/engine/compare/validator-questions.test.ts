import { expect, it } from 'vitest';
import { compatRules } from '../../../rules/compat/index.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import type { AcceptedValues } from '../../../src/engine/compare/confirmed-differences.ts';

const plan = {
  rules: Object.values(compatRules).map((rule) => ({ rule, severity: 'error' as const, options: { counts: 'patch' } })),
  severityOf: () => 'error' as const,
  urlOf: () => undefined,
};

/**
 * Returns the reported differences between two versions of an action's schema, and the values that a validator was asked about.
 */
async function compared(side: 'input' | 'output', before: string, after: string, verdict?: boolean) {
  const asked: unknown[] = [];
  const accepts: AcceptedValues = (schema, values) => {
    asked.push(...values);
    const isBase = JSON.stringify(schema) === JSON.stringify(JSON.parse(before));
    return values.map(() => verdict ?? isBase === (side === 'input'));
  };
  const version = (schema: string) =>
    openDocument('integration.yaml', `actions: { trackParcel: { ${side}: { schema: ${schema} } } }`);
  const acceptance = async () => accepts;
  const result = await compareDocuments(await version(before), await version(after), plan, { acceptance });
  const told = result.diagnostics.map(({ rule, change }) => [rule, change?.witness?.value]);
  return { asked, told };
}

const closed = '{"type":"object","properties":{"number":{"type":"string"}},"required":["number"]}';
const open = '{"type":"object","properties":{"number":{"type":"string"}}}';

it('asks validators of both versions for each example of a break', async () => {
  expect(await compared('input', open, closed)).toEqual({
    asked: [{}, {}],
    told: [['compat/input-narrowed', {}]],
  });
  expect(await compared('output', closed, open)).toEqual({
    asked: [{}, {}],
    told: [['compat/output-widened', {}]],
  });
});

it('reports no break that the validator does not confirm', async () => {
  expect(await compared('input', open, closed, true)).toEqual({
    asked: [{}, {}],
    told: [['compat/schema-undecided', undefined]],
  });
});

it('asks nothing about harmless changes, which have no example', async () => {
  expect(await compared('input', closed, open)).toEqual({ asked: [], told: [['compat/schema-changed', undefined]] });
  expect(await compared('output', open, closed)).toEqual({ asked: [], told: [['compat/schema-changed', undefined]] });
});
