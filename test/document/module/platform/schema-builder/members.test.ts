import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { knownMembers } from '../../../../../src/document/module/platform/sdk/known/known-names.ts';
import { dated, definition, entry, open } from '../../memory.ts';

const require = createRequire(import.meta.url);
const packages: Readonly<Record<string, string>> = { '5.4.3': '@botpress/sdk-5', '7.2.4': '@botpress/sdk' };

/** One schema of each kind. */
const begun = [
  ...['string', 'number', 'bigint', 'boolean', 'date', 'any', 'unknown', 'never', 'void', 'null', 'undefined', 'nan'],
  ...['symbol', 'function', 'custom', 'coerce.string'],
].map((kind) => `z.${kind}()`);
const made = [
  ...begun,
  ...['array', 'set', 'record', 'promise', 'optional', 'nullable'].map((kind) => `z.${kind}(z.string())`),
  ...['map', 'intersection', 'pipeline'].map((kind) => `z.${kind}(z.string(), z.string())`),
  ...['z.tuple([z.string()])', 'z.union([z.string(), z.number()])', "z.enum(['ferry'])", "z.literal('ferry')"],
  ...['z.object({ seat: z.string() })', 'z.lazy(() => z.string())', 'z.custom(Boolean)', 'z.instanceof(Date)'],
  ...["z.discriminatedUnion('kind', [z.object({ kind: z.literal('ferry') })])", "z.nativeEnum({ Ferry: 'ferry' })"],
  ...['z.preprocess(String, z.string())', "z.ref('ferry')"],
];
const methods = [
  ...[
    '',
    '.optional()',
    '.nullable()',
    '.nullish()',
    ".default('ferry')",
    ".catch('ferry')",
    '.brand()',
    '.readonly()',
  ],
  ...['.refine(Boolean)', '.transform(String)', '.pipe(z.string())', '.or(z.string())', '.and(z.string())', '.array()'],
  ...['.optional().unwrap()', '.optional().naked()', ".title('Ferry')", '.clone()', '.mandatory()'],
];

const names = knownMembers('schema');
const asking = `const asked = (of: any) => [${names.map((name) => `typeof of['${name}']`)}]`;

/** Returns the members that are reported as missing, by expression. */
async function missingIn(expressions: readonly string[], sdk: string): Promise<readonly (readonly string[])[]> {
  const { data, faults } = await open({
    [entry]: definition(`attributes: { lists: [${expressions.map((one) => `asked(${one})`)}] }`, asking),
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
  });
  expect(faults).toEqual([]);
  const attributes: unknown = data?.attributes;
  const { lists } = attributes as { readonly lists: readonly (readonly unknown[])[] };
  return lists.map((types) => names.filter((_, index) => types[index] === 'undefined'));
}

test.each(Object.keys(packages))('a member that %s has is never reported as missing', async (sdk) => {
  const { z } = require(packages[sdk] ?? '');
  for (const method of methods) {
    const expressions = made.map((expression) => `${expression}${method}`);
    const missing = await missingIn(expressions, sdk);
    const wrong = expressions.flatMap((expression, index) => {
      const schema = new Function('z', `return ${expression}`)(z);
      return (missing[index] ?? []).filter((name) => schema[name] !== undefined).map((name) => `${expression}.${name}`);
    });
    expect(wrong).toEqual([]);
    expect(missing.flat().length).toBeGreaterThan(1_000);
  }
});

describe('a method that other versions of the SDK have', () => {
  const saidOf = async (schema: string, sdk: string) => {
    const text = definition(`states: { trip: { type: 'user', schema: z.object({ ferry: ${schema} }) } }`);
    const { faults, unknowns } = await open({
      [entry]: dated(text, sdk),
      'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
    });
    const whys = unknowns.filter((one) => !one.reported).map(({ why }) => why);
    return [...faults.map(({ message }) => message), ...new Set(whys)];
  };

  test.each([
    ['date', '7.2.4', 'version 7.2.4'],
    ['nanoid', '5.4.3', 'version 5.4.3'],
    ['base64', '1.0.1', 'version 1.0.1'],
    ['duration', '^6.0.0', 'version 6.x'],
  ])('.%s() of %s', async (name, sdk, whose) => {
    const message = `In ${whose} of the SDK, \`z.string()\` has no \`${name}\`: it was removed in 0.8.0.`;
    expect(await saidOf(`z.string().${name}().title('Ferry')`, sdk)).toEqual([message]);
  });

  test('.deepPartial()', async () => {
    const message = 'In version 7.2.4 of the SDK, `z.object()` has no `deepPartial`: it was removed in 5.5.0.';
    expect(await saidOf('z.object({}).deepPartial()', '7.2.4')).toEqual([message]);
    expect(await saidOf('z.object({}).deepPartial()', '5.4.3')).toEqual([]);
  });

  test.each([
    ["z.string().optional().title('Ferry')", 'title', '0.6.9', '0.8.0'],
    ['z.string().hidden()', 'hidden', '0.5.14', '0.8.0'],
    ['z.object({}).metadata({ berth: 1 })', 'metadata', '0.10.17', '1.0.0'],
  ])('%s, for which no schema has %s in %s', async (ferry, name, sdk, since) => {
    const message = `In version ${sdk} of the SDK, a schema has no \`${name}\`: it was added in ${since}.`;
    expect(await saidOf(ferry, sdk)).toEqual([message]);
    expect(await saidOf(ferry, since)).toEqual([]);
  });

  test('is only unknown if a version may have it', async () => {
    expect(await saidOf('z.string().date()', '0.5.14')).toEqual(['`.date` of a schema is not read']);
    expect(await saidOf('z.string().date()', '^0.8.3')).toEqual(['`.date` of a schema is not read']);
  });
});

describe('a member that no version of the SDK has', () => {
  const read = async (ferry: string, before = '') => {
    const { data, faults, unknowns } = await open(definition(`attributes: { ferry: ${ferry} }`, before));
    return { data: data?.attributes, told: faults.map(({ message }) => message), whys: unknowns.map(({ why }) => why) };
  };

  test.each([
    "z.email ? z.email() : 'older'",
    "z.email?.() ?? 'older'",
    "(z as any).iso?.date('ferry') ?? 'older'",
    "typeof z.email === 'function' ? z.email() : 'older'",
    "z.email !== undefined ? z.email() : 'older'",
    "!z.email ? 'older' : z.email()",
    "(z as any).email || 'older'",
    "z.string().slug ? z.string().slug() : 'older'",
    "(() => { if (z.email) { return z.email() } return 'older' })()",
    "(({ email = 'older' }) => email)(z)",
  ])('may be tested for: %s', async (ferry) => {
    expect(await read(ferry)).toEqual({ data: { ferry: 'older' }, told: [], whys: [] });
  });

  test.each([
    ['z.emial()', '`z` has no `emial`.'],
    ["z['emial']()", '`z` has no `emial`.'],
    ['(({ emial }) => emial())(z)', '`z` has no `emial`.'],
    ['z.ob', '`z` has no `ob`. Did you mean `object`?'],
    ['z.nu', '`z` has no `nu`. Did you mean `null`?'],
    ['z.sett', '`z` has no `sett`. Did you mean `set`?'],
    ['z.string().titel', 'A schema has no `titel`. Did you mean `title`?'],
    ["z.string().titel + 'Ferry'", 'A schema has no `titel`. Did you mean `title`?'],
    ['{ ...z.object({}).shpae }', 'A schema has no `shpae`. Did you mean `shape`?'],
  ])('is reported where it is read: %s', async (ferry, message) => {
    expect((await read(ferry)).told).toEqual([message]);
  });
});
