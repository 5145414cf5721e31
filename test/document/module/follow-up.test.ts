import { describe, expect, it } from 'vitest';
import { definition, entry, type Files, open } from './memory.ts';

const others: Files = {
  'a.ts': `export { one } from './b'\nexport * as none from './none'\nexport { gone } from './gone'`,
  'b.ts': `import { two } from './c'\nexport const one = { title: two, parts: [two] }`,
  'c.ts': 'export const tow = 2',
  'star.ts': "export * from './nowhere'",
  'broken.ts': 'export const title = ;',
  'bad.json': '{ "title": ',
  'llm/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'
export default new InterfaceDefinition({ name: 'llm', version: '1.0.0', entities: {},
  actions: { ask: { input: { schema: () => question }, output: { schema: () => z.object({}) } } } })`,
};

const manifest = (version: string) =>
  JSON.stringify({ dependencies: { '@botpress/sdk': version }, bpDependencies: { llm: './llm' } });

/** Returns the number of faults, and the unknowns that are not caused by them. */
async function left(text: string, version = '4.20.0') {
  const { faults, unknowns } = await open({ ...others, 'package.json': manifest(version), [entry]: text });
  const unreported = unknowns.filter(({ reported }) => !reported);
  return { faults: faults.length, left: unreported.map(({ path, why }) => `${path.join('.')}: ${why}`) };
}

const schema = (text: string) => `states: { trip: { type: 'user', schema: ${text} } }`;

describe('what is unknown because of a mistake is not reported again', () => {
  it.each([
    ['in the properties of a spread object', 'attributes: { a: 1, ...lost }', ''],
    ['in an object that is spread on a condition', '...(lost ? { title: "a" } : {})', ''],
    ['in the items of a spread array', 'attributes: { a: [...lost] }', ''],
    ['in the result of a function', 'title: make(lost)', 'const make = (text: string) => text'],
    [
      'in the condition of an `if` in a function',
      'title: make(lost)',
      'const make = (is: any) => { if (is) return "a"; return "b" }',
    ],
    ['in a parameter’s default', 'title: make()', 'const make = (text = lost) => text'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the definition's own template.
    ['in a template string', 'title: `To ${lost}`', ''],
    ['in a joined string', 'title: ["To", lost].join(" ")', ''],
    ['in arguments of built-in predicates', 'attributes: { a: ["to"].includes(lost), b: Boolean(lost), c: !lost }', ''],
    ['in arguments of array functions', 'attributes: { a: Array.isArray(lost), b: ["to"].slice(lost) }', ''],
    ['in the items of a sorted array', 'attributes: { a: ["to", lost].toSorted() }', ''],
    ['in the rest of a destructured object', 'title, attributes: more', 'const { title, ...more } = lost'],
    ['in a computed property name', 'attributes: { [lost]: 1 }', ''],
    ['in an object created from entries', 'attributes: Object.fromEntries(Object.entries(lost))', ''],
    ['in a value that two modules pass on', 'title: one.title', "import { one } from './a'"],
    ['in an array that two modules pass on', 'attributes: { a: one.parts.join() }', "import { one } from './a'"],
    ['in a member of a module that is exported as a namespace', 'title: none.title', "import { none } from './a'"],
    ['in a re-export from a missing module', 'title: gone', "import { gone } from './a'"],
    ['in the namespace of a module with `export *`', 'attributes: all', "import * as all from './star'"],
    ['in the spread namespace of a module with `export *`', 'attributes: { ...all }', "import * as all from './star'"],
    ['in an imported name that the module does not export', 'title: two', "import { two } from './c'"],
    ['in a name that is destructured from a module', 'title: two', "import * as c from './c'\nconst { two } = c"],
    ['in an export of a file with a syntax error', 'title', "import { title } from './broken'"],
    ['in the namespace of a file with a syntax error', 'attributes: all', "import * as all from './broken'"],
    ['in a member of invalid JSON', 'title: bad.title', "import bad from './bad.json'"],
    ['in the path of a file that does not exist', "icon: 'icon.sgv'", ''],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the definition's own template.
    ['in a member of an enum', 'title: `By ${Kind.Baot}`', "enum Kind { Boat = 'boat' }"],
    ['in a misspelt function of the schema builder', schema('z.object({ a: z.strng(), b: z.string() })'), ''],
    ['in a misspelt method of a schema', schema("z.object({ a: z.string().titel('A').optional() })"), ''],
    ['in an option of a union', schema('z.object({ a: z.union([z.string(), lost]) })'), ''],
    ['in the limit of a schema', schema('z.object({ a: z.string().min(lost), b: z.array(z.string()).max(lost) })'), ''],
    ['in the default of a schema', schema('z.object({ a: z.string().default(lost) })'), ''],
    [
      'in the values of an enum and of a literal schema',
      schema('z.object({ a: z.enum(lost), b: z.literal(lost) })'),
      '',
    ],
    ['in the excluded values of an enum schema', schema("z.object({ a: z.enum(['a', 'b']).exclude(lost) })"), ''],
    ['in the argument of `.extend`', schema('z.object({ a: z.string() }).extend(lost)'), ''],
    ['in the argument of `.omit`', schema('z.object({ a: z.string() }).omit({ a: lost })'), ''],
    [
      'in the option that selects the schema converter',
      `__advanced: { useLegacyZuiTransformer: lost }, ${schema('z.object({})')}`,
      '',
    ],
  ])('%s', async (_, properties, before) => {
    for (const version of ['4.20.0', '7.2.4', '2.4.3']) {
      const found = await left(definition(properties, before), version);
      expect(found.left, version).toEqual([]);
      expect(found.faults, version).toBeGreaterThan(0);
    }
  });

  it.each([
    ['an interface that is not imported', '.extend(lost, () => ({ entities: {} }))', ''],
    ['a misspelt import of an interface', '.extend(llm, () => ({ entities: {} }))', "import llm from './lmm'"],
    ['a builder that does not exist', '.extend(llm, lost)', "import llm from './bp_modules/llm'"],
    ['what a builder returns', '.extend(llm, () => ({ ...lost }))', "import llm from './bp_modules/llm'"],
    ['an interface with a mistake', '.extend(llm, () => ({ entities: {} }))', "import llm from './bp_modules/llm'"],
  ])('in what an interface provides: %s', async (_, extension, before) => {
    for (const version of ['4.20.0', '7.2.4', '2.4.3', '0.10.9']) {
      const text = definition("name: 'ferry-desk'", before).replace(/\)\n$/, `)${extension}\n`);
      const found = await left(text, version);
      expect(found.left, version).toEqual([]);
      expect(found.faults, version).toBeGreaterThan(0);
    }
  });
});

describe('what is unknown for another reason is reported', () => {
  it.each([
    [
      'in another property than the mistake',
      'title: lost, version: process.env.V',
      '',
      ['version: `process.env.V` is set only when the definition is run'],
    ],
    [
      'in code that could not be evaluated without the mistake either',
      'title: later(lost)',
      'function* later(a: any) { yield a }',
      ['title: a generator is called'],
    ],
    [
      'in `typeof` of an undeclared name',
      'title: lost, attributes: { a: typeof lost }',
      '',
      ['attributes.a: it is not known'],
    ],
  ])('%s', async (_, properties, before, expected) => {
    expect((await left(definition(properties, before))).left).toEqual(expected);
  });

  it('in generated code, whose mistakes are ignored', async () => {
    const files = { 'bp_modules/tools/index.ts': 'export default { title: lost }' };
    const text = definition('title: tools.title', "import tools from './bp_modules/tools'");
    const { faults, unknowns } = await open({ ...files, [entry]: text });
    expect(faults).toEqual([]);
    expect(unknowns).toEqual([{ path: ['title'], extent: 'value', why: '`lost` is not known' }]);
  });
});
