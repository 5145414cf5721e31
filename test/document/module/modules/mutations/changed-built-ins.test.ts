import { describe, expect, test } from 'vitest';
import { definition, entry, open } from '../../memory.ts';

const reading = definition("attributes: { stop: ' north '.trim() }", "import './setup'");

async function read(setup: string) {
  const { data, faults } = await open({ [entry]: reading, 'setup.ts': setup });
  const told = faults.map(({ message, location: { file = '', start } = {} }) => {
    return `${file}:${start?.line}:${start?.column} ${message}`;
  });
  return { data, told };
}

describe('nothing is known if a module changes a built-in object', () => {
  test.each([
    ['String', 'String.prototype.trim = () => "south"', '1:1'],
    ['Object', '\nObject.keys = () => []', '2:1'],
    ['Object', 'class Depot { constructor() {} }\nObject.keys = () => []', '2:1'],
    ['Math', "Math['max'] = () => 1", '1:1'],
    ['Object', 'const all = Object; all.keys = () => []', '1:21'],
    ['Object', 'Object.assign(Object, { keys: () => [] })', '1:1'],
    ['Array', "Object.defineProperty(Array.prototype, 'map', { value: 1 })", '1:1'],
    ['Array', 'const { prototype } = Array; prototype.map = () => []', '1:30'],
    ['Object', 'Object.getPrototypeOf([]).map = () => []', '1:1'],
    ['Object', '[].__proto__.map = () => []', '1:1'],
    ['Object', '[].constructor.prototype.map = () => []', '1:1'],
    ['Object', 'globalThis.Object.keys = () => []', '1:1'],
    ['JSON', 'function setup() { JSON.parse = () => 1 } setup()', '1:20'],
    ['Object', 'Object/* all */.keys = () => []', '1:1'],
    ['Object', `Object.keys${' '.repeat(300)}= () => []`, '1:1'],
    ['Object', '\\u004fbject.keys = () => []', '1:1'],
  ])('%s: %s', async (name, setup, place) => {
    const { data, told } = await read(setup);
    expect(data).toBeUndefined();
    const why = `\`${name}\` is changed, and what built-in functions return is not known`;
    expect(told).toEqual([`setup.ts:${place} The definition cannot be read without running it: ${why}.`]);
  });

  test('or runs any code', async () => {
    expect((await read('eval("1")')).told).toEqual([
      'setup.ts:1:1 The definition cannot be read without running it: `eval` runs code that may change anything.',
    ]);
  });

  test('in the definition itself', async () => {
    const { data, faults } = await open(definition('attributes: { a: String(1) }', 'String.raw = () => "1";'));
    expect(data).toBeUndefined();
    expect(faults.map(({ id }) => id)).toEqual(['no-definition']);
  });
});

test.each([
  'Error.stackTraceLimit = 50',
  '(BigInt.prototype as any).toJSON = function () { return this.toString() }',
  'class Depot { constructor(readonly stop: string) {} } Depot.prototype.toString = () => "depot"',
  'Array.prototype.at ??= () => 1; (Object as any).groupBy ||= () => ({})',
  'console.log = () => {}; process.env.TZ = "UTC"',
  '(globalThis as any).fetch ??= () => {}',
  'const all = { stops: [1] }; for (const list of Object.values(all)) list.push(2)',
  'export const names = (list: unknown[]) => list.filter(Boolean).map(String)',
  'const Object = { keys: [] as string[] }; Object.keys = ["a"]; export {}',
])('all is known after %s', async (setup) => {
  const { data, told } = await read(setup);
  expect([data, told]).toEqual([{ attributes: { stop: 'north' }, identifier: {} }, []]);
});
