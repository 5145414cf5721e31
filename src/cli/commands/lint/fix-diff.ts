import { FILE_HEADERS_ONLY, formatPatch } from 'diff';
import type { Change } from '../../../engine/fix.ts';
import { breakOlderCommands, lineStart } from '../../../report/escape/build-log.ts';
import { visible } from '../../../report/escape/visible.ts';
import { hunksOf } from './hunks.ts';

export interface FixDiff {
  readonly text: string;
  /** Whether `git apply` takes it: a line that a build log would take for a command is shown changed. */
  readonly applies: boolean;
}

/** A change as a diff. On a terminal what would act on it is visible instead. */
export function fixDiff(change: Change, isTerminal: boolean): FixDiff {
  const names = { oldFileName: `a/${change.file}`, newFileName: `b/${change.file}` };
  const patch = formatPatch(
    { ...names, oldHeader: undefined, newHeader: undefined, hunks: hunksOf(change) },
    FILE_HEADERS_ONLY,
  );
  const shown = isTerminal ? patch.replace(/[^\n\t]+/g, visible) : patch;
  const text = shown.split('\n').map(harmless).join('\n');
  return { text, applies: isTerminal || text === patch };
}

/** A log also ends a line at a carriage return. */
const harmless = (line: string): string =>
  line
    .split('\r')
    .map((part) => breakOlderCommands(lineStart(part), '\\['))
    .join('\r');
