import { binarySearch } from '../../data/sorted.ts';

/** A range of lines, end exclusive. If it is empty, both numbers are the line that follows it. */
type Span = readonly [start: number, end: number];

/** The lines of a file before a change, and the lines that replace them. */
export interface Hunk {
  readonly before: Span;
  readonly after: Span;
}

const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Git shows no lines of a binary file, and `.gitattributes` can declare any file binary: every line may have changed. */
const binaryFile = /^Binary files .+ and (?:b\/(.*)|"b\/(.*)") differ$/;
const everyLine: Span = [1, Number.POSITIVE_INFINITY];

/** Returns the hunks of a diff without context, by file name, each list from the top of the file down. */
export function hunksIn(diff: string): ReadonlyMap<string, readonly Hunk[]> {
  const hunks = new Map<string, Hunk[]>();
  let current: Hunk[] = [];
  const lines = diff.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const name = nameIn(line);
    if (name !== undefined) {
      current = [];
      hunks.set(name, current);
    }
    const [binary, plain, quoted] = binaryFile.exec(line) ?? [];
    if (binary !== undefined) hunks.set(plain ?? unquoted(quoted ?? ''), [{ before: everyLine, after: everyLine }]);
    const [head, from, removed = '1', to, added = '1'] = hunkHead.exec(line) ?? [];
    if (head === undefined) continue;
    current.push({ before: span(Number(from), Number(removed)), after: span(Number(to), Number(added)) });
    // The content of a hunk may itself look like a diff.
    at += linesOfHunk(lines, at + 1, Number(removed) + Number(added));
  }
  return hunks;
}

/** For a range of no lines, a hunk head names the line before it. */
const span = (start: number, count: number): Span => (count === 0 ? [start + 1, start + 1] : [start, start + count]);

/** Returns whether any line of a range was added, or is next to deleted lines. */
export function isAnyIn(hunks: readonly Hunk[], first: number, last: number): boolean {
  const extent = ({ after: [start, end] }: Hunk): Span => (start === end ? [start - 1, end + 1] : [start, end]);
  const hunk = hunks[binarySearch(hunks, (one) => extent(one)[1] > first)];
  return hunk !== undefined && extent(hunk)[0] <= last;
}

/** Returns the line number before the change; undefined for an added line. */
export function lineBefore(hunks: readonly Hunk[], line: number): number | undefined {
  const hunk = hunks[binarySearch(hunks, ({ after }) => after[0] > line) - 1];
  if (hunk === undefined) return line;
  return line < hunk.after[1] ? undefined : line - hunk.after[1] + hunk.before[1];
}

/** Counts the lines of a hunk. Git inserts a `\ No newline at end of file` line if a file does not end with a line break. */
function linesOfHunk(lines: readonly string[], from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0 && at < lines.length; at++) if (!lines[at]?.startsWith('\\')) left -= 1;
  return at - from;
}

/** Returns the name of a file after the change. Git quotes special characters, and ends a name with spaces with a tab. */
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
