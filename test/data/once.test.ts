import { expect, it, vi } from 'vitest';
import { cachedForLast, cachedForRecent, distinctTexts, onceEach, onceFor } from '../../src/data/once.ts';

it('computes consecutive requests for the same key once, and again after another key', () => {
  const make = vi.fn((name: string) => ({ name }));
  const made = cachedForLast(make);
  expect(made('a')).toBe(made('a'));
  expect(made('b')).toEqual({ name: 'b' });
  expect(made('a')).toEqual({ name: 'a' });
  expect(make.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

it('passes each text on once', () => {
  const hear = vi.fn();
  const tell = distinctTexts(hear);
  for (const text of ['a', 'b', 'a']) tell(text);
  expect(hear.mock.calls).toEqual([['a'], ['b']]);
  expect(() => distinctTexts()('nobody hears it')).not.toThrow();
});

it('computes once per object', () => {
  const make = vi.fn((one: { readonly name: string }) => one.name.length);
  const made = onceFor(make);
  const [dock, also] = [{ name: 'dock' }, { name: 'dock' }];
  expect([made(dock), made(dock), made(also)]).toEqual([4, 4, 4]);
  expect(make.mock.calls).toEqual([[dock], [also]]);
});

it('forgets the values of objects after so many others', () => {
  const make = vi.fn((one: { readonly name: string }) => one.name.length);
  const made = cachedForRecent(make, 2);
  const [dock, quay, pier] = [{ name: 'dock' }, { name: 'quay' }, { name: 'pier' }];
  expect([made(dock), made(quay), made(dock), made(pier), made(pier), made(dock)]).toEqual([4, 4, 4, 4, 4, 4]);
  expect(make.mock.calls).toEqual([[dock], [quay], [pier], [dock]]);
});

it('computes once per name, even if the value is undefined', () => {
  const make = vi.fn((name: string) => (name === 'dock' ? 1 : undefined));
  const made = onceEach(make);
  expect([made('dock'), made('dock'), made('quay'), made('quay')]).toEqual([1, 1, undefined, undefined]);
  expect(make.mock.calls).toEqual([['dock'], ['quay']]);
});
