import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { definition, entry, open, textAt } from '../../memory.ts';

const require = createRequire(import.meta.url);
const packages: Readonly<Record<string, string>> = { '5.4.3': '@botpress/sdk-5', '7.2.4': '@botpress/sdk' };

async function saidOf(schema: string, before = '', sdk = '7.2.4'): Promise<readonly string[]> {
  const { faults, positions } = await open({
    [entry]: definition(`states: { trip: { type: 'user', schema: ${schema} } }`, before),
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
  });
  const { sources } = await positions();
  return faults.map(
    ({ id, message, location }) => `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`,
  );
}

const boat = (type: string) => `z.object({ type: ${type}, name: z.string() })`;
const ferry = boat("z.literal('ferry')");
const union = (...options: readonly string[]) => `z.discriminatedUnion('type', [${options.join(', ')}])`;
const notAnObject = 'Expected a `z.object({ … })` as an option here; `z.union` takes any schema.';
const notAValue = 'Expected `z.literal(…)` or `z.enum([…])` for `type` here.';
const notAName = "Expected the name of a field here, as in `z.discriminatedUnion('type', […])`.";
const isTwice = (value: string) => `\`${value}\` is the \`type\` of more than one option.`;

/** Each with the text at its location and the message. */
const mistaken: readonly (readonly [schema: string, text: string, message: string])[] = [
  [union(ferry, 'z.string()'), 'z.string()', notAnObject],
  [union(ferry, `${boat("z.literal('raft')")}.optional()`), `${boat("z.literal('raft')")}.optional()`, notAnObject],
  [union(ferry, union(boat("z.literal('raft')"))), union(boat("z.literal('raft')")), notAnObject],
  [
    union(ferry, 'z.object({ tpye: z.string() })'),
    'z.object({ tpye: z.string() })',
    'This option has no `type`, which tells it from the others. Did you mean `tpye`?',
  ],
  [union(ferry, boat('z.string()')), 'z.string()', notAValue],
  [union(ferry, boat('z.enum([])')), 'z.enum([])', notAValue],
  [union(ferry, boat("z.union([z.literal('raft')])")), "z.union([z.literal('raft')])", notAValue],
  [union(ferry, boat("z.enum(['raft', 'ferry'])")), "z.enum(['raft', 'ferry'])", isTwice('ferry')],
  [union(ferry, boat("z.literal('ferry').title('Ferry')")), "z.literal('ferry').title('Ferry')", isTwice('ferry')],
  [
    union(boat("z.literal('raft').optional()"), boat("z.literal('canoe').optional()")),
    "z.literal('canoe').optional()",
    isTwice('undefined'),
  ],
  [`z.discriminatedUnion(['type', 'name'], [${ferry}])`, "['type', 'name']", notAName],
  [`z.discriminatedUnion({ type: 'ferry' }, [${ferry}])`, "{ type: 'ferry' }", notAName],
  [`z.discriminatedUnion(undefined, [${ferry}])`, 'undefined', notAName],
  [`z.discriminatedUnion('tpye', [${ferry}])`, "'tpye'", 'No option has `tpye`. Did you mean `type`?'],
];

const fine: readonly string[] = [
  union(ferry),
  union(),
  union(ferry, boat("z.literal('raft').optional()")),
  union(ferry, boat("z.literal('raft').nullable()")),
  union(ferry, boat("z.enum(['raft', 'canoe']).describe('What it is')")),
  union(ferry, `${boat("z.literal('raft')")}.passthrough().title('Raft')`),
  union(ferry, "z.object({}).extend({ type: z.literal('raft').default('raft') }).strict()"),
  union(boat('z.literal(1)'), boat("z.literal('1')"), boat('z.null()'), boat('z.undefined()')),
];

describe.each(Object.keys(packages))('with the SDK %s', (sdk) => {
  const { z } = require(packages[sdk] ?? '');
  const run = (schema: string) => new Function('z', `return ${schema}`)(z);

  test.each(mistaken)('%s', async (schema, text, message) => {
    expect(() => run(schema)).toThrow();
    expect(await saidOf(schema, '', sdk)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  test.each(fine)('nothing is reported for %s', async (schema) => {
    expect(() => run(schema)).not.toThrow();
    expect(await saidOf(schema, '', sdk)).toEqual([]);
  });
});

test.each([
  ['a discriminator', `z.discriminatedUnion(process.env.KEY, [${ferry}])`],
  ['an option', union(ferry, 'rafts')],
  ['the fields of an option', union(ferry, 'z.object({ ...rafts })')],
  ['a value', union(ferry, boat('z.literal(process.env.BOAT)'))],
])('nothing is reported for %s that is unknown', async (_, schema) => {
  expect(await saidOf(schema, "import { rafts } from '@acme/boats'")).toEqual([]);
});
