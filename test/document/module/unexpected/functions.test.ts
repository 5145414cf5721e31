import { describe, expect, it } from 'vitest';
import { definition, open } from '../memory.ts';
import { faultsOf, field } from './faults-of.ts';

describe('a function that returns nothing', () => {
  const promise = 'This is the promise of an `async` function, which is never awaited; use a function without `async`.';
  const nothing = 'This function returns nothing: write `({ … })` for an object, or leave out the braces.';
  it.each([
    ['title: name()', 'const name = async () => "Desk"', 'title', promise],
    ['states: { trip: state() }', 'async function state() { return {} }', 'trip', promise],
    [
      'states: { trip: { type: "user", schema: z.object({ ferry: z.string(), ...fields() }) } }',
      'const fields = async () => ({ quay: z.string() })',
      'fields()',
      promise,
    ],
    [
      'title: await name()',
      'const name = async () => "Desk"',
      'await',
      'The platform’s CLI does not bundle an `await` outside of a function.',
    ],
    ['states: { trip: state("user") }', 'const state = (type: string) => { type: type }', '{', nothing],
    ['states: { trip: state() }', 'const state = () => { schema: { fields: { } } }', '{', nothing],
    ['states: { trip: state() }', 'const state = () => { schema: { type: "user" } }', '{', nothing],
    ['events: Object.fromEntries(names)', 'const names = ["left"].map((name) => { [name, {}] })', '{', nothing],
    ['attributes: all()', 'const pair = {}; const all = () => { pair }', '{', nothing],
    ['actions: { sail: sail() }', 'const sail = () => { input: { schema: z.object({}) } }', '{', nothing],
  ])('%s', async (properties, before, text, message) => {
    expect(await faultsOf(properties, before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it.each([
    'const titled = (title: string) => { z.string().title(title) }',
    'function titled(title: string) { if (title) { z.string().title(title) } }',
    'const titled = (title: string) => { log(() => { return title }); for (const one of title) log(() => one) }',
  ])('if a schema is needed: %s', async (before) => {
    const at = 'member-missing at titled("Ferry"):';
    const properties = field('titled("Ferry")');
    const log = 'const log = (text: unknown) => text\n';
    expect(await faultsOf(properties, log + before)).toEqual([
      `${at} The function that is called here returns nothing.`,
    ]);
  });

  it.each([
    ['await sail()', 'await'],
    ['if (process.env.PORT) { await sail() }', 'await'],
    ['try { await sail() } catch {}', 'await'],
    ['for await (const port of ports) sail(port)', 'for'],
    ['const { port = await sail() } = { port: "North" }', 'await'],
  ])('if a module awaits it, for any purpose: %s', async (statement, text) => {
    const before = `const ports = ['North']; const sail = async (port?: string) => port\n${statement}`;
    const message = 'The platform’s CLI does not bundle an `await` outside of a function.';
    expect(await faultsOf('', before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it.each([
    'const all = async () => { await sail(); for await (const port of ports) sail(port) }',
    'class Ferry { async sail() { await sail() } }',
    'const home = true ? "North" : await sail()',
    'if (false) { await sail() }',
  ])('but not if functions await it, or nothing does: %s', async (statement) => {
    const before = `const ports = ['North']; const sail = async (port?: string) => port\n${statement}`;
    expect(await faultsOf('', before)).toEqual([]);
  });

  it.each([
    'const home = () => await sail()',
    'const home = () => { const port = await sail(); return port }',
    'function home() { return await sail() }',
    "const home = () => ['North'].map((port) => await sail(port))[0]",
  ])('once if a function awaits that is not `async`: %s', async (statement) => {
    const before = `const sail = async (port?: string) => port\n${statement}`;
    expect(await faultsOf('title: home()', before)).toEqual([
      "parse-error at await: 'await' is only allowed within async functions and at the top levels of modules.",
      'unknown: it is awaited',
    ]);
  });

  it('but not of one that may throw', async () => {
    const before =
      'const log = (text: string) => text\nconst fail = (text: string) => { log(text); throw new Error(text) }';
    expect(await faultsOf(field('fail("Ferry")'), before)).toEqual([
      'unknown: a function is called that does more than return a value',
    ]);
  });

  it.each([
    [
      'that may do something',
      'title: name()',
      'const name = () => { log("Desk") }; const log = (text: string) => text',
    ],
    [
      'that may do something in a block',
      'title: name()',
      'const name = () => { tell: { log("Desk") } }; const log = (text: string) => text',
    ],
    ['that is empty', 'title: name()', 'const name = () => {}'],
    ['whose promise is not used', 'title: "Desk"', 'const name = async () => "Desk"; const named = name()'],
  ])('but not of one %s', async (_, properties, before) => {
    expect((await faultsOf(properties, before)).filter((said) => !said.startsWith('unknown'))).toEqual([]);
  });
});

describe('a call of a method that a definition does not have', () => {
  it.each([
    ['.extends({}, () => ({}))', 'member-missing: `IntegrationDefinition` has no `extends`. Did you mean `extend`?'],
    ['.with({})', 'member-missing: `IntegrationDefinition` has no `with`.'],
    [
      '.extend(({ entities }) => ({ entities }), ferry)',
      'value-unexpected: `.extend` takes the interface before the function: `.extend(hitl, ({ entities }) => ({ … }))`.',
    ],
  ])('%s', async (call, said) => {
    const text = definition("name: 'ferry-desk'", "import { ferry } from 'ferries'");
    const { faults } = await open(text.replace(/\n$/, call));
    expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([said]);
  });
});

describe('a function where data is expected', () => {
  it.each([
    ['title: makeTitle', 'title', "const makeTitle = () => 'Ferry Desk'"],
    ['attributes: { category: makeTitle }', 'category', "function makeTitle() { return 'Other' }"],
    [
      'actions: { bookSeat }',
      'bookSeat',
      'const bookSeat = () => ({ input: { schema: z.object({}) }, output: { schema: z.object({}) } })',
    ],
    ['states', 'states', 'const states = () => ({})'],
    [
      'actions: { book: { ...sides, billable: () => true } }',
      'billable',
      'const sides = { input: { schema: z.object({}) }, output: { schema: z.object({}) } }',
    ],
  ])('%s', async (properties, text, before) => {
    expect(await faultsOf(properties, before)).toEqual([
      `value-unexpected at ${text}: This is a function; should it be called?`,
    ]);
  });

  it.each([
    ['events: { lost: { schema: z.object({}), ui: { deck: { shown: () => true } } } }', ''],
    ["events: { lost: { schema: z.object({}), toString: () => 'lost' } }", ''],
    ['...{ configuration: { schema: z.object({}) }, make: () => 1 }', ''],
  ])('is omitted like in JSON if nothing is expected: %s', async (properties) => {
    expect((await faultsOf(properties)).filter((text) => text.startsWith('value-unexpected'))).toEqual([]);
  });
});

it('a member of a function that is not called', async () => {
  expect(await faultsOf(field("z.string.title('Ferry')"))).toContain(
    'member-missing at title: A function has no `title`; should it be called first?',
  );
});

it('a member of undefined', async () => {
  expect(await faultsOf('title: labels.title.text', 'const labels: any = {}')).toEqual([
    'member-missing at text: Reading `text` of `undefined` throws an error.',
  ]);
});

describe('the result of an optional chain that does not test each link', () => {
  const labels = "const labels: any = { ferry: {}, make: () => undefined, none: undefined, title: 'Ferry' }";
  const ofNothing = (name: string) =>
    `member-missing at ${name}: Reading \`${name}\` of \`undefined\` throws an error.`;

  it.each([
    ['labels.ferry?.title.text', ofNothing('text')],
    ['labels.ferry?.title!.text', ofNothing('text')],
    ['labels?.ferry.title.text', ofNothing('text')],
    ['labels?.make().text', ofNothing('text')],
    ['labels.ferry?.title()', 'member-missing at title: There is no `title` to call here.'],
    [
      'labels.ferry?.titel.text',
      ofNothing('text'),
      'const labels: any = { ferry: { titel: ({} as any).ferry?.title } }',
    ],
  ])('if a link in between is missing: %s', async (title, said, before = labels) => {
    expect(await faultsOf(`title: ${title}`, before)).toEqual([said]);
  });

  it.each(['labels.none?.title.text', 'labels.none?.title().text()', 'labels.none?.[labels.none.title]'])(
    'if it ends before: %s',
    async (title) => {
      expect(await faultsOf(`title: ${title} ?? labels.title`, labels)).toEqual([]);
    },
  );
});
