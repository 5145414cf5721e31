import type { Document, Location, Positions } from '../../../src/document/document.ts';
import { linesOf } from '../../../src/document/lines.ts';
import type { Difference } from './difference.ts';

/** A file of a definition with an edit in it. */
export interface Edited {
  readonly file: string;
  /** The text up to the edit, what was edited in, and the text behind it. */
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** Makes a difference in the text of a definition, as an author would; undefined where no literal stands there. */
export async function editByHand(document: Document, difference: Difference): Promise<Edited | undefined> {
  const positions = await document.positions();
  const { path } = difference;
  if (difference.kind === 'renamed') {
    const key = sliceOf(positions, positions.locate({ path, on: 'key' }));
    return key && { ...key, text: nameLike(key.text, difference.to) };
  }
  if (difference.kind === 'changed') {
    const value = sliceOf(positions, positions.locate({ path, on: 'value' }));
    return value && { ...value, text: literalLike(value.text, difference.value) };
  }
  const owner = sliceOf(positions, positions.locate({ path: path.slice(0, -1), on: 'value' }));
  const opening = owner && /^(?:\{|IntegrationDefinition$)/.test(owner.text) ? openingOf(owner) : undefined;
  const entry = ` ${JSON.stringify(path.at(-1))}: ${JSON.stringify(difference.value)},`;
  return opening && { ...opening, text: entry };
}

function sliceOf({ sources }: Positions, { file, start, end, approximate }: Location): Edited | undefined {
  const source = sources.get(file) ?? '';
  const lines = linesOf(source);
  const [from, to] = [lines.offsetAt(start), lines.offsetAt(end)];
  return approximate
    ? undefined
    : { file, before: source.slice(0, from), text: source.slice(from, to), after: source.slice(to) };
}

/** The place behind the brace of an object, or of what a definition is made of. */
function openingOf({ file, before, text, after }: Edited): Edited | undefined {
  const brace = /^(?:\{|IntegrationDefinition\(\{)/.exec(text + after)?.[0];
  if (brace === undefined) return undefined;
  return { file, before: before + brace, text: '', after: (text + after).slice(brace.length) };
}

const nameLike = (old: string, name: string): string =>
  /^\w/.test(old) && /^[A-Za-z_]\w*$/.test(name) ? name : literalLike(old, name);

function literalLike(old: string, value: unknown): string {
  if (typeof value !== 'string' || !old.startsWith("'")) return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
