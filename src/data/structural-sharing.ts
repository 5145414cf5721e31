import { isContainer, propertyOf, put } from './objects.ts';

/**
 * The same data, in which every part that equals what stood at its place in earlier data is that very part: whoever
 * remembers something of it finds that again. The order of properties counts. Takes plain data of its own, which it changes.
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
  // It has been found equal to the other, and so has its type.
  return isSame ? (earlier as T) : data;
}
