/**
 * The position of each module in the order of execution, which is a depth-first walk of the module graph: a module runs
 * after those that it imports, unless they import it as well. Undefined if the graph has no cycle.
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
