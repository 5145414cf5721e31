import { describe, expect, test } from 'vitest';
import { definition, entry, evaluated, type Files, open, textAt } from '../../memory.ts';

/** Returns the faults of a definition, each with its position. */
async function faultsOf(files: Files): Promise<readonly string[]> {
  const document = await open(files);
  const { sources } = await document.positions();
  return document.faults.map(({ id, message, location }) => {
    const { line, column } = location.start;
    const text = textAt(sources.get(location.file) ?? '', location);
    return `${location.file}:${line}:${column} ${text}: ${id} ${message}`;
  });
}

describe('what is used before it is declared', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
  const titled = 'const title = `Send by ${CARRIER}`\nconst CARRIER = "Acme"';

  test('is reported where it is used', async () => {
    expect(await faultsOf({ [entry]: definition('name: "parcels", title', titled) })).toEqual([
      `${entry}:2:26 CARRIER: name-undeclared \`CARRIER\` is used before it is declared.`,
    ]);
  });

  test('also below the definition, in a pattern and in another module', async () => {
    const text = `import { IntegrationDefinition } from '@botpress/sdk'
      export default new IntegrationDefinition({ name: 'parcels', title: TITLE })
      const TITLE = 'Parcels'`;
    expect(await faultsOf({ [entry]: text })).toEqual([
      `${entry}:2:74 TITLE: name-undeclared \`TITLE\` is used before it is declared.`,
    ]);
    const files = { 'texts.ts': 'export const { title = FALLBACK } = {} as any\nconst FALLBACK = "Parcels"' };
    const before = `import { title } from './texts'`;
    expect(await faultsOf({ [entry]: definition('name: "parcels", title', before), ...files })).toEqual([
      'texts.ts:1:24 FALLBACK: name-undeclared `FALLBACK` is used before it is declared.',
    ]);
  });

  test('also a class, and what a namespace exports', async () => {
    const parcels = 'const title = Parcel.title\nclass Parcel { static title = "Parcels" }';
    expect(await faultsOf({ [entry]: definition('name: "parcels", title', parcels) })).toEqual([
      `${entry}:2:15 Parcel: name-undeclared \`Parcel\` is used before it is declared.`,
    ]);
    const texts = 'namespace Texts { export const title = name; export const name = "Parcels" }';
    expect(await faultsOf({ [entry]: definition('name: "parcels", title: Texts.title', texts) })).toEqual([
      `${entry}:2:40 name: name-undeclared \`name\` is used before it is declared.`,
    ]);
  });

  test('also through a member of a class or namespace, however late that is read', async () => {
    const before = `class Parcel { static readonly title = TITLE }
      namespace Texts { const about = ABOUT; export const description = about }
      const TITLE = 'Parcels'
      namespace Texts { export const name = TITLE.toLowerCase() }
      const ABOUT = 'Sends them.'`;
    const text = definition('name: Texts.name, title: Parcel.title, description: Texts.description', before);
    expect(await faultsOf({ [entry]: text })).toEqual([
      `${entry}:2:40 TITLE: name-undeclared \`TITLE\` is used before it is declared.`,
      `${entry}:3:39 ABOUT: name-undeclared \`ABOUT\` is used before it is declared.`,
    ]);
  });

  test('also by its own declaration, unless that is a function or has already bound it', async () => {
    const before = `const parcel = parcel.extend({ weight: z.number() })
      const { label, title = label, sender = sender } = { label: 'Parcels' } as any
      const part: any = { get: () => part, name: 'Part' }`;
    const text = definition('name: part.name, title, description: sender, configuration: { schema: parcel }', before);
    const own = 'refers to itself before it has a value';
    expect(await faultsOf({ [entry]: text })).toEqual([
      `${entry}:3:46 sender: name-undeclared \`sender\` ${own}.`,
      `${entry}:2:16 parcel: name-undeclared \`parcel\` ${own}.`,
    ]);
  });

  test('by a function is unknown, and not reported', async () => {
    const before = 'const titled = () => CARRIER\nconst title = titled()\nconst CARRIER = "Acme"';
    expect(await evaluated('title', before)).toMatchObject({ unknown: '`CARRIER` is used before it is declared' });
    const inside =
      'const title = "Parcels"\nfunction titled() { const text = title; const title = "Acme"; return text }';
    expect(await evaluated('titled()', inside)).toMatchObject({ unknown: '`title` is used before it is declared' });
  });

  test('is undefined if declared with `var`', async () => {
    expect(await evaluated('{ title }', `const title = TITLE ?? 'none'\nvar TITLE = 'Parcels'`)).toEqual({
      title: 'none',
    });
  });
});

