import { limiter } from '../result/limit.ts';
import type { FileResult } from '../result/result.ts';
import { sumOf } from '../result/summary.ts';
import { isNoteworthy } from './harm.ts';

/** Limits the reported changes: harmful ones are never left out in favour of others, however many and severe those are. */
export function changesInBounds(file: FileResult): FileResult {
  const parts = [true, false].map((isHarmful) => {
    const diagnostics = file.diagnostics.filter((one) => isNoteworthy(one) === isHarmful);
    return limiter()({ ...file, diagnostics });
  });
  const kept = new Set(parts.flatMap(({ diagnostics }) => diagnostics));
  if (kept.size === file.diagnostics.length) return file;
  const omitted = parts.flatMap((part) => part.omitted ?? []).reduce(sumOf);
  return { ...file, diagnostics: file.diagnostics.filter((one) => kept.has(one)), omitted };
}
