import type { TextEdit } from '../document/document.ts';
import type { FileResult, PlacedFix } from './result.ts';

/** Texts by file, in place of those on disk. */
export type Overlay = ReadonlyMap<string, string>;

export interface Fixing {
  /** Lints the manifest as it would be with these texts. */
  readonly lint: (overlay: Overlay) => Promise<FileResult>;
  /** Whether fixes that an author should look at are applied too. */
  readonly unsafe: boolean;
}

/** A file as it was and as the fixes leave it. */
export interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export interface Fixed {
  readonly changes: readonly Change[];
  /** How many findings were mended. */
  readonly applied: number;
  /** What was found before. */
  readonly before: FileResult;
  /** What is found once the changes are written. */
  readonly result: FileResult;
}

const passes = 10;

/** How the manifest stands after some fixes. */
interface Stand {
  readonly overlay: Overlay;
  readonly result: FileResult;
  readonly applied: number;
}

/**
 * Applies fixes until none is left. Those that overlap wait for the next pass. Where the fixes of a pass break the syntax
 * together, such as by giving two properties one name, they are tried one by one, and the one that breaks it is left.
 */
export async function fixManifest({ lint, unsafe }: Fixing): Promise<Fixed> {
  const before = await lint(new Map());
  const apply = async (stand: Stand, fixes: readonly PlacedFix[]): Promise<Stand> => {
    const edits = fixes.flatMap((fix) => fix.edits);
    const overlay = new Map([...stand.overlay, ...textsAfter(edits, stand.result.sources)]);
    const result = await lint(overlay);
    const broken = syntaxFaults(result) > syntaxFaults(stand.result);
    return broken ? stand : { overlay, result, applied: stand.applied + fixes.length };
  };
  let stand: Stand = { overlay: new Map(), result: before, applied: 0 };
  for (let pass = 0; pass < passes; pass++) {
    const fixes = choose(stand.result, unsafe);
    if (fixes.length === 0) break;
    const last = stand;
    stand = await apply(stand, fixes);
    for (const fix of stand === last ? fixes : []) {
      stand = await apply(stand, [fix]);
      if (stand !== last) break;
    }
    if (stand === last) break;
  }
  const { overlay, result, applied } = stand;
  const changes = [...overlay].map(([file, after]) => ({ file, before: before.sources.get(file) ?? '', after }));
  return { changes, applied, before, result };
}

const syntaxFaults = ({ diagnostics }: FileResult) =>
  diagnostics.filter((diagnostic) => diagnostic.rule.startsWith('syntax/')).length;

/** The fixes of one pass: in reading order, no two of them touching the same text. */
function choose({ diagnostics }: FileResult, unsafe: boolean): PlacedFix[] {
  const taken: TextEdit[] = [];
  const chosen: PlacedFix[] = [];
  for (const { fix, suppressed } of diagnostics) {
    if (fix === undefined || suppressed || (fix.safety === 'unsafe' && !unsafe)) continue;
    if (fix.edits.some((edit) => taken.some((other) => touches(edit, other)))) continue;
    taken.push(...fix.edits);
    chosen.push(fix);
  }
  return chosen;
}

const touches = (a: TextEdit, b: TextEdit) => a.file === b.file && a.start <= b.end && b.start <= a.end;

function textsAfter(edits: readonly TextEdit[], sources: Overlay): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
    const text = texts.get(edit.file) ?? sources.get(edit.file) ?? '';
    texts.set(edit.file, text.slice(0, edit.start) + edit.text + text.slice(edit.end));
  }
  return texts;
}
