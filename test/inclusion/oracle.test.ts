import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { isSent } from './is-sent.ts';
import { withoutContains } from './without-contains.ts';

const ajv = new Ajv({ strict: false });
const text = { type: 'string' };
const object = (properties: Data) => ({ type: 'object', properties });

describe('whether all properties of a value are sent', () => {
  test.each<readonly [isSent: boolean, value: unknown, schema: Data]>([
    [true, { a: 'x' }, object({ a: text })],
    [false, { b: 'x' }, object({ a: text })],
    [false, { a: 'x' }, { oneOf: [{ allOf: [{ const: null }, object({ a: text })] }, true] }],
    [true, { a: 'x' }, { anyOf: [{ type: 'null' }, object({ a: text })] }],
    [false, { a: 'x' }, { type: 'object', additionalProperties: true }],
    [true, { extra: 'x' }, { type: 'object', additionalProperties: true }],
    [true, { a: 'x' }, { type: 'object', additionalProperties: text }],
    [false, { a: { b: 1 } }, object({ a: object({}) })],
    [true, ['x', 'y'], { type: 'array', items: text }],
    [true, ['x', 'y'], { type: 'array', items: [text] }],
    [false, ['x', { b: 1 }], { type: 'array', items: [text], additionalItems: object({ a: text }) }],
  ])('is sent (%s): value %j, schema %j', (expected, value, schema) => {
    const meets = (part: unknown, inner: unknown) => ajv.validate({ allOf: [part] }, inner);
    expect(meets(schema, value)).toBe(true);
    expect(isSent(schema, value, meets)).toBe(expected);
  });
});

describe('`contains`, expressed by other keywords', () => {
  const list = (contains: unknown) => ({ type: 'array', contains });
  test.each<readonly [isAccepted: boolean, value: unknown, schema: Data]>([
    [false, [], list(false)],
    [false, [], { ...list({ type: 'number' }), items: [text, text] }],
    [false, [[1], []], { type: 'array', items: list({ type: 'number' }) }],
    [true, [[1], ['x', 2]], { type: 'array', items: list({ type: 'number' }) }],
    [false, { a: [] }, object({ a: { ...list(true), allOf: [{ maxItems: 1 }] } })],
    [true, 'x', { contains: text }],
    [true, { contains: 1 }, object({ contains: { const: 1 } })],
  ])('is accepted (%s): value %j, schema %j', (expected, value, schema) => {
    expect(ajv.validate(withoutContains(schema) as Data, value)).toBe(expected);
  });
});
