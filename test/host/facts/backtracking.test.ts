import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponentialPart } from '../../../src/engine/expressions/backtracking.ts';
import { mayTakeLong } from '../../../src/host/facts/patterns/gather.ts';
import { stepsOf } from './steps.ts';

describe('an expression that takes exponential time', () => {
  it.each([
    ['^(a+)+$', '(a+)+', 'a'],
    ['^(\\w+\\s?)*$', '(\\w+\\s?)*', 'a'],
    ['^([a-z]+-?)+$', '([a-z]+-?)+', 'a'],
    ['^(\\d+,?)+$', '(\\d+,?)+', '1'],
    ['^(.*)*$', '(.*)*', 'a'],
    ['^(a|a)*$', '(a|a)*', 'a'],
    ['^(a|aa)+$', '(a|aa)+', 'a'],
    ['^(\\w|\\d)+$', '(\\w|\\d)+', '1'],
    ['^(?:a|b|ab)*c', '(?:a|b|ab)*', 'ab'],
    ['^x(?:[a-z]|a{2})*?$', '(?:[a-z]|a{2})*?', 'a'],
    ['^(a{1,100}){1,100}b', '(a{1,100}){1,100}', 'a'],
    ['^(?:\\w{1,40}){10,}:$', '(?:\\w{1,40}){10,}', 'a'],
    ['^(?=(a+)+$)', '(a+)+', 'a'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', '(([a-z])+.)+', 'a'],
    ['^(\\d{1,3},?)+$', '(\\d{1,3},?)+', '1'],
    ['^([a-z]{2,3})+$', '([a-z]{2,3})+', 'aa'],
    ['^((ab)*)*$', '((ab)*)*', 'ab'],
    ['^(\\\\?.)*$', '(\\\\?.)*', '\\'],
    ['^(\\s*\\S+\\s*)*;$', '(\\s*\\S+\\s*)*', 'a'],
    ['^(\\s*\\S\\s*)*;$', '(\\s*\\S\\s*)*', 'a '],
    ['^(a+){12,12}b$', '(a+){12,12}', 'a'],
  ])('%s, because of %s', (pattern, part, pump) => {
    const span = exponentialPart(pattern, true);
    expect(span && pattern.slice(...span)).toBe(part);
    const steps = (times: number) => stepsOf(pattern, `${pattern.startsWith('^x') ? 'x' : ''}${pump.repeat(times)}\n!`);
    // Four more repetitions multiply the steps, however many there are.
    expect(steps(12) / steps(8)).toBeGreaterThan(4);
    expect(steps(16) / steps(12)).toBeGreaterThan(4);
  });
});

describe('a counted group with ambiguous matches, the more the higher the count', () => {
  it.each([
    ['^(a?){N}a{N}$', '(a?){N}', 0.5],
    ['^(a?){N}$', '(a?){N}', 0.5],
    ['(a?){N}b', '(a?){N}', 0.5],
    ['^(?:.?){N}$', '(?:.?){N}', 0.5],
    ['^(|a){N}b$', '(|a){N}', 0.5],
    ['^(?:a??){N}b', '(?:a??){N}', 0.5],
    ['^(a|aa){N}$', '(a|aa){N}', 1.2],
    ['^(a|aa){2,N}$', '(a|aa){2,N}', 1.2],
    ['^(a{1,3}){N}$', '(a{1,3}){N}', 1.2],
  ])('%s, because of %s', (written, repeated, length) => {
    const counted = (text: string, count: number) => text.replaceAll('N', String(count));
    const span = exponentialPart(counted(written, 30), true);
    expect(span && counted(written, 30).slice(...span)).toBe(counted(repeated, 30));
    expect(exponentialPart(counted(written, 8), true)).toBeUndefined();
    const steps = (count: number) => stepsOf(counted(written, count), `${'a'.repeat(count * length)}\n!`);
    // Four more repetitions multiply the steps, however many there are.
    expect(steps(12) / steps(8)).toBeGreaterThan(4);
    expect(steps(16) / steps(12)).toBeGreaterThan(4);
  });
});

describe('an expression that does not', () => {
  it.each([
    '^(a?){0,30}$',
    '^(a?){30}',
    '(a?){30}',
    '^(a?){8}$',
    '^(?:ab?){30}$',
    '^([+-]?\\d){20}$',
    '^(?:[0-9a-f]{2}:?){20}$',
    '^(?:\\d[ -]*?){13,16}$',
    '^(?:[A-Z]?[a-z]){20}$',
    '^(?:\\w{1,63}\\.){1,20}\\w{2,}$',
    '^(?:\\w\\s?){0,50}$',
    '^(?:\\s?\\w){1,50}$',
    '^(?:[a-z]{3},?){1,40}$',
    '^(\\d{3}-?){20}$',
    '^\\d+$',
    '(a+)+',
    '^(a|b)*$',
    '^(?:a|b|ab)*',
    '^(.|\\n)*$',
    '^[a-z]+(-[a-z]+)*$',
    '^[a-z0-9]+(?:[._-][a-z0-9]+)*$',
    '^([0-9a-fA-F]{1,4}:){1,7}:$',
    '^(?:[A-Z][a-z]+\\s?){1,10}$',
    '^(?:"(?:[^"\\\\]|\\\\.)*"|\\w)+$',
    '^#([A-Fa-f0-9]{6}|[A-Fa-f0-9]{3})$',
    '^https?://[^\\s/$.?#].[^\\s]*$',
    '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
    '^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$',
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$',
    '^(\\1a|b)+$',
    '^(?:(?=a)a|b)+$',
    '^(\\s*\\S+\\s*)*$',
    '^(\\s*\\S\\s*)*$',
    '^(\\s+\\S+)*$',
    '^([\\s\\S]+)*$',
    '^([ab]{2}[^a]+){2,}b',
    '(\\d{1,3},?)+',
    '^(\\d{3},)*\\d{3}$',
    '^([0-9a-f]{32},?)+$',
    '^(?:[a-z]{1,3}\\d)+$',
  ])('%s', (pattern) => {
    expect(exponentialPart(pattern, true)).toBeUndefined();
  });

  it('of the legacy syntax', () => {
    expect(exponentialPart('^\\_(a\\-)+$', false)).toBeUndefined();
  });
});

it('finds that part among others, before and after it', () => {
  const pattern = 'x{3,50}y{2,90}(?:b(c{1,70})+)+[a-z]{4,99}$';
  const span = exponentialPart(pattern, true);
  expect(span && pattern.slice(...span)).toBe('(c{1,70})+');
});

it('finds it inside of optional parts, and where another match exists', () => {
  expect(exponentialPart('^((a+)+b)*', true)).toEqual([2, 7]);
  expect(exponentialPart('(b*\\s?)*$', true)).toEqual([0, 8]);
});

/** Like the labels of a host name, but with a second repetition, a dot in the character class, or a repetition around it. */
const ambiguous = [
  '([a-z]*[a-z]*\\.)+$',
  '([a-z.]+\\.)+$',
  '([--z]+\\.)+$',
  '((?:[a-z]+\\.)+)+$',
  '([a-z]+.)+$',
  '(a*a*\\([a-z]+\\.)+$',
  '([\\D]+\\.)+$',
  '([a-z]+(?:[a-z]*[a-z])?\\.)+$',
  '([a-z](?:[a-z]*[a-z]*)?\\.)+$',
  '([a-z](?:[a-z]*[a-z])*\\.)+$',
];

it('only expressions with repeated groups need to be analysed', () => {
  const pieces = [
    'a',
    '[a-z]',
    '\\d',
    '.',
    '(a|b)',
    '(?:ab)',
    '(?=a)',
    'a*',
    '[a-z]+',
    '\\w{2,}',
    'a{1,50}',
    '(a*)?',
    '(?:a+|b)',
    '\\1',
    '$',
    '|',
    '([a-z]+\\.)+',
    '(?:[a-z0-9][a-z0-9-]{0,61}\\.)*',
    '([A-Z_][\\w]*)?',
    '([a-z][a-z\\-]*\\.){3,}',
    '([\\w-]+\\.)+',
    '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+',
    '([a-z]([\\d][a-z])?\\.)*',
  ];
  const property = fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
    expect(mayTakeLong(parts.join(''))).toBe(false);
    expect(exponentialPart(parts.join(''), false)).toBeUndefined();
  });
  fc.assert(property, { numRuns: 200 });
  expect(['^(a+)+$', '(?:a|aa)*', '(a+){2,}', '(?=a)*', ...ambiguous].every(mayTakeLong)).toBe(true);
});
