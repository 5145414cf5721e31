/** Returns the import cycles among files, each once, from the file that is visited first. */
export function importCyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const way: string[] = [];
  const follow = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;
    way.push(file);
    for (const target of imports.get(file) ?? []) follow(target);
    way.pop();
    finished.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return circles;
}
