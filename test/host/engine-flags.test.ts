import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const natives = ['--allow-natives-syntax', '--no-allow-natives-syntax'] as const;
/** A different number each time, because V8 does not compile the same text again. */
let number = 0;
const heeds = () => {
  number += 1;
  try {
    return Function(`return %IsSmi(${number})`)();
  } catch {
    return false;
  }
};

const binding = Object.getOwnPropertyDescriptor(process, 'binding') ?? {};
const replaceBinding = (value: unknown) => Object.defineProperty(process, 'binding', { ...binding, value });

let flags: typeof import('../../src/host/engine-flags.ts');
beforeEach(async () => {
  vi.resetModules();
  flags = await import('../../src/host/engine-flags.ts');
});
afterEach(() => {
  flags.setFlags([]);
  Object.defineProperty(process, 'binding', binding);
});

const refusing = () => {
  throw new Error('No such module: v8');
};

it.each([
  ['with the binding of this version of Node', binding.value],
  ['where the binding refuses', refusing],
  ['where there is no binding', undefined],
  ['where the binding is another', () => ({})],
])('sets the flags of V8: %s', (_, found) => {
  replaceBinding(found);
  expect(heeds()).toBe(false);
  flags.setFlags([natives]);
  expect(heeds()).toBe(true);
  const restore = flags.withDefaultFlags();
  expect(heeds()).toBe(false);
  restore();
  expect(heeds()).toBe(true);
  flags.setFlags([]);
  expect(heeds()).toBe(false);
});

it.each([undefined, false, true])('restores whether deprecations are reported: %s', (before) => {
  const { noDeprecation } = process;
  Object.assign(process, { noDeprecation: before });
  flags.setFlags([natives]);
  expect(Boolean(process.noDeprecation)).toBe(Boolean(before));
  Object.assign(process, { noDeprecation });
});
