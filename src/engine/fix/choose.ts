import type { TextEdit } from '../../document/document.ts';
import type { Linted } from '../lint.ts';
import type { PlacedFix } from '../result/result.ts';
import { ConflictCheck } from './conflict-check.ts';
import { Ranges } from './ranges.ts';

export interface Chosen {
  readonly fixes: readonly PlacedFix[];
  readonly edits: readonly TextEdit[];
}

/** Tries of fixes together, counted in fixes: so many for each, and so many more for a few that all conflict. */
const triesPerFix = 20;
const fewTries = 10_000;

/**
 * The fixes of one pass: in reading order, as many as go together; those that change no data last. Where the text
 * allows so little that finding out costs too much, what is left waits for the next pass.
 */
export function chooseFixes(linted: Linted, unsafe: boolean): Chosen {
  const { diagnostics, sources } = linted.result;
  const fixes = diagnostics.flatMap(({ fix, suppressed }) =>
    fix && !suppressed && (unsafe || fix.safety === 'safe') && !isIdle(fix, sources) ? [fix] : [],
  );
  return together(fixes, linted);
}

/** Whether it writes what is there: the finding would come back, and be fixed again. */
const isIdle = ({ edits }: PlacedFix, sources: Linted['result']['sources']): boolean =>
  edits.length > 0 && edits.every(({ file, start, end, text }) => sources.get(file)?.slice(start, end) === text);

/** Those of the fixes that go together. */
export function together(fixes: readonly PlacedFix[], linted: Linted): Chosen {
  const { edit } = linted;
  const isPlanned = ({ patches }: PlacedFix) => edit !== undefined && patches !== undefined;
  const check = new ConflictCheck();
  const planned = fixes.filter((fix) => isPlanned(fix) && check.accept(fix.patches ?? []));
  const effort = { left: planned.length * triesPerFix + fewTries };
  const { fixes: taken, edits } = accept({ fixes: [], edits: [] }, planned, { linted, effort });
  return withOthers(
    { fixes: taken, edits },
    fixes.filter((fix) => !isPlanned(fix)),
  );
}

interface Trial {
  readonly linted: Linted;
  readonly effort: { left: number };
}

/** Adds the fixes that go together with those chosen already. */
function accept(chosen: Chosen, more: readonly PlacedFix[], trial: Trial): Chosen {
  const { linted, effort } = trial;
  if (more.length === 0 || effort.left <= 0) return chosen;
  const fixes = [...chosen.fixes, ...more];
  effort.left -= fixes.length;
  // They are written anew together: each knows only of itself, and two that leave an object one entry less may leave it none.
  const edits = linted.edit?.(fixes.flatMap(({ patches = [] }) => patches));
  if (edits) return { fixes, edits };
  const middle = more.length >> 1;
  return middle === 0 ? chosen : accept(accept(chosen, more.slice(0, middle), trial), more.slice(middle), trial);
}

/** Adds the fixes that change text alone, where nothing else touches it. */
function withOthers(chosen: Chosen, others: readonly PlacedFix[]): Chosen {
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
