import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { differencesOf, type SchemaPart } from '../../src/inclusion/index.ts';
import { knockedOut } from './knocked-out.ts';
import { withoutContains } from './plain.ts';
import { Chance, changedSchema, rootOf } from './schemas.ts';
import { isSent } from './sent.ts';
import { Values } from './values.ts';

type Gaps = readonly (readonly (string | number)[])[];
type Case = readonly [what: string, sub: unknown, subGaps: Gaps, sup: unknown, supGaps: Gaps, ...expected: string[]];

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Data) => ({ type: 'object', properties, additionalProperties: false });
const missing = undefined;

/** The last step of a path, for unknown further entries. */
const rest = '…';

const part = (root: unknown, gaps: Gaps): SchemaPart => ({
  root,
  path: [],
  unknowns: gaps.map((path) =>
    path.at(-1) === rest ? { path: path.slice(0, -1), extent: 'rest' } : { path, extent: 'value' },
  ),
});

/** Expected differences: unknown ones with a question mark, breaking ones with a counterexample. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'a whole schema': [
    ['before', {}, [[]], text, [], 'opaque? '],
    ['after', text, [], {}, [[]], 'opaque? '],
    ['both', {}, [[]], {}, [[]], 'opaque? '],
    ['before, and after it anything', {}, [[]], true, []],
    ['after, and before it nothing', false, [], {}, [[]]],
    ['more of it', text, [], text, [[rest]], 'opaque? '],
  ],
  'a note': [
    ['a title', text, [['title']], text, [['description']]],
    ['one inside of another', text, [['x-zui', 'title']], number, [['examples', 0]], 'type /type "text"'],
    ['a default that is not asked for', text, [], number, [['default']], 'type /type "text"'],
  ],
  'a property': [
    [
      'one of two',
      object({ b: text }),
      [],
      object({ b: number }),
      [['properties', 'a']],
      'type /properties/b/type {"b":"text"}',
    ],
    ['one that may be sent', object({ a: text }), [], object({}), [['properties', 'a']], 'opaque? /properties/a'],
    [
      'part of one',
      object({ a: text }),
      [],
      object({ a: number }),
      [['properties', 'a', 'minimum']],
      'type /properties/a/type {"a":"text"}',
      'opaque? /properties/a',
    ],
    ['all, and what holds them is not taken', { type: 'object' }, [['properties']], text, [], 'type /type {}'],
    [
      'all, and one may be sent',
      object({ a: text }),
      [],
      { type: 'object' },
      [['properties']],
      'opaque? /additionalProperties',
    ],
    [
      'some, and a known one',
      object({ a: text }),
      [],
      object({ a: number }),
      [['properties', rest]],
      'type /properties/a/type {"a":"text"}',
    ],
    [
      'some, among which may be the one that is sent',
      object({ a: text }),
      [],
      object({}),
      [['properties', rest]],
      'opaque? /additionalProperties',
    ],
    [
      'some, which may be sent',
      object({ a: text }),
      [['properties', rest]],
      object({ a: text }),
      [],
      'additional-refused? /additionalProperties',
    ],
    [
      'some of an expression, among which may be the one that is sent',
      object({ a: text }),
      [],
      object({}),
      [['patternProperties']],
      'opaque? /additionalProperties',
      'opaque? ',
    ],
    [
      'what any other is',
      object({ a: text }),
      [],
      { type: 'object', properties: { a: text } },
      [['additionalProperties']],
    ],
    [
      'what any other is, and one may be sent',
      object({ b: text }),
      [],
      { type: 'object', properties: { a: text } },
      [['additionalProperties']],
      'opaque? /additionalProperties',
    ],
  ],
  'what is required': [
    ['after', object({ a: text }), [], object({ a: text }), [['required']], 'opaque? '],
    [
      'after, and a property breaks',
      object({ a: text }),
      [],
      object({ a: number }),
      [['required']],
      'type /properties/a/type {"a":"text"}',
      'opaque? ',
    ],
    [
      'one more',
      object({ a: text }),
      [],
      { ...object({ a: text }), required: ['a', missing] },
      [['required', 1]],
      'property-required /required/0 {}',
      'opaque? ',
    ],
    ['before: less is sent', object({ a: text }), [['required']], object({ a: text }), []],
    ['before', object({ a: text }), [['required']], { ...object({ a: text }), required: ['a'] }, [], 'opaque? '],
    [
      'a property of those that may have a default',
      object({}),
      [],
      { type: 'object', required: ['a'] },
      [['properties']],
      'property-absent? /required/0',
    ],
  ],
  'a list': [
    ['a member', { enum: ['b'] }, [], { enum: ['a', missing] }, [['enum', 1]], 'opaque? '],
    [
      'a member, of another type',
      number,
      [],
      { type: 'string', enum: ['a', missing] },
      [['enum', 1]],
      'type /type 0',
      'opaque? ',
    ],
    ['a member before', { type: 'string', enum: ['a', missing] }, [['enum', 1]], text, []],
    ['a type', { type: 'null' }, [], { type: ['string', missing] }, [['type', 1]], 'opaque? '],
    ['whether it may be null', { type: 'null' }, [], text, [['nullable']], 'opaque? '],
    [
      'a dependency',
      object({ a: text }),
      [],
      { type: 'object', dependencies: { a: [missing] } },
      [['dependencies', 'a', 0]],
      'opaque? ',
    ],
  ],
  'a bound': [
    ['after', text, [], text, [['minLength']], 'opaque? '],
    [
      'after, and another breaks',
      number,
      [],
      { type: 'number', maximum: 1 },
      [['minimum']],
      'maximum /maximum 2',
      'opaque? ',
    ],
    ['before', text, [['minLength']], text, []],
    [
      'a pattern, and a type breaks',
      { type: ['string', 'number'] },
      [],
      text,
      [['pattern']],
      'type /type 0',
      'opaque? ',
    ],
  ],
  items: [
    [
      'of all',
      { type: 'array' },
      [],
      { type: 'array', minItems: 1 },
      [['items']],
      'items /minItems []',
      'opaque? /items',
    ],
    [
      'one of a tuple',
      { type: 'array', items: [text, text] },
      [],
      { type: 'array', items: [missing, number] },
      [['items', 0]],
      'opaque? /items/0',
      'type /items/1/type ["text","text"]',
    ],
    [
      'more of a tuple',
      { type: 'array', items: [text], additionalItems: false },
      [],
      { type: 'array', items: [number], additionalItems: false },
      [['items', rest]],
      'opaque? /items',
    ],
  ],
  'a definition': [
    ['that is used', text, [], { $ref: '#/$defs/a', $defs: {} }, [['$defs', 'a']], 'opaque? /$defs/a'],
    ['that is not used', text, [], { ...text, $defs: {} }, [['$defs', 'a']]],
    ['any', text, [], { $ref: '#/definitions/a' }, [['definitions']], 'opaque? /definitions'],
    [
      'part of one',
      object({ a: text, b: text }),
      [],
      { ...object({ a: { $ref: '#/$defs/a' }, b: number }), $defs: { a: text } },
      [['$defs', 'a', 'pattern']],
      'opaque? /$defs/a',
      'type /properties/b/type {"b":"text"}',
    ],
  ],
  'a variant': [
    ['beside one that takes all', text, [], { anyOf: [missing, text] }, [['anyOf', 0]]],
    ['beside one that does not', text, [], { anyOf: [missing, number] }, [['anyOf', 0]], 'opaque? /anyOf/0'],
    ['more of them, beside one that takes all', text, [], { anyOf: [text] }, [['anyOf', rest]]],
    ['more of them', text, [], { oneOf: [text] }, [['oneOf', rest]], 'overlap? /oneOf'],
    [
      'part of one that does not fit',
      text,
      [],
      { anyOf: [number, { type: 'null' }] },
      [['anyOf', 0, 'minimum']],
      'variant /anyOf "text"',
    ],
    ['before', { anyOf: [missing, text] }, [['anyOf', 0]], number, [], 'opaque? ', 'type /type "text"'],
    [
      'one of several that are all to be met',
      text,
      [],
      { allOf: [missing, number] },
      [['allOf', 0]],
      'type /allOf/1/type "text"',
      'opaque? /allOf/0',
    ],
    ['more of several that are all to be met', { allOf: [text] }, [['allOf', rest]], text, []],
    [
      'part of what is excluded',
      text,
      [],
      { type: 'number', not: {} },
      [['not', 'const']],
      'type /type "text"',
      'negation? /not',
    ],
  ],
  'what stands elsewhere': [
    [
      'what is the same is the same',
      object({ b: { not: { pattern: '(?<!a)' } } }),
      [['properties', 'a']],
      object({ b: { not: { pattern: '(?<!a)' } } }),
      [['properties', 'a']],
      'opaque? /properties/a',
    ],
  ],
};

describe.each(Object.entries(cases))('unknown: %s', (_, rows) => {
  test.each(rows.map((row) => ({ what: row[0], row })))('$what', ({ row }) => {
    const [, sub, subGaps, sup, supGaps, ...expected] = row;
    const told = differencesOf(part(sub, subGaps), part(sup, supGaps)).map(({ kind, reason, wide, witness }) =>
      kind === 'unknown' ? `${reason}? ${pointerOf(wide)}` : `${reason} ${pointerOf(wide)} ${JSON.stringify(witness)}`,
    );
    expect(told).toEqual(expected);
  });
});

test.each(['absent', 'any'] as const)(
  'what is reported for a part holds for the whole if undeclared is %s',
  (undeclared) => {
    const ajv = addFormats.default(new Ajv({ strict: false, validateSchema: false, logger: false }));
    const plainOf = (schema: unknown) => withoutContains(schema) as Data;
    const wrong: unknown[] = [];
    const figures = { compatible: 0, breaking: 0, values: 0 };
    for (let seed = 1; seed <= 150; seed += 1) {
      const chance = new Chance(seed * 7919 + 5);
      const before = rootOf(chance);
      const after = changedSchema(before, chance);
      const [sub, sup] = chance.rarely(2) ? [before, after] : [after, before];
      const [accepts, takes] = [sub, sup].map((schema) => ajv.compile(plainOf(schema)));
      const parts = [sub, sup].map((schema, index) => ({
        ...knockedOut(schema, chance, index + chance.below(2)),
        path: [],
      }));
      const all = differencesOf(parts[0] as SchemaPart, parts[1] as SchemaPart, { undeclared, defaulted: 'required' });
      const shown = all.filter(({ kind }) => kind === 'breaking');
      figures.breaking += shown.length;
      wrong.push(...shown.filter(({ witness }) => !accepts?.(witness) || takes?.(witness)));
      if (all.length > 0) continue;
      figures.compatible += 1;
      const meets = (one: unknown, value: unknown) =>
        ajv.validate(plainOf({ allOf: [one], definitions: sub.definitions }), value);
      const values = new Values(sub, chance, { undeclared: undeclared === 'any' });
      for (const value of Array.from({ length: 50 }, () => values.one()).filter((one) => accepts?.(one))) {
        figures.values += 1;
        if (!takes?.(value) && (undeclared === 'any' || isSent(sub, value, meets))) wrong.push({ parts, value });
      }
    }
    expect(wrong).toEqual([]);
    expect(figures.compatible).toBeGreaterThan(15);
    expect(figures.breaking).toBeGreaterThan(15);
    expect(figures.values).toBeGreaterThan(300);
  },
);
