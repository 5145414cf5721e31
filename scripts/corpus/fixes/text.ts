import { isDeepStrictEqual } from 'node:util';
import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { openDocument } from '../../../src/document/open-text.ts';
import { losses } from './kept.ts';
import { type Faulty, type Mended, mend } from './mend.ts';
import type { Line, Writing } from './writing.ts';

/** A manifest as it is written. */
export interface Written {
  readonly writing: Writing;
  readonly lines: readonly Line[];
  readonly open: Faulty['open'];
}

/** @throws Error where the text does not say what it is to say. */
export function write(data: object, writing: Writing): Written {
  const lines = writing.write(data);
  const text = lines.map((line) => line.text + writing.lineEnd).join('');
  const read: unknown = writing.syntax === 'yaml' ? parseYaml(text) : parseJson(text);
  if (!isDeepStrictEqual(read, data)) throw new Error(`${writing.name} is not written as it is read.`);
  const file = `integration.${writing.syntax}`;
  return { writing, lines, open: (overlay) => openDocument(file, overlay.get(file) ?? text) };
}

/** Applies fixes to a text: no byte changes that they are not about. */
export async function mendText({ writing, lines, open }: Written, faulty: Omit<Faulty, 'open'>): Promise<Mended> {
  const mended = await mend({ ...faulty, open });
  const [change] = mended.fixed.changes;
  if (change === undefined) return mended;
  const top = (await open(new Map())).wrapped ? ['integration'] : [];
  const patches = mended.passes.flat().map((patch) => ({ ...patch, path: [...top, ...patch.path] }));
  const complaints = [...mended.complaints];
  const texts = change.after.split(writing.lineEnd);
  if (texts.some((text) => /[\r\n]/.test(text))) complaints.push('the fix writes other line ends');
  if (texts.pop() !== '') complaints.push('the fix takes the last line end');
  return { ...mended, complaints: [...complaints, ...losses(lines, texts, patches)] };
}
