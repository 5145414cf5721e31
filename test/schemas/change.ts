import { propertyOf } from '../../src/data/objects.ts';
import type { Path } from '../../src/data/path.ts';

/** A copy of the value with another one at the path, with objects on the way there; without the entry where that is undefined. */
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
  // Unlike an assignment, it makes `__proto__` an entry like any other.
  return Object.fromEntries(entries);
}

/** The path of every value, the value itself first. What is inside a schema is free-form, and left out. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'schema') return [path];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [path, ...[...keys].flatMap((key) => pathsOf(propertyOf(value, key), [...path, key]))];
}
