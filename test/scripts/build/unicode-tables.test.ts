import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { compressUnicodeTables } from '../../../scripts/build/unicode-tables.ts';

const refa = readFileSync(createRequire(import.meta.url).resolve('refa'), 'utf8');

/** Returns the tables in the code in order, by name. */
const tablesIn = (code: string, reading: string): Readonly<Record<string, unknown>> => {
  const declared = [...code.matchAll(/([\w$]+)=((?:JSON\.parse|shortRanges|shortCases)\('[^']+'\))/g)];
  const entries = declared.map(([, name, table]) => `'${name}': ${table}`);
  return new Function(`${reading}; return { ${entries.join(', ')} };`)();
};

describe('tables of Unicode', () => {
  it('are the same after compression', () => {
    const short = compressUnicodeTables(refa);
    const tables = tablesIn(refa, '');
    expect(Object.keys(tables).length).toBeGreaterThan(300);
    expect(tablesIn(short, short.slice(0, short.indexOf('"use strict"')))).toEqual(tables);
    expect(short).not.toContain('JSON.parse');
    expect(short.length).toBeLessThan(400_000);
  });

  it('produce the same ranges and cases', () => {
    const code = `"use strict";const a=JSON.parse('[{"min":0,"max":64},{"min":91,"max":91},{"min":93,"max":1114111}]'),b=JSON.parse('{"65":[65,97],"97":[65,97],"75":[75,107,8490]}');`;
    const short = compressUnicodeTables(code);
    expect(short).toContain(`a=shortRanges('0 1s q 0 1 nvky'),b=shortCases('1t 2p|23 2z 6ju')`);
    expect(new Function(`${short} return [a, b];`)()).toEqual([
      [
        { min: 0, max: 64 },
        { min: 91, max: 91 },
        { min: 93, max: 1114111 },
      ],
      {
        65: [65, 97],
        97: [65, 97],
        75: [75, 107, 8490],
        107: [75, 107, 8490],
        8490: [75, 107, 8490],
      },
    ]);
  });

  it('leave other code as it is', () => {
    const code = `const ports = JSON.parse('{"ferry":[65,97]}');`;
    expect(compressUnicodeTables(code)).toBe(code);
  });
});
