import { bounds } from '../bounds.ts';

/** The data of strict JSON that is within the bounds and surely repeats no name; undefined where a closer look is due. */
export function cleanData(text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
  const size = { names: 0, values: 0 };
  if (!measure(data, size, 0) || size.names + size.values > bounds.nodes) return undefined;
  return size.names === namesAtMost(text) ? data : undefined;
}

/** Counts names and values; false where they nest too deep, or a number is too large to be told. */
function measure(value: unknown, size: { names: number; values: number }, depth: number): boolean {
  size.values += 1;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === bounds.depth) return false;
  const entries = Object.values(value);
  if (!Array.isArray(value)) size.names += entries.length;
  return entries.every((entry) => measure(entry, size, depth + 1));
}

/** Strings may look like names, too (`"\": "`): an upper bound that is exact in nearly every manifest. */
const namesAtMost = (text: string): number => text.match(/"\s*:/g)?.length ?? 0;
