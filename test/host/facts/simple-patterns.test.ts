import { expect, it } from 'vitest';
import { isTame } from '../../../src/host/facts/patterns/simple-patterns.ts';

it.each([
  '^PX\\d{8}$',
  '^(?!\\.)(?!.*\\.\\.)([a-zA-Z0-9_+-\\.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9\\-]*\\.)+[a-zA-Z]{2,}$',
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  `^(${Array.from({ length: 180 }, (_, index) => `C${index}`).join('|')})$`,
  '\\?\\+\\*[?*+|{]{0,3}',
  '(?<=a)b(?:c)?',
])('accepts %s as simple', (source) => expect(isTame(source)).toBe(true));

it.each([
  ['optional letters in a row', 'a?'.repeat(60) + 'a'.repeat(60)],
  ['groups of alternatives in a row', '(?:a|b|c)'.repeat(30)],
  ['counters, which are written out', 'a{0,3}'.repeat(10)],
  ['counters of groups in counters', '(?:(?:a?b?){3}){3}'],
  ['a long pattern', 'a'.repeat(15_000)],
])('does not accept %s as simple', (_, source) => expect(isTame(source)).toBe(false));
