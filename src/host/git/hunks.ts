import { firstWhere } from '../../data/sorted.ts';

/** Lines of a file, the end exclusive. */
type Span = readonly [start: number, end: number];

const hunkHead = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Of what git takes for binary, as `.gitattributes` can say of any file, it shows no lines: any may have changed. */
const binaryFile = /^Binary files .+ and (?:b\/(.*)|"b\/(.*)") differ$/;

/** Whether a diff without context adds any of some lines, or takes out what stood beside one; by the name of the file. */
export function changesIn(diff: string): ReadonlyMap<string, (first: number, last: number) => boolean> {
  const spans = new Map<string, Span[]>();
  let into: Span[] = [];
  const lines = diff.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const name = nameIn(line);
    if (name !== undefined) {
      into = [];
      spans.set(name, into);
    }
    const [binary, plain, quoted] = binaryFile.exec(line) ?? [];
    if (binary !== undefined) spans.set(plain ?? unquoted(quoted ?? ''), [[1, Number.POSITIVE_INFINITY]]);
    const [head, removed = '1', start = '', added = '1'] = hunkHead.exec(line) ?? [];
    if (head === undefined) continue;
    // Where nothing is added, the head names the line before what was taken out.
    into.push([Number(start), Number(start) + (Number(added) || 2)]);
    // What stands in the hunk may look like a diff itself.
    at += linesOfHunk(lines, at + 1, Number(removed) + Number(added));
  }
  return new Map([...spans].map(([name, all]) => [name, (first, last) => isAnyIn(all, first, last)]));
}

/** Git says between the lines of a hunk where a file has no line break at its end. */
function linesOfHunk(lines: readonly string[], from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0 && at < lines.length; at++) if (!lines[at]?.startsWith('\\')) left -= 1;
  return at - from;
}

/** The name of the file as it is after the change. Git quotes what is not plain, and ends a name with blanks by a tab. */
function nameIn(line: string): string | undefined {
  const [, plain, quoted] = /^\+\+\+ (?:b\/([^\t]*)\t?|"b\/(.*)"\t?|\/dev\/null)$/.exec(line) ?? [];
  if (quoted !== undefined) return unquoted(quoted);
  return plain ?? (line === '+++ /dev/null' ? '' : undefined);
}

const letters: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const unquoted = (name: string): string =>
  name.replace(/\\(?:([0-7]{3})|(.))/gs, (_, octal: string | undefined, letter: string) =>
    octal === undefined ? (letters[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
  );

/** A diff names the lines of a file from the top down. */
function isAnyIn(spans: readonly Span[], first: number, last: number): boolean {
  const [start] = spans[firstWhere(spans, ([, end]) => end > first)] ?? [];
  return start !== undefined && start <= last;
}
