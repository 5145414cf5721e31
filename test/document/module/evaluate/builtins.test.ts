import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { globalNames } from '../../../../src/document/module/evaluate/builtins/global-names.ts';
import { disagreements } from '../disagreements.ts';
import { definition, open } from '../memory.ts';
import { random } from '../random.ts';

const pick = random(20_260_917);
const one = <T>(choices: readonly T[]): T => choices[pick(choices.length)] as T;

const texts = [`'user.created'`, `'abcabc'`, `''`, `' a,b '`, `'12.5px'`, `'é$&'`];
const numbers = ['255', '0', '-1.5', '1e21', 'NaN', '2'].map((number) => `(${number})`);
const arrays = [
  `['a', 'b', 'a']`,
  '[1, NaN, undefined, null, 10, 9]',
  '[]',
  '[1, , 3]',
  '[[1], [2, [3]], [4, , 5]]',
  `[{ a: 1 }, 'b', ['a', 2]]`,
  `[...elsewhere, 'a']`,
];
const callbacks = [
  '(x) => x',
  '(x, i) => i',
  '(x) => !x',
  '(x, y) => [x, y]',
  `(x) => x ?? 'hole'`,
  '() => [1, , 2]',
  'Boolean',
  'String',
  'parseInt',
  'Math.floor',
  'Number.isInteger',
];
const others = [
  `'a'`,
  `'b'`,
  `''`,
  `'.'`,
  `'$1'`,
  '0',
  '1',
  '-1',
  '2',
  '5',
  '16',
  '1.5',
  'NaN',
  'Infinity',
  'undefined',
  'null',
  'true',
];
const objects = ['{ a: 1, b: { c: 2 } }', '{ 1: 2, length: 2 }', '{ length: 3 }', '/b/g', '() => 1', '(process.env.X)'];

const methodsOf = (owner: object): readonly string[] =>
  Object.getOwnPropertyNames(owner).filter((name) => name !== 'constructor' && !name.startsWith('__'));
/** Functions with a different result each time, and asynchronous ones of newer versions of Node. */
const left: readonly string[] = ['prototype', 'random', 'fromAsync'];
const staticsOf = (name: string): readonly string[] =>
  methodsOf(Reflect.get(globalThis, name)).filter((member) => !left.includes(member));

/**
 * Returns a random call of any function of strings, numbers, arrays and global constructors. Members that are no functions are
 * read.
 */
function call(): string {
  const args = Array.from({ length: pick(4) }, () =>
    one(one([others, others, others, callbacks, texts, arrays, objects])),
  );
  const callee = one([
    () => `${one(texts)}.${one(methodsOf(String.prototype))}`,
    () => `${one(texts)}.${one(methodsOf(String.prototype))}`,
    () => `${one(numbers)}.${one(methodsOf(Number.prototype))}`,
    () => `true.${one(methodsOf(Boolean.prototype))}`,
    () => `${one(arrays)}.${one(methodsOf(Array.prototype))}`,
    () => `${one(arrays)}.${one(methodsOf(Array.prototype))}`,
    () => {
      const owner = one(['Object', 'Array', 'Math', 'Number', 'String']);
      return `${owner}.${one(staticsOf(owner))}`;
    },
    () => one(['String', 'Number', 'Boolean', 'parseInt', 'parseFloat', 'isNaN', 'isFinite']),
  ])();
  if (/\.(?:length|NaN|[A-Z][A-Z\d_]*)$/.test(callee)) return callee;
  return `${callee}(${(callee.includes('[') && pick(2) === 0 ? [one(callbacks), ...args] : args).join(', ')})`;
}

/** Returns the results of JavaScript; undefined for a call that throws. `String` tells apart values that JSON writes alike. */
function runAll(calls: readonly string[]): readonly unknown[] {
  const functions = calls.map((code) => `() => JSON.stringify([${code}, String(${code})])`).join(',\n');
  const safely = `(make) => { try { return make() } catch { return undefined } }`;
  const context = createContext({ elsewhere: ['z', 'a', 'y'], process: { env: { X: 'b' } } });
  const results: readonly (string | undefined)[] = runInContext(`[${functions}].map(${safely})`, context);
  return results.map((json) => (json === undefined ? undefined : JSON.parse(json)));
}

async function readAll(calls: readonly string[]) {
  const listed = calls.map((code) => `[${code}, String(${code})]`).join(',\n');
  const text = definition(`attributes: { calls: [${listed}] }`, `import { elsewhere } from 'elsewhere'`);
  const { data, unknowns, faults } = await open(text);
  const others = faults.filter(({ message }) => !message.endsWith(' throws an error.'));
  expect(others.map(({ message }) => message)).toEqual([]);
  const firstLine = text.slice(0, text.indexOf(listed)).split('\n').length;
  const thrown = new Set(faults.map(({ location }) => location.start.line - firstLine));
  const { calls: read } = (data?.attributes ?? {}) as { readonly calls: readonly unknown[] };
  const inside = unknowns.filter(({ path }) => path[0] === 'attributes');
  const unknown = inside.map(({ path, extent }) => `${path.slice(2).join('.')} ${extent}`);
  return { read, thrown, unknowns: new Set(unknown) };
}

/** After such a call, nothing is known. */
const changesBuiltIn = /^Object\.(?:assign|define\w+|set\w+)\([A-Z]/;

test('the known result of a call is that of JavaScript', { timeout: 60_000 }, async () => {
  let known = 0;
  for (let round = 0; round < 80; round += 1) {
    const calls = Array.from({ length: 150 }, call).filter((code) => !changesBuiltIn.test(code));
    const ran = runAll(calls);
    const { read, thrown, unknowns } = await readAll(calls);
    for (const [index, code] of calls.entries()) {
      if (thrown.has(index)) expect([code, ran[index]]).toEqual([code, undefined]);
      if (unknowns.has(`${index}.0 value`)) continue;
      known += 1;
      expect([code, [...disagreements(read[index], ran[index], [index], unknowns)]]).toEqual([code, []]);
    }
  }
  expect(known).toBeGreaterThan(2000);
});

describe('a member of a built-in', () => {
  const named = [...globalNames].filter((name) => name in globalThis && !/^(?:undefined|NaN|Infinity)$/.test(name));

  test.each(named)('is never reported as missing: %s', async (name) => {
    const owner: unknown = Reflect.get(globalThis, name);
    const own = Object.getOwnPropertyNames(Object(owner)).filter((member) => /^[\p{L}_$][\w$]*$/u.test(member));
    const inherited = ['name', 'length', 'call', 'apply', 'bind', 'toString', 'prototype', 'constructor'];
    const later = /^[A-Z]/.test(name) ? ['addedLater'] : [];
    const members = [...new Set([...own, ...inherited, ...later])].map((member) => `${name}.${member}`);
    const { faults } = await open(definition(`attributes: { all: [${members}], more: { ...${name} } }`));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });
});
