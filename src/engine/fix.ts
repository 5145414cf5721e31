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

export interface Fixed {
  /** The files that changed, with their new text. */
  readonly overlay: Overlay;
  readonly applied: number;
  /** What is found once they are written. */
  readonly result: FileResult;
}

const passes = 10;

/** Applies fixes until none is left. Those that overlap wait for the next pass. A pass that breaks the syntax is undone. */
export async function fixManifest({ lint, unsafe }: Fixing): Promise<Fixed> {
  let fixed: Fixed = { overlay: new Map(), applied: 0, result: await lint(new Map()) };
  for (let pass = 0; pass < passes; pass++) {
    const chosen = choose(fixed.result, unsafe);
    if (chosen.length === 0) break;
    const overlay = new Map([...fixed.overlay, ...textsAfter(chosen.flat(), fixed.result.sources)]);
    const result = await lint(overlay);
    if (syntaxFaults(result) > syntaxFaults(fixed.result)) break;
    fixed = { overlay, applied: fixed.applied + chosen.length, result };
  }
  return fixed;
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
