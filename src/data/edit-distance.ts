const tooFar = Number.POSITIVE_INFINITY;

/**
 * The edit distance between two words: insertions, deletions, substitutions and swaps of neighbours, with no character edited
 * twice (the optimal string alignment distance). Returns Infinity, as early as possible, if it exceeds `maxDistance`.
 */
export function editDistance(from: string, to: string, maxDistance: number): number {
  if (Math.abs(from.length - to.length) > maxDistance) return tooFar;
  let before: readonly number[] = [];
  let row: number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let index = 1; index <= from.length; index++) {
    const next: number[] = new Array(to.length + 1).fill(tooFar);
    const least = fill(next, index, { from, to, maxDistance, before, above: row });
    if (least > maxDistance) return tooFar;
    [before, row] = [row, next];
  }
  const distance = row[to.length] ?? tooFar;
  return distance > maxDistance ? tooFar : distance;
}

interface Words {
  readonly from: string;
  readonly to: string;
  readonly maxDistance: number;
  /** The matrix rows before this one: `above` is the previous row, `before` the one before that. */
  readonly above: readonly number[];
  readonly before: readonly number[];
}

/** Fills one row of the distance matrix, only within `maxDistance` columns of the diagonal, and returns its smallest value. */
function fill(row: number[], index: number, { from, to, maxDistance, above, before }: Words): number {
  row[0] = index;
  let least = index;
  const end = Math.min(to.length, index + maxDistance);
  for (let column = Math.max(1, index - maxDistance); column <= end; column++) {
    const isSame = from[index - 1] === to[column - 1];
    const isSwapped = from[index - 1] === to[column - 2] && from[index - 2] === to[column - 1];
    const mistaken = (above[column - 1] ?? tooFar) + (isSame ? 0 : 1);
    const swapped = isSwapped ? (before[column - 2] ?? tooFar) + 1 : tooFar;
    const slips = Math.min(mistaken, swapped, (above[column] ?? tooFar) + 1, (row[column - 1] ?? tooFar) + 1);
    row[column] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
