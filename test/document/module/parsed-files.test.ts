import { expect, it, vi } from 'vitest';
import { ParsedFiles, parsingFor } from '../../../src/document/module/syntax/parsed-files.ts';
import { loadParser } from '../../../src/document/module/syntax/parser.ts';

it('parses a file again only if its text has changed', async () => {
  const parser = await loadParser();
  const parse = vi.fn(parser.parse);
  const files = new ParsedFiles();
  const read = (path: string, text: string) => files.read({ ...parser, parse }, path, text);
  const actions = read('src/actions.ts', 'export class Actions {}');
  read('src/states.ts', 'export class States {}');
  expect(read('src/actions.ts', 'export class Actions {}')).toBe(actions);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(read('src/actions.ts', 'export class Actions { book = 1 }')).not.toBe(actions);
  expect(parse).toHaveBeenCalledTimes(3);
});

it('evicts the least recently used files if there are too many', async () => {
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

it('keeps no more than its capacity', async () => {
  const parser = await loadParser();
  const files = new ParsedFiles(100);
  const read = (at: number) => files.read(parser, `src/module-${at}.ts`, `/*${' '.repeat(50)}*/`);
  const first = read(0);
  expect(read(0)).toBe(first);
  read(1);
  expect(read(0)).not.toBe(first);
});

it('keeps an evaluated definition, as long as its file is kept', async () => {
  const parser = await loadParser();
  const files = new ParsedFiles();
  const read = (path: string, text: string) => files.read(parser, path, text);
  const manifest = (title: string) => ({ name: 'berths', actions: { book: { title }, cancel: { title: 'Cancel' } } });
  expect(files.manifest('never-read.ts', manifest('Book'))).toEqual(manifest('Book'));
  read('integration.definition.ts', 'export default 1');
  const first = files.manifest('integration.definition.ts', manifest('Book'));
  read('integration.definition.ts', 'export default 2');
  const second = files.manifest('integration.definition.ts', manifest('Book a berth'));
  expect(second).toEqual(manifest('Book a berth'));
  expect(second).toHaveProperty('actions.cancel', expect.anything());
  const cancel = (data: object) => Object.entries(data).find(([name]) => name === 'actions')?.[1].cancel;
  expect(cancel(second)).toBe(cancel(first));
  for (let at = 0; at < 9; at++) read(`src/module-${at}.ts`, `/*${' '.repeat(1_000_000)}*/`);
  expect(cancel(files.manifest('integration.definition.ts', manifest('Book')))).not.toBe(cancel(first));
});

it('computes a value of a text once per function, as long as there is room', () => {
  const files = new ParsedFiles();
  const made = (text: string) => ({ length: text.length });
  const other = (text: string) => ({ text });
  const first = files.derived('package.json', '{}', made);
  expect(files.derived('package.json', '{}', made)).toBe(first);
  expect(files.derived('package.json', '{}', other)).toEqual({ text: '{}' });
  expect(files.derived('package.json', '{}', made)).toBe(first);
  expect(files.derived('package.json', '{ }', made)).toEqual({ length: 3 });
  const again = files.derived('package.json', '{}', made);
  files.derived('large.json', ' '.repeat(600_000), made);
  expect(files.derived('package.json', '{}', made)).not.toBe(again);
});

it('keeps only files that several definitions share, of those that are read once', async () => {
  const parser = await loadParser();
  const shared = new ParsedFiles();
  const parsing = parsingFor(shared, (path) => path.startsWith('ferry/'));
  const read = (path: string) => parsing.read(parser, path, 'export const title = 1');
  expect(read('ferry/title.ts')).not.toBe(read('ferry/title.ts'));
  expect(read('common/title.ts')).toBe(read('common/title.ts'));
  const made = (path: string) => parsing.derived(path, '{}', (text) => [text]);
  expect(made('ferry/package.json')).not.toBe(made('ferry/package.json'));
  // Evaluated manifests are not kept either, so one object may occur at several paths of a manifest.
  expect(parsing.manifest).toBeUndefined();
});
