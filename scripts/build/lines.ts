import { parse } from '@babel/parser';
import { isObject } from '../../src/data/objects.ts';

/** Length of a line after which the next statement begins a new one. */
const maxLineLength = 160;

/**
 * Splits code into lines: for an uncaught error, Node prints the whole throwing line before the message, and a minified chunk
 * is one line.
 */
export function splitIntoLines(code: string): string {
  const lines: string[] = [];
  let end = 0;
  for (const start of statementsIn(code)) {
    if (start - end < maxLineLength) continue;
    lines.push(code.slice(end, start));
    end = start;
  }
  return [...lines, code.slice(end)].join('\n');
}

/** Returns the sorted offsets of statements that follow another one or open a block. */
function statementsIn(code: string): readonly number[] {
  const starts: number[] = [];
  const stack: unknown[] = [parse(code, { sourceType: 'script' }).program];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (Array.isArray(node)) stack.push(...node);
    if (!isObject(node)) continue;
    const { type, start } = node;
    if (typeof type === 'string' && /(?:Statement|Declaration)$/.test(type) && typeof start === 'number') {
      if (';{}'.includes(code[start - 1] ?? ' ')) starts.push(start);
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'loc' && value !== null && typeof value === 'object') stack.push(value);
    }
  }
  return starts.sort((a, b) => a - b);
}
