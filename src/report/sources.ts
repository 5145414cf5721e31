import type { FileResult } from '../engine/result/result.ts';

/** Returns a function that reads each source once, on first use. */
export function readOnce<T>(sources: FileResult['sources'], read: (text: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? read(sources.get(file) ?? '');
    known.set(file, value);
    return value;
  };
}
