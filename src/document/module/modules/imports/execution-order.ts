/**
 * The place of each module in the order in which they run: after all that it imports, but for those that import it in their
 * turn. Undefined where none do.
 */
export function circularOrder(
  entry: string,
  importedBy: (path: string) => readonly string[],
): ReadonlyMap<string, number> | undefined {
  const places = new Map<string, number>();
  const seen = new Set([entry]);
  let isCircular = false;
  const open = [{ path: entry, left: importedBy(entry).values() }];
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const { value, done } = last.left.next();
    if (done === true) {
      places.set(last.path, places.size);
      open.pop();
    } else if (seen.has(value)) isCircular ||= !places.has(value);
    else {
      seen.add(value);
      open.push({ path: value, left: importedBy(value).values() });
    }
  }
  return isCircular ? places : undefined;
}
