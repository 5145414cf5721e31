import { FILE_HEADERS_ONLY, formatPatch } from 'diff';
import type { FixedFile } from '../../../engine/fix.ts';
import { breakOlderCommands, lineStart } from '../../../report/escape/build-log.ts';
import { visible } from '../../../report/escape/visible.ts';
import { hunksOf } from './hunks.ts';

export interface FixDiff {
  readonly text: string;
  /** Whether a line is shown changed that a build log would take for a command, so that `git apply` does not take it. */
  readonly isChanged: boolean;
  /** Whether it is about a file elsewhere, which `git apply` does not take either. */
  readonly isElsewhere: boolean;
}

/** A change as a diff. On a terminal what would act on it is visible instead. */
export function fixDiff(change: FixedFile, isTerminal: boolean): FixDiff {
  const names = { oldFileName: `a/${change.file}`, newFileName: `b/${change.file}` };
  const patch = formatPatch(
    { ...names, oldHeader: undefined, newHeader: undefined, hunks: hunksOf(change) },
    FILE_HEADERS_ONLY,
  );
  const shown = isTerminal ? patch.replace(/[^\n\t]+/g, visible) : patch;
  const text = shown.split('\n').map(harmless).join('\n');
  return { text, isChanged: !isTerminal && text !== patch, isElsewhere: /^\.\.?\/|^\//.test(change.file) };
}

/** A log also ends a line at a carriage return. */
const harmless = (line: string): string =>
  line
    .split('\r')
    .map((part) => breakOlderCommands(lineStart(part), '\\['))
    .join('\r');
