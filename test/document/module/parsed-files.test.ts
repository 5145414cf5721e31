import { expect, it, vi } from 'vitest';
import { loadParser } from '../../../src/document/module/syntax/parse.ts';
import { ParsedFiles } from '../../../src/document/module/syntax/parsed-files.ts';

it('parses a file again only where its text is another one', async () => {
  const parser = await loadParser();
  const parse = vi.fn(parser.parse);
  const files = new ParsedFiles();
  const read = (path: string, text: string) => files.read({ ...parser, parse }, path, text);
  const actions = read('src/actions.ts', 'export const actions = {};');
  read('src/states.ts', 'export const states = {};');
  expect(read('src/actions.ts', 'export const actions = {};')).toBe(actions);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(read('src/actions.ts', 'export const actions = { book: {} };')).not.toBe(actions);
  expect(parse).toHaveBeenCalledTimes(3);
});

it('forgets what was not asked for longest, where there is too much', async () => {
  const parser = await loadParser();
  const files = new ParsedFiles();
  const text = `/*${' '.repeat(1_000_000)}*/`;
  const read = (at: number) => files.read(parser, `src/module-${at}.ts`, text);
  const [first, second] = [read(0), read(1)];
  for (let at = 2; at < 8; at++) {
    read(at);
    expect(read(0)).toBe(first);
  }
  expect(read(1)).not.toBe(second);
});
