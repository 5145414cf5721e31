import { firstWhere } from '../../data/sorted.ts';

/** Lines of a file, the end exclusive; where there are none, both are the line that stands behind. */
type Span = readonly [start: number, end: number];

/** Lines of a file before a change, and those that stand in their place. */
export interface Hunk {
  readonly before: Span;
  readonly after: Span;
}

const hunkHead = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Of what git takes for binary, as `.gitattributes` can say of any file, it shows no lines: any may have changed. */
const binaryFile = /^Binary files .+ and (?:b\/(.*)|"b\/(.*)") differ$/;
const everyLine: Span = [1, Number.POSITIVE_INFINITY];

/** The hunks of a diff without context, from the top of a file down, by the name of the file. */
export function hunksIn(diff: string): ReadonlyMap<string, readonly Hunk[]> {
  const hunks = new Map<string, Hunk[]>();
  let into: Hunk[] = [];
  const lines = diff.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const name = nameIn(line);
    if (name !== undefined) {
      into = [];
      hunks.set(name, into);
    }
    const [binary, plain, quoted] = binaryFile.exec(line) ?? [];
    if (binary !== undefined) hunks.set(plain ?? unquoted(quoted ?? ''), [{ before: everyLine, after: everyLine }]);
    const [head, from, removed = '1', to, added = '1'] = hunkHead.exec(line) ?? [];
    if (head === undefined) continue;
    into.push({ before: span(Number(from), Number(removed)), after: span(Number(to), Number(added)) });
    // What stands in the hunk may look like a diff itself.
    at += linesOfHunk(lines, at + 1, Number(removed) + Number(added));
  }
  return hunks;
}

/** Of no lines, the head of a hunk names the one before. */
const span = (start: number, count: number): Span => (count === 0 ? [start + 1, start + 1] : [start, start + count]);

/** Whether any of some lines was added, or stood beside what was taken out. */
export function isAnyIn(hunks: readonly Hunk[], first: number, last: number): boolean {
  const reach = ({ after: [start, end] }: Hunk): Span => (start === end ? [start - 1, end + 1] : [start, end]);
  const hunk = hunks[firstWhere(hunks, (one) => reach(one)[1] > first)];
  return hunk !== undefined && reach(hunk)[0] <= last;
}

/** The number that a line had before; undefined for one that was not there. */
export function lineBefore(hunks: readonly Hunk[], line: number): number | undefined {
  const hunk = hunks[firstWhere(hunks, ({ after }) => after[0] > line) - 1];
  if (hunk === undefined) return line;
  return line < hunk.after[1] ? undefined : line - hunk.after[1] + hunk.before[1];
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
