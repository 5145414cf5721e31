import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import { expect, test } from 'vitest';
import { hublint, type Seen } from '../cli/terminal.ts';
import { write } from '../host/folder.ts';

/** Where the commands of a page are run. */
export interface Place {
  readonly folder: () => string;
  readonly env?: () => Readonly<Record<string, string>>;
  /** The name of the file that a code block of each language contains. */
  readonly files?: Readonly<Record<string, string>>;
}

interface Block {
  readonly language: string;
  readonly text: string;
}

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;
const textOf = (page: string): string => readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');

/** Returns the code blocks of a page in `docs/` in order. */
export const blocksOf = (page: string): readonly Block[] =>
  [...textOf(page).matchAll(fence)].map(([, language = '', text = '']) => ({ language, text }));

/** Returns a page in `docs/` without its code blocks. */
export const proseOf = (page: string): string => textOf(page).replace(fence, '');

/**
 * Executes the code blocks of a page in order, in one folder: each command of a `console` block must print what is below it,
 * where `⋮` replaces omitted lines; each `diff` must apply; a file that is shown is created. The commands in the text must
 * work, and links must lead to existing files.
 */
export function testPage(page: string, place: Place): void {
  for (const { language, text } of blocksOf(page)) {
    if (language === 'diff') test(`changes ${text.split('\n')[0]}`, () => change(place.folder(), text));
    const file = place.files?.[language];
    if (file !== undefined) test(`has ${file}`, () => write(place.folder(), { [file]: text }));
    if (language !== 'console') continue;
    for (const [, command = '', output = ''] of text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      test(command, async () => matches(await shown(command, place), output));
    }
  }
  const prose = proseOf(page);
  const mentioned = [...prose.matchAll(/`(npx hublint [^`]+)`/g)].map(([, command = '']) => command);
  for (const command of mentioned) {
    test(`mentions ${command}`, async () => expect(await ran(command, place)).toMatchObject({ code: 0 }));
  }
  test('leads to what is there', () => {
    for (const [, file = '', heading] of prose.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)) {
      const led = textOf(file || page);
      if (heading) expect(headingsOf(led)).toContain(heading);
    }
  });
  test('is short', () => expect(textOf(page).split('\n').length).toBeLessThanOrEqual(121));
}

const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

function ran(command: string, { folder, env = () => ({}) }: Place): Promise<Seen> {
  expect(command).toMatch(/^npx hublint(?: [^\s"']+)*$/);
  return hublint(folder(), command.slice('npx hublint'.length), { env: env() });
}

async function shown(command: string, place: Place): Promise<string> {
  const { stdout, stderr } = await ran(command, place);
  return stdout + stderr;
}

function matches(output: string, expected: string): void {
  const [start = '', ...parts] = expected.split(/^⋮\n/m);
  if (parts.length === 0) expect(output).toBe(expected);
  expect(output.slice(0, start.length)).toBe(start);
  let rest = output.slice(start.length);
  for (const part of parts) {
    expect(rest).toContain(part);
    rest = rest.slice(rest.indexOf(part) + part.length);
  }
  if (parts.at(-1) !== '') expect(rest).toBe('');
}

function change(folder: string, text: string): void {
  for (const patch of parsePatch(text)) {
    const file = join(folder, patch.oldFileName ?? '');
    const changed = applyPatch(readFileSync(file, 'utf8'), patch);
    if (changed === false) throw new Error(`The change does not fit \`${patch.oldFileName}\`.`);
    writeFileSync(file, changed);
  }
}
