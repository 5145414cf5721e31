import { binarySearch } from '../../data/sorted.ts';
import type { TextEdit } from '../../document/document.ts';

type Range = Pick<TextEdit, 'start' | 'end'>;

/** The source ranges that edits occupy. Two may be adjacent, unless one of them is an insertion. */
export class Ranges {
  readonly #byFile = new Map<string, Range[]>();

  constructor(edits: readonly TextEdit[]) {
    for (const edit of edits.toSorted((a, b) => a.start - b.start)) this.add(edit);
  }

  touches(edit: TextEdit): boolean {
    const ranges = this.#byFile.get(edit.file) ?? [];
    const first = binarySearch(ranges, (range) => range.end >= edit.start);
    // As ranges do not overlap, at most one can end where the edit starts; the one after it then decides.
    return ranges.slice(first, first + 2).some((range) => isAgainst(range, edit));
  }

  /** Edits mostly come in source order, so that each is added at the end. */
  add({ file, start, end }: TextEdit): void {
    const ranges = this.#byFile.get(file) ?? [];
    this.#byFile.set(file, ranges);
    ranges.splice(
      binarySearch(ranges, (range) => range.start > start),
      0,
      { start, end },
    );
  }
}

function isAgainst(a: Range, b: Range): boolean {
  const isInsertion = a.start === a.end || b.start === b.end;
  return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}
