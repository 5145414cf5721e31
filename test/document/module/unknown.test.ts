import { describe, expect, test } from 'vitest';
import { definition, entry, evaluated, open } from './memory.ts';

describe('what depends on running the code is unknown', () => {
  const cases: readonly (readonly [expression: string, why: string, before?: string])[] = [
    ['process.env.DEPOT', '`process.env.DEPOT` is set only when the definition is run'],
    ['process.env.DEPOT ?? "north"', '`process.env.DEPOT` is set only when the definition is run'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
    ['`Depot ${process.env.DEPOT}`', '`process.env.DEPOT` is set only when the definition is run'],
    ['process.env.CI ? "a" : "b"', '`process.env.CI` is set only when the definition is run'],
    ['Date.now()', '`Date` is not known'],
    ['Math.random() > 0.5', '`Math.random` needs the code to be run'],
    ['new Map()', '`Map` is not known'],
    ['[...depots()]', 'a generator is called', 'function* depots() { yield 1 }'],
    ['dedent`a\\n`', 'a template is tagged', "import dedent from 'dedent'"],
    ['dedent`a\n\t\tb`', 'a template is tagged', "import dedent from 'dedent'"],
    ['berth`a`', 'a template is tagged', 'const berth = (texts: TemplateStringsArray) => texts.raw[0]'],
    ['new Depot().code', 'what is constructed here is not known', `class Depot { code = 'N' }`],
    ['{ get: 1, ...{ get code() { return 1 } } }.code', 'an accessor needs the code to be run'],
    [
      'berth("")',
      'a function is called that does more than return a value',
      `const berth = (name: string) => { try { if (!name) throw new Error('no berth') } catch {} return 'A1' }`,
    ],
    [
      'berth()',
      '`process.env.BERTH` is set only when the definition is run',
      `const berth = () => { if (!process.env.BERTH) throw new Error('no berth'); return process.env.BERTH }`,
    ],
    [
      'f()',
      'a function is called that does more than return a value',
      'const f = () => { do {} while (false); return 1 }',
    ],
    ['[2, 1].sort((a, b) => a - b - process.env.DEPOT)', '`process.env.DEPOT` is set only when the definition is run'],
    ['[2, 1].sort((a, b) => [a, b])', 'a comparison is not known'],
    ['[2, 1].sort(null)', 'an array method needs the code to be run'],
    ['Object.hasOwn(process.env, "DEPOT")', 'its entries are not known'],
    ["'abc'.concat({})", 'it is given something other than plain values'],
    ["[1, , 3].map((depot) => depot ?? 'none')", 'an array has an empty slot'],
    ["'a'.repeat(-1)", 'it throws'],
    [
      '[...elsewhere, "a"].map((_, index) => index)[0]',
      '`elsewhere` is not part of the project',
      "import { elsewhere } from 'elsewhere'",
    ],
    ['Number.range(1, 2)', '`Number.range` needs the code to be run'],
    ['"a".localeCompare("b")', '`localeCompare` of a string needs the code to be run'],
    ['depot.code', '`code` refers to itself', 'const read = () => code; const code = read(); const depot = { code }'],
    ['depot', '`depot` is declared more than once', 'var depot = 1; const other = depot; var depot = 2'],
    ['depot', '`depot` is declared more than once', 'var depot = 1; if (depot) { var depot = 2 }'],
    ['depot', '`depot` is declared more than once', 'var depot = 1; for (var depot = 2; depot < 5; depot++);'],
  ];

  test.for(cases)('%s', async ([expression, why, before]) => {
    expect(await evaluated(expression, before)).toMatchObject({ unknown: why });
  });
});

describe('a variable that is changed after its declaration is unknown', () => {
  const changed = (name: string) => ({ unknown: `\`${name}\` is changed after it is declared` });
  const cases: readonly (readonly [statement: string, name: string])[] = [
    ['let depot = { a: 1 }; const early = depot; depot = { b: 1 }', 'depot'],
    ['const depot: any = { a: 1 }; const early = { ...depot }; depot.b = 2', 'depot'],
    ['const depot: any = { a: { b: 1 } }; depot.a.c = 2', 'depot'],
    ['const depot: any = { a: 1 }; delete depot.a', 'depot'],
    ['const depot: any = { a: 1 }; const early = { ...depot }; Object.assign(depot, { b: 1 })', 'depot'],
    ['const depot: any[] = []; const early = [...depot]; depot.push(1)', 'depot'],
    ['const depot: any = {}; const early = { ...depot }; for (const name of names) depot[name] = 1', 'depot'],
    ['let depot: any = {}; for (depot of []) {}', 'depot'],
    ['let depot = 1; const early = depot; depot++', 'depot'],
    ['const depot: any = {}; [depot.a, depot.b] = [1, 2]', 'depot'],
    ['const depot: any = { a: 1 }; fill(depot)', 'depot'],
    ['const depot: any = { a: 1 }; const other = depot; other.b = 2', 'depot'],
    ['const depot: any = { a: 1 }; const all = { depot }; all.depot.b = 2', 'depot'],
    ['const depot: any = { a: 1 }; const all = [depot]; all[0].b = 2', 'depot'],
    ['const depot: any = { a: 1 }; function later() { depot.b = 2 }', 'depot'],
    ['const depot: any = { a: 1 }; const early = { ...depot }; (depot as any)!.b = 2', 'depot'],
    ['const depot: any = { a: {} }; Object.values(depot).forEach((part: any) => { part.b = 1 })', 'depot'],
    [
      'const depot: any = { a: 1 }; const fill = (it: any) => { it.b = 2; return it }; const other = fill(depot)',
      'depot',
    ],
    ['const depot: any = { a: 1 }; const setUp = () => { Object.assign(depot, { b: 2 }) }; setUp()', 'depot'],
    ['const depot: any = { a: {} }; const all: any = {}; all.one = depot; all.one.a = 1', 'depot'],
    ['if (process.env.DEPOT) depot.b = 1; const depot: any = {}', 'depot'],
  ];

  test.for(cases)('%s', async ([statement, name]) => {
    expect(await evaluated(name, statement)).toMatchObject(changed(name));
  });

  test('but another one of the same name, or the same object under another key, is not changed', async () => {
    const before = `
      const depot = { a: 1 }
      const all: any = { depot }
      all.other = 2
      const later = (depot: any) => { depot.b = 2 }
      const inside = () => { const depot: any = {}; depot.c = 3 }
      console.log(depot); Object.freeze(depot)`;
    expect(await evaluated('depot', before)).toEqual({ a: 1 });
  });

  test('nor is what a function computes that changes an outer object', async () => {
    const before = 'const all: any = {}; const f = (names: string[]) => { all[names[0]] = 1; return { ...all } }';
    expect(await evaluated('f(["a"])', before)).toMatchObject({
      unknown: 'a function is called that changes its variables step by step',
    });
  });
});

describe('what is known beside unknown values', () => {
  const unknownsOf = async (properties: string, before = '') => {
    const text = `import { IntegrationDefinition } from '@botpress/sdk'\nimport { more } from 'elsewhere'\n${before}
      export default new IntegrationDefinition({ name: 'parcels', ${properties} })`;
    const { data, unknowns } = await open({
      [entry]: text,
      'package.json': '{"dependencies":{"@botpress/sdk":"7.2.2"}}',
    });
    return { data, unknowns: unknowns.map(({ path, extent, why }) => `${path.join('.')} ${extent}: ${why}`) };
  };
  const why = '`elsewhere` is not part of the project';

  test('an unknown value leaves its siblings known', async () => {
    const { data, unknowns } = await unknownsOf('title: more.title, attributes: { a: [1, more, 2] }');
    expect(data).toEqual({
      name: 'parcels',
      attributes: { a: [1, undefined, 2] },
      identifier: {},
      sdkVersion: '7.2.2',
    });
    expect(unknowns).toEqual([`title value: ${why}`, `attributes.a.1 value: ${why}`]);
  });

  test('an unknown spread may overwrite what is before it, and add to what is after it', async () => {
    const { data, unknowns } = await unknownsOf('attributes: { a: "1", ...more, b: "2" }');
    expect(data).toMatchObject({ attributes: { b: '2' } });
    expect(unknowns).toEqual([`attributes rest: ${why}`, `attributes.a value: ${why}`]);
  });

  test('a spread with an unknown condition may add the keys of its branches, and no others', async () => {
    const { data, unknowns } = await unknownsOf(
      'attributes: { a: "1", b: "1", ...(more ? { b: "2" } : { c: "3" }), ...(more && { d: "4" }) }',
    );
    expect(data).toMatchObject({ attributes: { a: '1' } });
    expect(unknowns).toEqual([
      `attributes.b value: ${why}`,
      `attributes.c value: ${why}`,
      `attributes.d value: ${why}`,
    ]);
  });

  test('the keys are unknown if one may be missing', async () => {
    const { data, unknowns } = await unknownsOf(
      'attributes: { a: Object.keys(depot), b: Object.keys(depot).length }',
      'const depot = { n: 1, ...(more && { s: 1 }) }',
    );
    expect(data).toMatchObject({ attributes: { a: ['n', 's'] } });
    expect(unknowns).toEqual([`attributes.a rest: ${why}`, `attributes.b value: ${why}`]);
  });

  test('an unknown key may be any key', async () => {
    const { unknowns } = await unknownsOf('attributes: { a: "1", [more]: "2" }');
    expect(unknowns).toEqual([`attributes rest: ${why}`, `attributes.a value: ${why}`]);
  });

  test('an array with an unknown spread is open', async () => {
    const { data, unknowns } = await unknownsOf('attributes: { a: [1, ...more] as any }');
    expect(data).toMatchObject({ attributes: { a: [1] } });
    expect(unknowns).toEqual([`attributes.a rest: ${why}`]);
  });

  test('in a definition with an unknown spread, what comes after it is known', async () => {
    const { data, unknowns } = await unknownsOf('...more, version: "1.0.0"');
    expect(data).toEqual({ version: '1.0.0', sdkVersion: '7.2.2' });
    expect(unknowns).toContain(` rest: ${why}`);
    expect(unknowns).toContain(`name value: ${why}`);
  });
});

describe('what is sent by default is unknown', () => {
  const of = async (properties: string) => {
    const { data } = await open({
      [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
        import { shared } from 'elsewhere'
        export default new IntegrationDefinition({ ${properties} })`,
    });
    return data;
  };

  test('if the definition may have it in an unknown part', async () => {
    expect(await of("...shared, name: 'depots'")).toEqual({ name: 'depots' });
  });

  test('if a part of it may have it', async () => {
    expect(await of('configurations: { north: { ...shared } }, interfaces: {}')).toEqual({
      configurations: { north: {} },
      identifier: {},
      interfaces: {},
    });
  });

  test('but not if there surely is none', async () => {
    expect(await of('...shared, identifier: undefined')).toEqual({ identifier: {} });
  });
});

test('what a place that is left out of an array makes unknown is told at that place', async () => {
  const before = `const depots = [{ id: 'north' }, , { id: 'south' }]`;
  const names = 'depots.map(({ id }) => id)';
  const text = definition(`attributes: { all: ${names}.join(), tags: ${names} }`, before);
  const { unknowns } = await open(text);
  const line = text.slice(0, text.indexOf(before)).split('\n').length;
  const start = { line, column: before.indexOf(', ,') + 1 };
  expect(unknowns.map(({ path, because }) => [path.join('.'), because?.start])).toEqual([
    ['attributes.all', start],
    ['attributes.tags', start],
  ]);
});
