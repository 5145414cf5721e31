import { type Path, partOf } from '../../../src/data/path.ts';
import type { Patch } from '../../../src/document/document.ts';
import { changed } from '../../../test/schemas/change.ts';

/** The data as patches make it. Each names a place in the data as it was: what is removed from an array goes last. */
export const patched = (data: unknown, patches: readonly Patch[]): unknown =>
  [...patches].sort(byOrder).reduce((before, patch) => {
    if (patch.op === 'set') return changed(before, patch.path, patch.value);
    if (patch.op === 'remove') return changed(before, patch.path, undefined);
    const owner = patch.path.slice(0, -1);
    const names = Object.entries(partOf(before, owner) as object).map(([name, value]) => [
      name === patch.path.at(-1) ? patch.to : name,
      value,
    ]);
    return changed(before, owner, Object.fromEntries(names));
  }, data);

const byOrder = (a: Patch, b: Patch): number => orders[a.op] - orders[b.op] || lastIndex(b.path) - lastIndex(a.path);
const orders = { set: 0, rename: 1, remove: 2 } as const;
const lastIndex = (path: Path): number => Number(path.at(-1)) || 0;
