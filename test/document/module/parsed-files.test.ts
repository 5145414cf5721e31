import { expect, it, vi } from 'vitest';
import { loadParser } from '../../../src/document/module/syntax/parse.ts';
import { ParsedFiles } from '../../../src/document/module/syntax/parsed-files.ts';

it('parses a file again only where its text is another one', async () => {
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

it('keeps no more than it is given room for', async () => {
  const parser = await loadParser();
  const files = new ParsedFiles(100);
  const read = (at: number) => files.read(parser, `src/module-${at}.ts`, `/*${' '.repeat(50)}*/`);
  const first = read(0);
  expect(read(0)).toBe(first);
  read(1);
  expect(read(0)).not.toBe(first);
});

it('keeps what a definition comes to as it was, as long as its file is kept', async () => {
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
