import type { Converted } from './schemas.ts';

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Paths where the order of the properties matters. */
const ordered = (path: string): boolean => /(?:^|\/)properties$/.test(path);

/** Returns where the known part contradicts the whole. */
export function contradiction(
  { data: part, unknowns }: Pick<Converted, 'data' | 'unknowns'>,
  whole: unknown,
): string | undefined {
  const isHidden = (path: string, extent: string) => Object.hasOwn(unknowns, `${path} ${extent}`);
  const visit = (a: unknown, b: unknown, path: string): string | undefined => {
    if (isHidden(path, 'value')) return undefined;
    if (!isParent(a) || !isParent(b)) return Object.is(a, b) ? undefined : path;
    if (Array.isArray(a) !== Array.isArray(b)) return path;
    const open = isHidden(path, 'rest');
    if (Array.isArray(a) && open) return undefined;
    const known = Object.keys(a);
    const expected = Object.keys(b).filter((key) => !open || Object.hasOwn(a, key));
    for (const key of new Set([...known, ...expected])) {
      const found = visit(Reflect.get(a, key), Reflect.get(b, key), path === '' ? key : `${path}/${key}`);
      if (found !== undefined) return found;
    }
    const isKnownOrder = ordered(path) && !open && known.length === expected.length;
    return isKnownOrder && known.join('\n') !== expected.join('\n') ? path : undefined;
  };
  return visit(part, whole, '');
}
