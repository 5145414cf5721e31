import type { TextEdit } from '../../document/document.ts';
import type { Linted } from '../lint.ts';
import type { PlacedFix } from '../result/result.ts';
import { ConflictCheck } from './conflict-check.ts';
import { Ranges } from './ranges.ts';

export interface Chosen {
  readonly fixes: readonly PlacedFix[];
  readonly edits: readonly TextEdit[];
}

/** The effort to combine fixes, counted in fixes: this many for each fix, and a fixed amount for a few that all conflict. */
const triesPerFix = 20;
const baseTries = 10_000;

/**
 * Chooses the fixes of one pass: in reading order, as many as are compatible; those that only change text come last. If
 * combining them costs too much, the rest waits for the next pass.
 */
export function chooseFixes(linted: Linted, unsafe: boolean): Chosen {
  const { diagnostics, sources } = linted.result;
  const fixes = diagnostics.flatMap(({ fix, suppressed }) =>
    fix && !suppressed && (unsafe || fix.safety === 'safe') && !isIdle(fix, sources) ? [fix] : [],
  );
  return compatibleFixes(fixes, linted);
}

/** Whether a fix changes nothing: the finding would come back and be fixed again. */
const isIdle = ({ edits }: PlacedFix, sources: Linted['result']['sources']): boolean =>
  edits.length > 0 && edits.every(({ file, start, end, text }) => sources.get(file)?.slice(start, end) === text);

/** Chooses the fixes that are compatible with each other. */
export function compatibleFixes(fixes: readonly PlacedFix[], linted: Linted): Chosen {
  const { edit } = linted;
  const isPlanned = ({ patches }: PlacedFix) => edit !== undefined && patches !== undefined;
  const check = new ConflictCheck();
  const planned = fixes.filter((fix) => isPlanned(fix) && check.accept(fix.patches ?? []));
  const effort = { left: planned.length * triesPerFix + baseTries };
  const { fixes: taken, edits } = accept({ fixes: [], edits: [] }, planned, { linted, effort });
  return withTextFixes(
    { fixes: taken, edits },
    fixes.filter((fix) => !isPlanned(fix)),
  );
}

interface Trial {
  readonly linted: Linted;
  readonly effort: { left: number };
}

/** Adds the fixes that are compatible with those already chosen. */
function accept(chosen: Chosen, more: readonly PlacedFix[], trial: Trial): Chosen {
  const { linted, effort } = trial;
  if (more.length === 0 || effort.left <= 0) return chosen;
  const fixes = [...chosen.fixes, ...more];
  effort.left -= fixes.length;
  // The edits are computed jointly: each fix knows only itself, and two that each remove one entry may leave an object empty.
  const edits = linted.edit?.(fixes.flatMap(({ patches = [] }) => patches));
  if (edits) return { fixes, edits };
  const middle = more.length >> 1;
  return middle === 0 ? chosen : accept(accept(chosen, more.slice(0, middle), trial), more.slice(middle), trial);
}

/** Adds fixes that only change text, unless they touch another edit. */
function withTextFixes(chosen: Chosen, others: readonly PlacedFix[]): Chosen {
  const taken = new Ranges(chosen.edits);
  const fixes = [...chosen.fixes];
  const edits = [...chosen.edits];
  for (const fix of others) {
    if (fix.edits.some((edit) => taken.touches(edit))) continue;
    fixes.push(fix);
    for (const edit of fix.edits) {
      taken.add(edit);
      edits.push(edit);
    }
  }
  return { fixes, edits };
}
