import { expect, test } from 'vitest';
import { confirmedDifferences } from '../../../src/engine/compare/confirmed-differences.ts';
import type { JsonSchema } from '../../../src/rule/nodes.ts';

type Look = Parameters<typeof confirmedDifferences>[0];
type Found = ReturnType<Look>[number];

/** The base allows parcels of any weight and size, the head only light and small ones. */
const base: JsonSchema = { type: 'object', properties: { code: { format: 'ulid' }, weight: {}, size: {} } };
const head: JsonSchema = { ...base, properties: { code: { format: 'ulid' }, weight: { maximum: 20 }, size: {} } };

const at = (name: string, keyword: string, reason: Found['reason'], data: Found['data'] = {}): Found => ({
  kind: 'unknown',
  reason,
  data,
  base: ['properties', name],
  head: ['properties', name, keyword],
  value: [name],
});
const weight = at('weight', 'maximum', 'maximum', { limit: 20 });
const size = at('size', 'enum', 'type', { type: 'number' });
const cut: Found = { ...at('size', 'enum', 'too-large'), base: [], head: [], value: [] };

const guessed = (one: Found, guess: unknown): Found => ({ ...one, guess });
const sure = (one: Found, witness: unknown): Found => ({ ...one, kind: 'breaking', witness });

interface Searches {
  readonly first: readonly Found[];
  /** The differences that the second search, by guessing, finds. */
  readonly second?: readonly Found[];
  /** Values that the base accepts and the head does not, according to the validator. */
  readonly confirmed?: readonly unknown[];
  readonly areWhole?: boolean;
  readonly isAsked?: boolean;
}

/** Returns the reported differences, the number of searches, and the values that the base's validator was asked about. */
function told({ first, second = first, confirmed = [], areWhole = true, isAsked = true }: Searches) {
  const searches: boolean[] = [];
  const asked: (readonly unknown[])[] = [];
  const look: Look = (guesses) => {
    searches.push(guesses);
    return guesses ? second : first;
  };
  const accepts = (schema: JsonSchema, values: readonly unknown[]) => {
    if (schema === base) asked.push(values);
    return values.map((value) => confirmed.includes(value) === (schema === base));
  };
  const sides = { accepted: 'base', inside: base, outside: head } as const;
  const all = confirmedDifferences(look, { ...sides, areWhole, accepts: isAsked ? accepts : undefined });
  const text = all.map(({ kind, reason, head: path, witness }) => {
    const value = witness === undefined ? '' : ` ${JSON.stringify(witness.value)}`;
    return `${kind} ${reason} ${path.slice(1).join('.')}${value}`;
  });
  return { searches, asked, text };
}

const [heavy, large] = [
  { code: '01ARZ3', weight: 21 },
  { code: '01ARZ3', size: 0 },
];

test('a break that only a validator can confirm is reported once it is confirmed', () => {
  expect(told({ first: [weight], second: [guessed(weight, heavy)], confirmed: [heavy] })).toEqual({
    searches: [false, true],
    asked: [[heavy], [heavy]],
    text: ['breaking maximum weight.maximum {"code":"01ARZ3","weight":21}'],
  });
});

test('nothing is guessed if all is certain, if a validator cannot decide, or if there is none', () => {
  expect(told({ first: [] })).toEqual({ searches: [false], asked: [], text: [] });
  expect(told({ first: [sure(weight, heavy)], confirmed: [heavy] }).searches).toEqual([false]);
  expect(told({ first: [weight], second: [guessed(weight, heavy)], areWhole: false }).searches).toEqual([false]);
  expect(told({ first: [weight], second: [guessed(weight, heavy)], isAsked: false })).toEqual({
    searches: [false],
    asked: [],
    text: ['unknown maximum weight.maximum'],
  });
});

test('a validator is not called without values', () => {
  expect(told({ first: [weight] })).toEqual({
    searches: [false, true],
    asked: [],
    text: ['unknown maximum weight.maximum'],
  });
});

test('schemas that are too large are not searched again, and a guess that makes them so is discarded', () => {
  const guess = guessed(weight, heavy);
  expect(told({ first: [weight, cut], second: [guess], confirmed: [heavy] })).toEqual({
    searches: [false],
    asked: [],
    text: ['unknown maximum weight.maximum', 'unknown too-large '],
  });
  expect(told({ first: [weight, size], second: [guess, cut], confirmed: [heavy] }).text).toEqual([
    'unknown maximum weight.maximum',
    'unknown type size.enum',
  ]);
});

test('if no guess is confirmed, the result is unchanged', () => {
  const choice = at('size', 'anyOf', 'variant');
  expect(told({ first: [choice], second: [guessed(weight, heavy), size] }).text).toEqual([
    'unknown variant size.anyOf',
  ]);
  const isSure = sure(size, large);
  expect(told({ first: [choice, isSure], second: [guessed(weight, heavy), isSure], confirmed: [large] }).text).toEqual([
    'unknown variant size.anyOf',
    'breaking type size.enum {"code":"01ARZ3","size":0}',
  ]);
});

test('an unconfirmed guess beside a confirmed one remains unknown', () => {
  expect(
    told({ first: [weight, size], second: [guessed(weight, heavy), guessed(size, large)], confirmed: [heavy] }).text,
  ).toEqual(['breaking maximum weight.maximum {"code":"01ARZ3","weight":21}', 'unknown type size.enum']);
});

test('certain results stay, whatever is guessed', () => {
  const first = [weight, sure(size, large)];
  const both = [
    'breaking maximum weight.maximum {"code":"01ARZ3","weight":21}',
    'breaking type size.enum {"code":"01ARZ3","size":0}',
  ];
  const confirmed = [heavy, large];
  expect(told({ first, second: [guessed(weight, heavy)], confirmed }).text).toEqual(both);
  const other = { code: 'x', size: 0 };
  expect(told({ first, second: [guessed(weight, heavy), guessed(size, other)], confirmed }).text).toEqual(both);
});

test('differences are distinguished by kind, by subject, and by either location', () => {
  const all = [at('size', 'oneOf', 'variant'), at('size', 'oneOf', 'overlap')];
  const names = ['width', 'height'].map((name) => at('size', 'required', 'property-required', { name }));
  const not = at('size', 'not', 'negation');
  const bases = [0, 1].map((step): Found => ({ ...not, base: ['properties', 'size', 'anyOf', step] }));
  const heads = [0, 1].map((step): Found => ({ ...not, head: ['properties', 'size', 'allOf', step, 'not'] }));
  const second = [guessed(weight, heavy), ...all, ...names, ...bases, ...heads];
  expect(told({ first: [weight], second, confirmed: [heavy] }).text.slice(1)).toEqual([
    'unknown variant size.oneOf',
    'unknown overlap size.oneOf',
    'unknown property-required size.required',
    'unknown property-required size.required',
    'unknown negation size.not',
    'unknown negation size.not',
    'unknown negation size.allOf.0.not',
    'unknown negation size.allOf.1.not',
  ]);
});
