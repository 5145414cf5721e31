import { propertyOf } from '../../src/data/objects.ts';
import type { Path } from '../../src/data/path.ts';

/** Returns a copy with another value at the path, creating objects on the way; if that is undefined, without the entry. */
export function changed(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const item = changed(value[Number(step)], rest, next);
    return item === undefined ? value.toSpliced(Number(step), 1) : value.toSpliced(Number(step), 1, item);
  }
  const entries = new Map(Object.entries(value ?? {}));
  const entry = changed(entries.get(String(step)), rest, next);
  if (entry === undefined) entries.delete(String(step));
  else entries.set(String(step), entry);
  // Unlike an assignment, this makes `__proto__` an ordinary entry.
  return Object.fromEntries(entries);
}

/** Returns the path of every value, starting with the root. The insides of schemas are free-form, and left out. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'schema') return [path];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [path, ...[...keys].flatMap((key) => pathsOf(propertyOf(value, key), [...path, key]))];
}
