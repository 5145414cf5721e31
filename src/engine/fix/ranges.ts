import { firstWhere } from '../../data/sorted.ts';
import type { TextEdit } from '../../document/document.ts';

type Range = Pick<TextEdit, 'start' | 'end'>;

/** The ranges of texts that edits have taken. Two may stand side by side, unless one of them only puts something in. */
export class Ranges {
  readonly #byFile = new Map<string, Range[]>();

  constructor(edits: readonly TextEdit[]) {
    for (const edit of edits.toSorted((a, b) => a.start - b.start)) this.add(edit);
  }

  touches(edit: TextEdit): boolean {
    const ranges = this.#byFile.get(edit.file) ?? [];
    const first = firstWhere(ranges, (range) => range.end >= edit.start);
    // Of ranges that do not overlap, one can end where the edit starts; the next one then decides.
    return ranges.slice(first, first + 2).some((range) => isAgainst(range, edit));
  }

  /** Edits mostly come in the order of the text, so that each goes to the end. */
  add({ file, start, end }: TextEdit): void {
    const ranges = this.#byFile.get(file) ?? [];
    this.#byFile.set(file, ranges);
    ranges.splice(
      firstWhere(ranges, (range) => range.start > start),
      0,
      { start, end },
    );
  }
}

function isAgainst(a: Range, b: Range): boolean {
  const isInsertion = a.start === a.end || b.start === b.end;
  return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}
