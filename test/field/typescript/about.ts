import { isDeepStrictEqual } from 'node:util';
import { type Path, partOf } from '../../../src/data/path.ts';
import type { Document, Location } from '../../../src/document/document.ts';
import { linesOf } from '../../../src/document/lines.ts';
import type { Diagnostic } from '../../../src/engine/result/result.ts';
import type { Definition } from './platform.ts';

/** A finding and its context. */
export interface Found {
  readonly finding: Diagnostic;
  readonly definition: Definition;
  readonly data: Document['data'];
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Whether a range in TypeScript contains the key or the string that its finding is about, so that changing it changes the
 * finding.
 */
export async function isAbout({ finding: { path, location }, definition, data, sources }: Found): Promise<boolean> {
  const { before, text, after } = slicesOf(sources, location);
  // The SDK's own messages are in no file of the author: the reference to one represents all of its content.
  if (/\bmessages\.(?:defaults\.)?$/.test(before)) return true;
  if (!isNamed(path, partOf(data, path), before, text)) return false;
  const other = unquoted(text) === path.at(-1) ? 'another' : "'another'";
  const document = await definition.open(new Map([[location.file, before + other + after]]));
  return !isDeepStrictEqual(partOf(document.data, path), partOf(data, path));
}

function isNamed(path: Path, value: unknown, before: string, text: string): boolean {
  const key = path.at(-1);
  if (key === undefined) return text === 'IntegrationDefinition';
  const isValue = new RegExp(`(?:^|[\\s{,'"])${String(key).replace(/\W/g, '\\$&')}['"]?\\s*:\\s*$`).test(before);
  return unquoted(text) === String(key) || unquoted(text) === value || isValue;
}

/** Joins a string literal that is split with `+`, without its quotes. */
const unquoted = (text: string): string => text.replace(/^['"`]|['"`]$/g, '').replace(/['"`]\s*\+\s*['"`]/g, '');

/** Returns the source before, in and after a range. */
export function slicesOf(sources: ReadonlyMap<string, string>, { file, start, end }: Location) {
  const source = sources.get(file) ?? '';
  const lines = linesOf(source);
  const [from, to] = [lines.offsetAt(start), lines.offsetAt(end)];
  return { before: source.slice(0, from), text: source.slice(from, to), after: source.slice(to) };
}
