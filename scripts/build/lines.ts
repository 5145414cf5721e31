import { parse } from '@babel/parser';
import { isObject } from '../../src/data/objects.ts';

/** How long a line gets before the next statement begins another. */
const longest = 160;

/**
 * The same code in lines: of an error that nobody catches, Node shows the line that throws before it shows what the error
 * says, and all of a chunk would be one.
 */
export function inLines(code: string): string {
  const lines: string[] = [];
  let end = 0;
  for (const start of statementsIn(code)) {
    if (start - end < longest) continue;
    lines.push(code.slice(end, start));
    end = start;
  }
  return [...lines, code.slice(end)].join('\n');
}

/** Where a statement follows another, or opens a block, in order. */
function statementsIn(code: string): readonly number[] {
  const starts: number[] = [];
  const waiting: unknown[] = [parse(code, { sourceType: 'script' }).program];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (Array.isArray(one)) waiting.push(...one);
    if (!isObject(one)) continue;
    const { type, start } = one;
    if (typeof type === 'string' && /(?:Statement|Declaration)$/.test(type) && typeof start === 'number') {
      if (';{}'.includes(code[start - 1] ?? ' ')) starts.push(start);
    }
    for (const [key, value] of Object.entries(one)) {
      if (key !== 'loc' && value !== null && typeof value === 'object') waiting.push(value);
    }
  }
  return starts.sort((a, b) => a - b);
}
