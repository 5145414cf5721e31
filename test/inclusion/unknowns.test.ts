import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { differencesOf, type SchemaPart } from '../../src/inclusion/index.ts';
import { isSent } from './is-sent.ts';
import { changeRandomly, createRandomSchema, RandomChoices } from './random-schemas.ts';
import { RandomValues } from './random-values.ts';
import { removeParts } from './remove-parts.ts';
import { withoutContains } from './without-contains.ts';

type UnknownPaths = readonly (readonly (string | number)[])[];
type Case = readonly [
  unknownPart: string,
  sub: unknown,
  subGaps: UnknownPaths,
  sup: unknown,
  supGaps: UnknownPaths,
  ...expected: string[],
];

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Data) => ({ type: 'object', properties, additionalProperties: false });
const unknown = undefined;

/** The last step of a path, for unknown further entries. */
const furtherEntries = '…';

const part = (root: unknown, gaps: UnknownPaths): SchemaPart => ({
  root,
  path: [],
  unknowns: gaps.map((path) =>
    path.at(-1) === furtherEntries ? { path: path.slice(0, -1), extent: 'rest' } : { path, extent: 'value' },
  ),
});

/** Expected differences: unknown ones with a question mark, breaking ones with a counterexample. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  'the whole schema': [
    ['the earlier schema', {}, [[]], text, [], 'opaque? '],
    ['the later schema', text, [], {}, [[]], 'opaque? '],
    ['both schemas', {}, [[]], {}, [[]], 'opaque? '],
    ['the earlier schema, and the later one accepts everything', {}, [[]], true, []],
    ['the later schema, and the earlier one accepts nothing', false, [], {}, [[]]],
    ['further keywords of the later schema', text, [], text, [[furtherEntries]], 'opaque? '],
  ],
  'an annotation': [
    ['the title and the description', text, [['title']], text, [['description']]],
    ['an annotation inside another one', text, [['x-zui', 'title']], number, [['examples', 0]], 'type /type "text"'],
    ['the default of a value that is not required', text, [], number, [['default']], 'type /type "text"'],
  ],
  properties: [
    [
      'one property, and another one changes its type',
      object({ b: text }),
      [],
      object({ b: number }),
      [['properties', 'a']],
      'type /properties/b/type {"b":"text"}',
    ],
    [
      'a property that may be sent',
      object({ a: text }),
      [],
      object({}),
      [['properties', 'a']],
      'opaque? /properties/a',
    ],
    [
      'a keyword of a property that changes its type',
      object({ a: text }),
      [],
      object({ a: number }),
      [['properties', 'a', 'minimum']],
      'type /properties/a/type {"a":"text"}',
      'opaque? /properties/a',
    ],
    ['all properties, and objects are refused', { type: 'object' }, [['properties']], text, [], 'type /type {}'],
    [
      'all properties, and one may be sent',
      object({ a: text }),
      [],
      { type: 'object' },
      [['properties']],
      'opaque? /additionalProperties',
    ],
    [
      'further properties, and a known one changes its type',
      object({ a: text }),
      [],
      object({ a: number }),
      [['properties', furtherEntries]],
      'type /properties/a/type {"a":"text"}',
    ],
    [
      'further properties, which may include the one that is sent',
      object({ a: text }),
      [],
      object({}),
      [['properties', furtherEntries]],
      'opaque? /additionalProperties',
    ],
    [
      'further properties, which may be sent',
      object({ a: text }),
      [['properties', furtherEntries]],
      object({ a: text }),
      [],
      'additional-refused? /additionalProperties',
    ],
    [
      'all patterns of properties, which may match the one that is sent',
      object({ a: text }),
      [],
      object({}),
      [['patternProperties']],
      'opaque? /additionalProperties',
      'opaque? ',
    ],
    [
      'the schema of undeclared properties, and all are declared',
      object({ a: text }),
      [],
      { type: 'object', properties: { a: text } },
      [['additionalProperties']],
    ],
    [
      'the schema of undeclared properties, and one may be sent',
      object({ b: text }),
      [],
      { type: 'object', properties: { a: text } },
      [['additionalProperties']],
      'opaque? /additionalProperties',
    ],
  ],
  'required properties': [
    ['all names of the later schema', object({ a: text }), [], object({ a: text }), [['required']], 'opaque? '],
    [
      'all names of the later schema, and a property changes its type',
      object({ a: text }),
      [],
      object({ a: number }),
      [['required']],
      'type /properties/a/type {"a":"text"}',
      'opaque? ',
    ],
    [
      'one of the names, and a known one is added',
      object({ a: text }),
      [],
      { ...object({ a: text }), required: ['a', unknown] },
      [['required', 1]],
      'property-required /required/0 {}',
      'opaque? ',
    ],
    [
      'all names of the earlier schema, and the later one requires none',
      object({ a: text }),
      [['required']],
      object({ a: text }),
      [],
    ],
    [
      'all names of the earlier schema, and the later one requires one',
      object({ a: text }),
      [['required']],
      { ...object({ a: text }), required: ['a'] },
      [],
      'opaque? ',
    ],
    [
      'all properties, so that the required one may have a default',
      object({}),
      [],
      { type: 'object', required: ['a'] },
      [['properties']],
      'property-absent? /required/0',
    ],
  ],
  'items of enumerations, types and dependencies': [
    ['a value of the later enumeration', { enum: ['b'] }, [], { enum: ['a', unknown] }, [['enum', 1]], 'opaque? '],
    [
      'a value of the later enumeration, and the type changes',
      number,
      [],
      { type: 'string', enum: ['a', unknown] },
      [['enum', 1]],
      'type /type 0',
      'opaque? ',
    ],
    ['a value of the earlier enumeration', { type: 'string', enum: ['a', unknown] }, [['enum', 1]], text, []],
    ['one of several types', { type: 'null' }, [], { type: ['string', unknown] }, [['type', 1]], 'opaque? '],
    ['whether the value may be null', { type: 'null' }, [], text, [['nullable']], 'opaque? '],
    [
      'a name of a dependency',
      object({ a: text }),
      [],
      { type: 'object', dependencies: { a: [unknown] } },
      [['dependencies', 'a', 0]],
      'opaque? ',
    ],
  ],
  bounds: [
    ['a bound of the later schema', text, [], text, [['minLength']], 'opaque? '],
    [
      'a bound of the later schema, and another one is added',
      number,
      [],
      { type: 'number', maximum: 1 },
      [['minimum']],
      'maximum /maximum 2',
      'opaque? ',
    ],
    ['a bound of the earlier schema', text, [['minLength']], text, []],
    [
      'a pattern, and a type is refused',
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
      'the schema of all items',
      { type: 'array' },
      [],
      { type: 'array', minItems: 1 },
      [['items']],
      'items /minItems []',
      'opaque? /items',
    ],
    [
      'one item of a tuple',
      { type: 'array', items: [text, text] },
      [],
      { type: 'array', items: [unknown, number] },
      [['items', 0]],
      'opaque? /items/0',
      'type /items/1/type ["text","text"]',
    ],
    [
      'further items of a tuple',
      { type: 'array', items: [text], additionalItems: false },
      [],
      { type: 'array', items: [number], additionalItems: false },
      [['items', furtherEntries]],
      'opaque? /items',
    ],
  ],
  definitions: [
    ['a definition that is used', text, [], { $ref: '#/$defs/a', $defs: {} }, [['$defs', 'a']], 'opaque? /$defs/a'],
    ['a definition that is not used', text, [], { ...text, $defs: {} }, [['$defs', 'a']]],
    ['all definitions', text, [], { $ref: '#/definitions/a' }, [['definitions']], 'opaque? /definitions'],
    [
      'a keyword of a definition',
      object({ a: text, b: text }),
      [],
      { ...object({ a: { $ref: '#/$defs/a' }, b: number }), $defs: { a: text } },
      [['$defs', 'a', 'pattern']],
      'opaque? /$defs/a',
      'type /properties/b/type {"b":"text"}',
    ],
  ],
  variants: [
    ['a variant beside one that accepts all values', text, [], { anyOf: [unknown, text] }, [['anyOf', 0]]],
    ['a variant beside one that does not', text, [], { anyOf: [unknown, number] }, [['anyOf', 0]], 'opaque? /anyOf/0'],
    ['further variants beside one that accepts all values', text, [], { anyOf: [text] }, [['anyOf', furtherEntries]]],
    [
      'further variants of which exactly one must match',
      text,
      [],
      { oneOf: [text] },
      [['oneOf', furtherEntries]],
      'overlap? /oneOf',
    ],
    [
      'a keyword of a variant that refuses the value anyway',
      text,
      [],
      { anyOf: [number, { type: 'null' }] },
      [['anyOf', 0, 'minimum']],
      'variant /anyOf "text"',
    ],
    [
      'a variant of the earlier schema',
      { anyOf: [unknown, text] },
      [['anyOf', 0]],
      number,
      [],
      'opaque? ',
      'type /type "text"',
    ],
    [
      'one of several schemas in `allOf`',
      text,
      [],
      { allOf: [unknown, number] },
      [['allOf', 0]],
      'type /allOf/1/type "text"',
      'opaque? /allOf/0',
    ],
    ['further schemas in `allOf` of the earlier schema', { allOf: [text] }, [['allOf', furtherEntries]], text, []],
    [
      'a keyword of an excluded schema',
      text,
      [],
      { type: 'number', not: {} },
      [['not', 'const']],
      'type /type "text"',
      'negation? /not',
    ],
  ],
  'an unrelated property': [
    [
      'equal schemas are still recognized as equal',
      object({ b: { not: { pattern: '(?<!a)' } } }),
      [['properties', 'a']],
      object({ b: { not: { pattern: '(?<!a)' } } }),
      [['properties', 'a']],
      'opaque? /properties/a',
    ],
  ],
};

describe.each(Object.entries(cases))('unknown: %s', (_, rows) => {
  test.each(rows.map((row) => ({ unknownPart: row[0], row })))('$unknownPart', ({ row }) => {
    const [, sub, subGaps, sup, supGaps, ...expected] = row;
    const reported = differencesOf(part(sub, subGaps), part(sup, supGaps)).map(({ kind, reason, wide, witness }) =>
      kind === 'unknown' ? `${reason}? ${pointerOf(wide)}` : `${reason} ${pointerOf(wide)} ${JSON.stringify(witness)}`,
    );
    expect(reported).toEqual(expected);
  });
});

test.each(['absent', 'any'] as const)(
  'what is reported for a part holds for the whole if undeclared is %s',
  (undeclared) => {
    const ajv = addFormats.default(new Ajv({ strict: false, validateSchema: false, logger: false }));
    const plainOf = (schema: unknown) => withoutContains(schema) as Data;
    const wrongResults: unknown[] = [];
    const counts = { compatible: 0, breaking: 0, values: 0 };
    for (let seed = 1; seed <= 150; seed += 1) {
      const chance = new RandomChoices(seed * 7919 + 5);
      const before = createRandomSchema(chance);
      const after = changeRandomly(before, chance);
      const [sub, sup] = chance.oneIn(2) ? [before, after] : [after, before];
      const [accepts, acceptsToo] = [sub, sup].map((schema) => ajv.compile(plainOf(schema)));
      const parts = [sub, sup].map((schema, index) => ({
        ...removeParts(schema, chance, index + chance.below(2)),
        path: [],
      }));
      const all = differencesOf(parts[0] as SchemaPart, parts[1] as SchemaPart, { undeclared, defaulted: 'required' });
      const shown = all.filter(({ kind }) => kind === 'breaking');
      counts.breaking += shown.length;
      wrongResults.push(...shown.filter(({ witness }) => !accepts?.(witness) || acceptsToo?.(witness)));
      if (all.length > 0) continue;
      counts.compatible += 1;
      const meets = (one: unknown, value: unknown) =>
        ajv.validate(plainOf({ allOf: [one], definitions: sub.definitions }), value);
      const values = new RandomValues(sub, chance, { undeclared: undeclared === 'any' });
      for (const value of Array.from({ length: 50 }, () => values.createOne()).filter((one) => accepts?.(one))) {
        counts.values += 1;
        if (!acceptsToo?.(value) && (undeclared === 'any' || isSent(sub, value, meets)))
          wrongResults.push({ parts, value });
      }
    }
    expect(wrongResults).toEqual([]);
    expect(counts.compatible).toBeGreaterThan(15);
    expect(counts.breaking).toBeGreaterThan(15);
    expect(counts.values).toBeGreaterThan(300);
  },
);
