import { expect, test } from 'vitest';
import { compatRules } from '../../../rules/compat/index.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import type { SchemaComparisons } from '../../../src/engine/compare/schemas.ts';
import { type Bump, defineRule, type Rule } from '../../../src/rule/index.ts';

const ferries = 'name: ferries\nversion: 1.4.0\n';

interface Sides {
  readonly base: string;
  readonly head: string;
  /** JSON Pointers of unknown parts; with a slash at the end, further unknown entries may exist there. */
  readonly unknown?: Readonly<Partial<Record<'base' | 'head', readonly string[]>>>;
  readonly rules?: readonly Rule[];
  readonly compared?: SchemaComparisons;
}

async function version(file: string, text: string, pointers: readonly string[] = []) {
  const unknowns = pointers.map((pointer) => ({
    path: pointer.split('/').slice(1, pointer.endsWith('/') ? -1 : undefined),
    extent: pointer.endsWith('/') ? ('rest' as const) : ('value' as const),
    why: '`env` is not known',
  }));
  return { ...(await openDocument(file, ferries + text)), unknowns };
}

const telling = compatRules.filter(({ id }) => id !== 'compat/part-unread');

/** Returns the findings of all rules for two versions, except for parts that were not compared. */
async function told({ base, head, unknown = {}, rules = telling, compared }: Sides) {
  const plan = {
    rules: rules.map((rule) => ({ rule, severity: 'error' as const, options: { counts: 'patch' } })),
    severityOf: () => 'error' as const,
    urlOf: () => undefined,
  };
  const sides = [await version('old.yaml', base, unknown.base), await version('new.yaml', head, unknown.head)] as const;
  const { diagnostics } = await compareDocuments(...sides, plan, { ...(compared && { compared }) });
  return diagnostics.map(({ location: { start }, message }) => `${start.line}:${start.column} ${message}`);
}

test('a property that is partly unknown in either version is not reported as changed', async () => {
  const sides = { base: 'attributes: { category: travel }', head: 'attributes: { category: travel, region: north }' };
  expect(await told(sides)).toEqual(['3:13 The `attributes` of the integration changed.']);
  expect(await told({ ...sides, unknown: { base: ['/attributes/region'] } })).toEqual([]);
  expect(await told({ ...sides, unknown: { head: ['/attributes/line'] } })).toEqual([]);
});

test('nor is one with content that rules cannot use; one that is only too long is compared', async () => {
  const regional = 'attributes: { category: travel, region: north }';
  expect(await told({ base: regional, head: 'attributes: { category: travel, region: 7 }' })).toEqual([]);
  expect(await told({ base: 'attributes: { category: travel, region: 7 }', head: regional })).toEqual([]);
  expect(await told({ base: 'title: Ferries', head: `title: ${'Ferry '.repeat(12)}` })).toEqual([
    '3:8 The `title` of the integration is now `Ferry Ferry Ferry Ferry Ferry Ferry Ferry Ferry Ferry Ferry …`; it was `Ferries`.',
  ]);
});

test('a visibility change is not reported for a version that may set it in an unknown part', async () => {
  const sides = { base: 'visibility: unlisted', head: 'public: true' };
  expect(await told(sides)).toEqual(['3:9 The integration is now `public` instead of `unlisted`: the hub lists it.']);
  expect(await told({ ...sides, unknown: { head: ['/'] } })).toEqual([]);
  expect(await told({ base: 'public: false', head: 'public: true', unknown: { base: ['/'] } })).toEqual([]);
});

test('a placeholder for an unknown part is no change of it', async () => {
  const base =
    'user: { creation: { enabled: true, requiredTags: [seat] }, tags: { seat: { title: Seat } } }\nicon: a.svg';
  const head = 'title: Ferries';
  expect(await told({ base, head })).toContain('2:10 Bots can no longer create a user directly through the API.');
  expect(await told({ base, head, unknown: { head: ['/user', '/icon', '/title'] } })).toEqual([]);
});

test('a schema that only one version shows is reported as undecided, unless an interface generated it', async () => {
  const schema = '{ type: object, properties: { seat: { type: string } } }';
  const using = 'interfaces: { desk: { name: desk, version: 1.0.0, events: { booked: { name: booked } } } }';
  const base = `events: { booked: { schema: ${schema} } }`;
  const unknown = { head: ['/events/booked/schema'] };
  const head = 'events: { booked: {} }';
  expect(await told({ base, head, unknown })).toEqual([
    '3:11 In event `booked`, hublint cannot tell whether this breaks anybody: the value cannot be known without running code.',
  ]);
  expect(await told({ base: `${base}\n${using}`, head: `${head}\n${using}`, unknown })).toEqual([]);
});

