import { git } from './run.ts';

/** Tells of a line of a file, named relative to `cwd`, whether it differs from a revision. */
export type LineTest = (file: string, line: number) => boolean;

/** The lines that differ from a revision. Where git cannot say, none does: the caller only sorts by it. */
export async function changedLines(revision: string, cwd: string): Promise<LineTest> {
  const options = [
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--relative',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ];
  const diff = await git(cwd, ['-c', 'core.quotePath=false', 'diff', ...options, '--end-of-options', revision, '--']);
  const ranges = new Map<string, [start: number, end: number][]>();
  let file = '';
  for (const line of typeof diff === 'string' ? diff.split('\n') : []) {
    const name = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
    if (name !== undefined) file = name;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const start = Number(hunk[1]);
    const range: [number, number] = [start, start + Number(hunk[2] ?? 1)];
    ranges.set(file, [...(ranges.get(file) ?? []), range]);
  }
  return (of, line) => (ranges.get(of) ?? []).some(([start, end]) => line >= start && line < end);
}
