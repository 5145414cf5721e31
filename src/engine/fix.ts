import type { TextEdit } from '../document/document.ts';
import type { Linted } from './lint.ts';
import type { FileResult, PlacedFix } from './result.ts';

/** Texts by file, in place of those on disk. */
export type Overlay = ReadonlyMap<string, string>;

export interface Fixing {
  /** Lints the manifest as it would be with these texts. */
  readonly lint: (overlay: Overlay) => Promise<Linted>;
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
  /** How many findings were fixed. */
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
  readonly linted: Linted;
  readonly applied: number;
}

/**
 * Applies fixes until none is left. Those that overlap wait for the next pass. Where the fixes of a pass break the syntax
 * together, such as by giving two properties one name, they are tried one by one, and the one that breaks it is left.
 */
export async function fixManifest({ lint, unsafe }: Fixing): Promise<Fixed> {
  const first = await lint(new Map());
  const apply = async (stand: Stand, { fixes, edits }: Chosen): Promise<Stand> => {
    const { result } = stand.linted;
    const overlay = new Map([...stand.overlay, ...textsAfter(edits, result.sources)]);
    const linted = await lint(overlay);
    const broken = syntaxFaults(linted.result) > syntaxFaults(result);
    return broken ? stand : { overlay, linted, applied: stand.applied + fixes.length };
  };
  let stand: Stand = { overlay: new Map(), linted: first, applied: 0 };
  for (let pass = 0; pass < passes; pass++) {
    const chosen = choose(stand.linted, unsafe);
    if (chosen.fixes.length === 0) break;
    const last = stand;
    stand = await apply(stand, chosen);
    for (const fix of stand === last ? chosen.fixes : []) {
      stand = await apply(stand, { fixes: [fix], edits: fix.edits });
      if (stand !== last) break;
    }
    if (stand === last) break;
  }
  const { overlay, linted, applied } = stand;
  const before = first.result;
  const changes = [...overlay].map(([file, after]) => ({ file, before: before.sources.get(file) ?? '', after }));
  return { changes, applied, before, result: linted.result };
}

const syntaxFaults = ({ diagnostics }: FileResult) =>
  diagnostics.filter((diagnostic) => diagnostic.rule.startsWith('syntax/')).length;

interface Chosen {
  readonly fixes: readonly PlacedFix[];
  readonly edits: readonly TextEdit[];
}

/** The fixes of one pass: in reading order, as many as go together. */
function choose(linted: Linted, unsafe: boolean): Chosen {
  const fixes = linted.result.diagnostics.flatMap(({ fix, suppressed }) =>
    fix && !suppressed && (unsafe || fix.safety === 'safe') ? [fix] : [],
  );
  return accept({ fixes: [], edits: [] }, fixes, linted);
}

/** Adds the fixes that go together with those chosen already. */
function accept(chosen: Chosen, more: readonly PlacedFix[], linted: Linted): Chosen {
  if (more.length === 0) return chosen;
  const fixes = [...chosen.fixes, ...more];
  const edits = editsOf(fixes, linted);
  if (edits) return { fixes, edits };
  const middle = more.length >> 1;
  return middle === 0 ? chosen : accept(accept(chosen, more.slice(0, middle), linted), more.slice(middle), linted);
}

/**
 * The edits of several fixes. Those that change data are written anew together: each knows only of itself, and two that
 * leave an object one entry less may leave it none. Undefined where fixes touch the same text.
 */
function editsOf(fixes: readonly PlacedFix[], { edit }: Linted): readonly TextEdit[] | undefined {
  const joined = edit ? fixes.filter((fix) => fix.patches !== undefined) : [];
  const together = joined.length > 0 ? edit?.(joined.flatMap((fix) => fix.patches ?? [])) : [];
  if (together === undefined) return undefined;
  const edits = [...together];
  for (const fix of fixes) {
    if (joined.includes(fix)) continue;
    if (fix.edits.some((own) => edits.some((other) => touches(own, other)))) return undefined;
    edits.push(...fix.edits);
  }
  return edits;
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
