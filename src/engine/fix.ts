import type { TextEdit } from '../document/document.ts';
import type { FileResult } from './result.ts';

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

/** Applies fixes until none is left. Those that overlap wait for the next pass. A pass that breaks the syntax is undone. */
export async function fixManifest({ lint, unsafe }: Fixing): Promise<Fixed> {
  const before = await lint(new Map());
  let [overlay, result, applied]: [Overlay, FileResult, number] = [new Map(), before, 0];
  for (let pass = 0; pass < passes; pass++) {
    const chosen = choose(result, unsafe);
    if (chosen.length === 0) break;
    const texts = new Map([...overlay, ...textsAfter(chosen.flat(), result.sources)]);
    const next = await lint(texts);
    if (syntaxFaults(next) > syntaxFaults(result)) break;
    [overlay, result, applied] = [texts, next, applied + chosen.length];
  }
  const changes = [...overlay].map(([file, after]) => ({ file, before: before.sources.get(file) ?? '', after }));
  return { changes, applied, before, result };
}

const syntaxFaults = ({ diagnostics }: FileResult) =>
  diagnostics.filter((diagnostic) => diagnostic.rule.startsWith('syntax/')).length;

/** The fixes of one pass: in reading order, no two of them touching the same text. */
function choose({ diagnostics }: FileResult, unsafe: boolean): (readonly TextEdit[])[] {
  const chosen: (readonly TextEdit[])[] = [];
  for (const { fix, suppressed } of diagnostics) {
    if (fix === undefined || suppressed || (fix.safety === 'unsafe' && !unsafe)) continue;
    if (!fix.edits.some((edit) => chosen.flat().some((other) => touches(edit, other)))) chosen.push(fix.edits);
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
