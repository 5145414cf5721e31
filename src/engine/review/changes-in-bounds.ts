import { limiter } from '../result/limit.ts';
import type { FileResult } from '../result/result.ts';
import { sumOf } from '../result/summary.ts';
import { isWorthALook } from './harm.ts';

/** Cuts what is told of changes: those that can do harm are not left out for others, however many and grave those are. */
export function changesInBounds(file: FileResult): FileResult {
  const parts = [true, false].map((isHarmful) => {
    const diagnostics = file.diagnostics.filter((one) => isWorthALook(one) === isHarmful);
    return limiter()({ ...file, diagnostics });
  });
  const kept = new Set(parts.flatMap(({ diagnostics }) => diagnostics));
  if (kept.size === file.diagnostics.length) return file;
  const omitted = parts.flatMap((part) => part.omitted ?? []).reduce(sumOf);
  return { ...file, diagnostics: file.diagnostics.filter((one) => kept.has(one)), omitted };
}
