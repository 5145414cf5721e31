import { expect, it } from 'vitest';
import { openDocument } from '../../../src/document/open-text.ts';
import { gatherSchemas } from '../../../src/host/facts/schemas/gather.ts';
import type { JsonSchema } from '../../../src/rule/index.ts';

/** Takes forever even in the regular expression compiler: neither a timeout nor terminating the thread stops it. */
const endless = 'a?'.repeat(60) + 'a'.repeat(60);
const optional = (letters: string) => [...letters].map((letter) => `${letter}?`).join('');
const slow = `^(${optional('abcdefghijklm')}[a-z]+)+$`;

async function violationOf(schema: JsonSchema) {
  const facts = await gatherSchemas(
    await openDocument('integration.json', JSON.stringify({ states: { cart: { schema } } })),
  );
  return facts.violation(schema, [], schema.default);
}

it.each([
  ['as a pattern', { pattern: endless, default: 'a'.repeat(60) }],
  ['as a name of properties', { patternProperties: { [endless]: false }, default: { ['a'.repeat(60)]: 1 } }],
  ['as a pattern for names', { propertyNames: { pattern: endless }, default: { ['a'.repeat(60)]: 1 } }],
  ['as a pattern that must not match', { not: { pattern: endless }, default: 'a'.repeat(60) }],
  ['as the format of a text', { format: 'regex', default: endless }],
])('ends despite an expression that does not, %s', { timeout: 60_000 }, async (_, schema) => {
  expect(await violationOf(schema)).toBeUndefined();
});

it('returns the results of a complex expression after one that does not end', { timeout: 60_000 }, async () => {
  const letters = `^${optional('abcdefghijklmnop')}$`;
  const both = { anyOf: [{ pattern: endless, type: 'number' }, { pattern: letters }] };
  expect(await violationOf({ pattern: letters, default: 'aceg' })).toBeUndefined();
  expect(await violationOf({ pattern: letters, default: 'geca' })).toEqual({
    path: [],
    demand: `must match the pattern \`${letters}\``,
  });
  expect(await violationOf({ ...both, type: 'string', default: 'aceg' })).toBeUndefined();
});

it('returns nothing for an expression with exponential time, or an invalid one', { timeout: 60_000 }, async () => {
  expect(await violationOf({ pattern: slow, default: `${'a'.repeat(50)}!` })).toBeUndefined();
  expect(await violationOf({ not: { pattern: '(' }, default: 'x' })).toBeUndefined();
});

it('matches each text against its own expression, if several are complex', { timeout: 60_000 }, async () => {
  const [letters, others] = [`^${optional('abcdefghijklmnop')}$`, `^${optional('qrstuvwxyzABCDEF')}$`];
  const given = (value: Readonly<Record<'deck' | 'row', string>>) =>
    violationOf({ properties: { deck: { pattern: letters }, row: { pattern: others } }, default: value });
  expect(await given({ deck: 'aceg', row: 'qsu' })).toBeUndefined();
  expect(await given({ deck: 'aceg', row: 'aceg' })).toEqual({
    path: ['row'],
    demand: `must match the pattern \`${others}\``,
  });
});
