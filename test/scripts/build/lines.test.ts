import { describe, expect, it } from 'vitest';
import { splitIntoLines } from '../../../scripts/build/lines.ts';

const dispatch = (count: number): string =>
  Array.from({ length: count }, (_, index) => `ship("parcel-${String(index).padStart(3, '0')}");`).join('');

describe('code in lines', () => {
  it('is the same code, in lines of about 160 characters', () => {
    const code = dispatch(40);
    const lines = splitIntoLines(code).split('\n');
    expect(lines.join('')).toBe(code);
    expect(lines.map(({ length }) => length)).toEqual([171, 171, 171, 171, 76]);
  });

  it('breaks only before statements, also inside of functions', () => {
    const code = `function load(){const weights=[${'1,'.repeat(90)}1];return weights}load();`;
    expect(splitIntoLines(code).split('\n')).toEqual([
      `function load(){const weights=[${'1,'.repeat(90)}1];`,
      'return weights}load();',
    ]);
  });

  it('leaves short code, and strings that look like statements, as they are', () => {
    expect(splitIntoLines('ship("parcel");')).toBe('ship("parcel");');
    const text = `const note="${'load();'.repeat(60)}";`;
    expect(splitIntoLines(text)).toBe(text);
  });
});
