import { isContainer, propertyOf, put } from './objects.ts';

/**
 * Returns the data with every part replaced by the equal part of `earlier` at the same path, so that caches by identity hit
 * again. The order of properties counts. `data` must be plain data that nobody else holds: it is modified.
 */
export function shareStructure<T>(data: T, earlier: unknown): T {
  if (!isContainer(data) || !isContainer(earlier) || Array.isArray(data) !== Array.isArray(earlier)) return data;
  const [names, before] = [Object.keys(data), Object.keys(earlier)];
  let isSame = names.length === before.length;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    const [part, there] = [data[name], propertyOf(earlier, name)];
    const kept = shareStructure(part, there);
    if (kept !== part) put(data, name, kept);
    if (kept !== there || before[at] !== name) isSame = false;
  }
  // `earlier` was found equal to `data`, so it has the same type.
  return isSame ? (earlier as T) : data;
}