describe('what is declared before it is used has its value', () => {
  const cases: readonly (readonly [expression: string, value: unknown, before: string])[] = [
    ['title', 'Acme', 'const titled = () => CARRIER; const CARRIER = "Acme"; const title = titled()'],
    ['title', 'Acme', 'const title = titled(); function titled() { return "Acme" }'],
    ['title', 'acme', 'const title = Carrier.Acme; enum Carrier { Acme = "acme" }'],
    ['title', 'Acme', `const title = CARRIER\nimport { CARRIER } from './carriers'`],
    ['Send.by()', 'Acme', 'class Send { static by() { return CARRIER } }; const CARRIER = "Acme"'],
    [
      'Send.by',
      'Acme',
      'namespace Send { export const at = 1 }; const CARRIER = "Acme"; namespace Send { export const by = CARRIER }',
    ],
    ['Send.by', 'Acme', 'const CARRIER = "Acme"; class Send { static of = CARRIER; static by = Send.of }'],
    ['title', 'b', 'const { a, title = a } = { a: "b" } as any'],
  ];

  test.for(cases)('%s is %s: %s', async ([expression, value, before]) => {
    expect(await evaluated(expression, before, { 'carriers.ts': 'export const CARRIER = "Acme"' })).toEqual(value);
  });

  test('also in a schema that is evaluated later', async () => {
    const before = `const parcel = z.object({ parts: z.array(z.lazy(() => part)).optional() })
      const part = z.object({ weight: z.number() })`;
    const { data } = await open({
      [entry]: definition('name: "parcels", configuration: { schema: parcel }', before),
      'package.json': '{"dependencies":{"@botpress/sdk":"4.1.0"}}',
    });
    const parts = { items: { properties: { weight: { type: 'number' } } } };
    expect(data).toMatchObject({ configuration: { schema: { properties: { parts } } } });
  });
});

describe('what `var` declares in a block of a function', () => {
  const cases: readonly (readonly [body: string, value: unknown])[] = [
    ['if (isExpress) { var days = 1 } return days ?? 3', [1, 3]],
    ['if (!isExpress) { for (var days of []) {} } return days ?? 3', [3, 3]],
    [
      'const first = days ?? 3; var days = 1; return [first, days]',
      [
        [3, 1],
        [3, 1],
      ],
    ],
    ['{ var days = isExpress ? 1 : 2 } var days; return days', [1, 2]],
  ];

  test.for(cases)('is visible in all of it: %s', async ([body, values]) => {
    const before = `const days = 9\nconst deliver = (isExpress: boolean) => { ${body} }`;
    for (const [index, value] of (values as unknown[]).entries()) {
      const got = await evaluated(`[deliver(${index === 0})]`, before);
      expect(got).toEqual([value]);
    }
  });
});

describe('modules that read values of each other', () => {
  const depots = `import { PREFIX } from './texts'\nexport const depot = PREFIX + 'Depot'`;

  test('are reported if they do so while they run', async () => {
    const before = `import { TITLE } from './texts'`;
    const texts = `import { depot } from './depots'\nexport const PREFIX = 'The '\nexport const TITLE = depot + 's'`;
    const files = {
      [entry]: definition('name: "parcels", title: TITLE', before),
      'depots.ts': depots,
      'texts.ts': texts,
    };
    const why = '`depots.ts` runs before `texts.ts`, which exports `PREFIX`';
    expect(await faultsOf(files)).toEqual([
      `depots.ts:1:10 PREFIX: name-undeclared ${why}: here it is still \`undefined\`.`,
    ]);
  });

  test('are reported once if they do so through namespaces', async () => {
    const files = {
      [entry]: definition('name: "parcels", title: texts.TITLE', `import * as texts from './texts'`),
      'depots.ts': `import * as texts from './texts'\nexport const depot = texts.PREFIX + 'Depot'`,
      'texts.ts': `import * as depots from './depots'\nexport const TITLE = depots.depot + 's'\nexport const PREFIX = 'The '`,
    };
    expect(await faultsOf(files)).toEqual([
      'depots.ts:2:28 PREFIX: name-undeclared `depots.ts` runs before `texts.ts`, which exports `PREFIX`: here it is still `undefined`.',
    ]);
  });

  test('are reported if one is the definition', async () => {
    const before = `import { depot } from './depots'\nexport const PREFIX = 'The '`;
    const text = depots.replace('./texts', './integration.definition');
    expect(await faultsOf({ [entry]: definition('name: "parcels", title: depot', before), 'depots.ts': text })).toEqual(
      [
        'depots.ts:1:10 PREFIX: name-undeclared `depots.ts` runs before `integration.definition.ts`, which exports `PREFIX`: here it is still `undefined`.',
      ],
    );
  });

  test.each([
    [
      'in functions alone',
      `import { depot } from './depots'\nexport const PREFIX = 'The '\nexport const all = () => depot`,
    ],
    ['in one of them alone', `import './depots'\nexport const PREFIX = 'The '\nexport const all = 'all'`],
    [
      'of functions alone',
      `import { all as depot } from './depots'\nexport const PREFIX = depot()\nexport const all = ''`,
    ],
  ])('are treated like others %s', async (_, texts) => {
    const before = `import { depot } from './depots'\nimport { all } from './texts'`;
    const files = { 'depots.ts': `${depots}\nexport function all() { return 'The ' }`, 'texts.ts': texts };
    expect(
      await faultsOf({ [entry]: definition('name: "parcels", title: depot + typeof all', before), ...files }),
    ).toEqual([]);
    expect(await evaluated('depot', before, files)).toBe('The Depot');
  });
});

