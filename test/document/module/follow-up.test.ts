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
    ['in what is spread', 'attributes: { a: 1, ...lost }', ''],
    ['in what a condition spreads', '...(lost ? { title: "a" } : {})', ''],
    ['in items that are spread', 'attributes: { a: [...lost] }', ''],
    ['in what a function returns', 'title: make(lost)', 'const make = (text: string) => text'],
    ['in what a function decides', 'title: make(lost)', 'const make = (is: any) => { if (is) return "a"; return "b" }'],
    ['in a parameter’s default', 'title: make()', 'const make = (text = lost) => text'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the definition's own template.
    ['in a template', 'title: `To ${lost}`', ''],
    ['in a text put together', 'title: ["To", lost].join(" ")', ''],
    ['in a test of a text', 'attributes: { a: ["to"].includes(lost), b: Boolean(lost), c: !lost }', ''],
    ['in what is asked of it', 'attributes: { a: Array.isArray(lost), b: ["to"].slice(lost) }', ''],
    ['in a sorted array', 'attributes: { a: ["to", lost].toSorted() }', ''],
    ['in what is taken apart', 'title, attributes: more', 'const { title, ...more } = lost'],
    ['in a computed name', 'attributes: { [lost]: 1 }', ''],
    ['in what is made of entries', 'attributes: Object.fromEntries(Object.entries(lost))', ''],
    ['through two modules', 'title: one.title', "import { one } from './a'"],
    ['through two modules, in an array', 'attributes: { a: one.parts.join() }', "import { one } from './a'"],
    ['in a module exported under a name', 'title: none.title', "import { none } from './a'"],
    ['in a name exported from nowhere', 'title: gone', "import { gone } from './a'"],
    ['in a module that exports another as a whole', 'attributes: all', "import * as all from './star'"],
    ['in what is spread of such a module', 'attributes: { ...all }', "import * as all from './star'"],
    ['in a name that is imported and not exported', 'title: two', "import { two } from './c'"],
    ['in a module that is taken apart', 'title: two', "import * as c from './c'\nconst { two } = c"],
    ['in a broken file', 'title', "import { title } from './broken'"],
    ['in a broken file as a whole', 'attributes: all', "import * as all from './broken'"],
    ['in broken JSON', 'title: bad.title', "import bad from './bad.json'"],
    ['in a file that does not exist', "icon: 'icon.sgv'", ''],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the definition's own template.
    ['in an enumeration', 'title: `By ${Kind.Baot}`', "enum Kind { Boat = 'boat' }"],
    ['in the fields of a schema', schema('z.object({ a: z.strng(), b: z.string() })'), ''],
    ['in a schema’s method', schema("z.object({ a: z.string().titel('A').optional() })"), ''],
    ['in a choice of schemas', schema('z.object({ a: z.union([z.string(), lost]) })'), ''],
    ['in a schema’s limit', schema('z.object({ a: z.string().min(lost), b: z.array(z.string()).max(lost) })'), ''],
    ['in a default', schema('z.object({ a: z.string().default(lost) })'), ''],
    ['in the values of a schema', schema('z.object({ a: z.enum(lost), b: z.literal(lost) })'), ''],
    ['in what an enum leaves out', schema("z.object({ a: z.enum(['a', 'b']).exclude(lost) })"), ''],
    ['in a schema with more fields', schema('z.object({ a: z.string() }).extend(lost)'), ''],
    ['in a schema with fewer fields', schema('z.object({ a: z.string() }).omit({ a: lost })'), ''],
    ['in how schemas are converted', `__advanced: { useLegacyZuiTransformer: lost }, ${schema('z.object({})')}`, ''],
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
      'beside a mistake',
      'title: lost, version: process.env.V',
      '',
      ['version: `process.env.V` is set only when the definition is run'],
    ],
    [
      'in code that would not be read either',
      'title: later(lost)',
      'function* later(a: any) { yield a }',
      ['title: a generator is called'],
    ],
    [
      'in a name that is asked for alone',
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
