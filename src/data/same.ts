import { isContainer, propertyOf } from './objects.ts';

/** Whether two pieces of data are deeply equal, whatever the order of their properties. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], propertyOf(b, key)))
  );
}