describe('a module that an index exports runs before the index', () => {
  const index = `export const base = { channel: 'email' }
    export enum Carrier { Road = 'road', Rail = 'rail' }
    export function labelled() { return base.channel }
    export * from './actions'`;
  const actions = (code: string, imports = `import { base, Carrier, labelled } from './index'`) => ({
    'index.ts': index,
    'actions.ts': `${imports}\nexport const sent = ${code}`,
  });
  const before = `import { sent } from './index'`;
  const text = definition('name: "parcels", attributes: { sent }', before);

  test.each([
    ['base', '{ ...base, by: "hand" }', 'actions.ts:1:10 base'],
    ['Carrier', 'Object.values(Carrier)', 'actions.ts:1:16 Carrier'],
    ['Carrier', '{ ...Carrier }', 'actions.ts:1:16 Carrier'],
  ])('so that %s has no value there yet: %s', async (name, code, place) => {
    expect(await faultsOf({ [entry]: text, ...actions(code) })).toEqual([
      `${place}: name-undeclared \`actions.ts\` runs before \`index.ts\`, which exports \`${name}\`: here it is still \`undefined\`.`,
    ]);
  });

  test('and what a function of the index reads has no value, either', async () => {
    expect(await evaluated('sent', before, actions('labelled()'))).toEqual({
      unknown: '`base` is used before it is declared',
      at: '',
    });
  });

  test('even if a function that runs later reads it earlier in the text', async () => {
    const texts = `import { PREFIX } from './texts'
      export function titled() { return PREFIX }
      export const title = PREFIX + 'Parcels'`;
    const files = { 'titles.ts': texts, 'texts.ts': `import './titles'\nexport const PREFIX = 'The '` };
    const imported = `import { titled, title } from './titles'\nimport { PREFIX } from './texts'`;
    const main = definition('name: titled(), title, description: PREFIX', `import './texts'\n${imported}`);
    expect(await faultsOf({ [entry]: main, ...files })).toEqual([
      'titles.ts:1:10 PREFIX: name-undeclared `titles.ts` runs before `texts.ts`, which exports `PREFIX`: here it is still `undefined`.',
    ]);
  });

  test.each([
    ['a member of an enumeration', '{ by: Carrier.Road }', { by: 'road' }, undefined],
    ['a function that asks later', '[typeof labelled, typeof (() => base)]', ['function', 'function'], undefined],
    ['what another module declares', '{ ...base }', { channel: 'sms' }, `import { base } from './bases'`],
  ])('but %s is known', async (_, code, value, imports) => {
    const files = { ...actions(code, imports), 'bases.ts': `export const base = { channel: 'sms' }` };
    expect(await evaluated('sent', before, files)).toEqual(value);
  });

  const uses = {
    'actions.ts': `import { base } from './index'\nexport const sent = { ...base }\nexport type Sent = typeof sent`,
    'index.ts': `import { Sent } from './actions'\nexport const base: Sent | any = { channel: 'email' }
      export const all = (Sent: string, { Sent: sent }: any) => [Sent, sent.Sent] satisfies Sent[]`,
  };
  const imported = `import { base } from './index'\nimport { sent } from './actions'`;

  test('and a type-only import does not run it', async () => {
    expect(await evaluated('[base, sent]', imported, uses)).toEqual([{ channel: 'email' }, { channel: 'email' }]);
  });

  test('unless such imports are kept, or it is not written in TypeScript', async () => {
    const said = ['`actions.ts` runs before `index.ts`, which exports `base`: here it is still `undefined`.'];
    const config = { 'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }' };
    expect(await evaluated('[base, sent]', imported, { ...uses, ...config })).toEqual({ faults: said });
    const plain = {
      'index.js': `import { sent } from './actions'\nexport const base = {}`,
      'actions.ts': uses['actions.ts'],
    };
    expect(await evaluated('[base, sent]', imported, plain)).toEqual({
      faults: said.map((text) => text.replace('index.ts', 'index.js')),
    });
  });
});
