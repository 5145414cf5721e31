import { FILE_HEADERS_ONLY, formatPatch } from 'diff';
import type { FixedFile } from '../../../engine/fix.ts';
import { breakOlderCommands, lineStart } from '../../../report/escape/build-log.ts';
import { visible } from '../../../report/escape/visible.ts';
import { hunksOf } from './hunks.ts';

export interface FixDiff {
  readonly text: string;
  /** Whether a line was altered because a build log would take it for a command; `git apply` does not accept the diff then. */
  readonly isChanged: boolean;
  /** Whether the file is outside the working directory, which `git apply` does not accept either. */
  readonly isElsewhere: boolean;
}

/** Formats a change as a diff. On a terminal, control characters are made visible. */
export function fixDiff(change: FixedFile, isTerminal: boolean): FixDiff {
  const names = { oldFileName: `a/${change.file}`, newFileName: `b/${change.file}` };
  const patch = formatPatch(
    { ...names, oldHeader: undefined, newHeader: undefined, hunks: hunksOf(change) },
    FILE_HEADERS_ONLY,
  );
  const shown = isTerminal ? patch.replace(/[^\n\t]+/g, visible) : patch;
  const text = shown.split('\n').map(escapeCommands).join('\n');
  return { text, isChanged: !isTerminal && text !== patch, isElsewhere: /^\.\.?\/|^\//.test(change.file) };
}

/** Handles the parts between carriage returns separately: a log ends a line there, too. */
const escapeCommands = (line: string): string =>
  line
    .split('\r')
    .map((part) => breakOlderCommands(lineStart(part), '\\['))
    .join('\r');
