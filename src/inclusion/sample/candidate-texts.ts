import { formatSamples } from '../formats.ts';
import { sampleMatches } from '../patterns/sample.ts';

const commonTexts = ['text', 'a', 'A', '0', '', '~', ' ', '12345', 'aaaaaa', ...new Set(formatSamples.values())];

/** Yields candidate strings for some patterns and formats, with at least `min` characters. */
export function* candidateTexts(
  patterns: readonly string[],
  formatNames: readonly string[],
  min: number,
): Generator<string> {
  const formatted = formatNames.map((name) => formatSamples.get(name)).filter((text) => text !== undefined);
  const matching = new Set(sampleMatches(patterns, min));
  yield* formatted;
  for (const text of formatted) for (const part of matching) yield* combine(text, part);
  for (const text of formatted) yield* variationsOf(text);
  yield* matching;
  yield* commonTexts;
  for (const text of matching) yield* variationsOf(text);
}

/** Yields strings that differ from another one in the last character, or have one more. */
function* variationsOf(text: string): Generator<string> {
  const start = [...text].slice(0, -1).join('');
  for (const before of [start, text]) for (const end of ['b', 'c', '1', '2', 'B', 'C']) yield before + end;
}

/** Yields a sample of a format with a part of it replaced by a string for a pattern. */
function* combine(text: string, part: string): Generator<string> {
  const [first, last] = [text.indexOf(part.charAt(0)), text.lastIndexOf(part.charAt(part.length - 1))];
  if (part === '') return;
  if (first >= 0) yield text.slice(0, first) + part;
  if (last >= 0) yield part + text.slice(last + 1);
  yield text + part;
  yield part + text;
}