test('an action that the other version may have is not new, and its schemas may have changed', async () => {
  const head = 'actions: { book: { input: { schema: { type: object, properties: { seat: {} } } } } }';
  expect(await told({ base: 'title: Ferries', head: `title: Ferries\n${head}` })).toEqual([
    '4:12 Action `book` was added.',
  ]);
  expect(await told({ base: 'actions: {}', head, unknown: { base: ['/actions/'] } })).toEqual([
    '3:37 In action `book` input, hublint cannot tell whether this breaks anybody: the value cannot be known without running code.',
  ]);
});

test('a property that the base may have is reported as undecided', async () => {
  const schema = (properties: string) =>
    `configuration: { schema: { type: object, properties: ${properties}, additionalProperties: false } }`;
  const [base, head] = [schema('{ deck: {} }'), schema('{ deck: {}, row: { type: string } }')];
  expect(await told({ base, head })).toEqual([
    '3:66 In the configuration, `row` can now be present; this breaks nobody.',
  ]);
  expect(await told({ base, head, unknown: { base: ['/configuration/schema/properties/'] } })).toEqual([
    '3:71 In the configuration, hublint cannot tell whether this breaks anybody: `row` cannot be known without running code.',
    '3:113 In the configuration, hublint cannot tell whether this breaks anybody: other properties are no longer accepted.',
  ]);
});

test('a fully known part is reported as renamed, even if its title is too long', async () => {
  const action = (name: string, more = '') =>
    `actions: { ${name}: { title: ${'Book '.repeat(20)}, billable: true${more}, input: { schema: {} } } }`;
  const sides = { base: action('book'), head: action('reserve') };
  const renamed = await told(sides);
  expect(renamed).toEqual(['3:12 Action `book` was renamed to `reserve`.']);
  expect(await told({ ...sides, unknown: { head: ['/actions/reserve/attributes'] } })).toHaveLength(2);
  expect(await told({ ...sides, unknown: { base: ['/actions/book/attributes'] } })).toHaveLength(2);
});

test('a list with an invalid item may contain whatever the other version has', async () => {
  const record = (...secrets: string[]) => `id: intver_1\ncreatedAt: '2024-01-01'\nsecrets: [${secrets.join(', ')}]`;
  const secrets = async (sides: Sides) => (await told(sides)).filter((text) => text.includes('ecret'));
  const sides = { base: record('SEA_KEY', 'PORT_KEY'), head: record('SEA_KEY') };
  expect(await secrets(sides)).toEqual(['5:1 Secret `PORT_KEY` was removed.']);
  expect(await secrets({ ...sides, head: record('SEA_KEY', '7') })).toEqual([]);
});

test('the result for two schemas is cached for the next comparison', async () => {
  const compared: SchemaComparisons = new Map();
  const manifest = (type: string) =>
    `entities: { seat: { schema: { type: object, properties: { row: { type: ${type} } } } } }`;
  expect(await told({ base: manifest('string'), head: manifest('number'), compared })).toHaveLength(2);
  expect([...compared.keys()]).toHaveLength(1);
});

/** A rule of a plugin, which need not conform to the types. */
const plugin = (compare: unknown): Rule => ({
  ...defineRule({ id: 'harbour/told', summary: 'Tells.', presets: {}, messages: { told: 'It changed.' } }),
  compare: compare as NonNullable<Rule['compare']>,
});

test('a rule that throws is reported, wherever it does and whatever it throws', async () => {
  const user = () => {
    throw 'no users here';
  };
  const base = 'user: { tags: { seat: { title: Seat } } }';
  expect(await told({ base, head: '', unknown: { head: ['/user'] }, rules: [plugin({ user })] })).toEqual([
    '1:1 Rule `harbour/told` crashed: no users here',
  ]);
});

test('what a rule yields is checked', async () => {
  const rules = [
    plugin({
      *integration({ at }: { readonly at: () => unknown }) {
        yield { message: 'told', bump: 'huge' as Bump, at: at() };
      },
    }),
  ];
  expect(await told({ base: 'title: Ferries', head: 'title: Boats', rules })).toEqual([
    '1:1 Rule `harbour/told` crashed: its `bump` is `huge`: write `none` or `patch` or `minor` or `major`.',
  ]);
});

test('a change that a rule cannot locate in the base is not reported if the base is unknown there', async () => {
  const rules = [
    plugin({
      *integration({ before, at }: { readonly before: { title?: string }; readonly at: (name: string) => unknown }) {
        if (before.title === undefined) yield { message: 'told', bump: 'minor', at: at('title') };
      },
    }),
  ];
  const sides = { base: 'description: Boats', head: 'title: Ferries', rules };
  expect(await told(sides)).toEqual(['3:8 It changed.']);
  expect(await told({ ...sides, unknown: { base: ['/title'] } })).toEqual([]);
});
