import { bounds } from '../bounds.ts';
import type { Path, Unknown } from '../document.ts';
import { entriesOf } from './evaluate/own.ts';
import type { List, Value } from './value.ts';

export interface Materialized {
  readonly data: Readonly<Record<string, unknown>>;
  readonly unknowns: readonly Unknown[];
  /** Why the data are not whole: there is too much of them. */
  readonly excess: 'too-deep' | 'too-many-nodes' | undefined;
}

/** Makes plain data of a value, as JSON would hold it. What is not known is left out and listed. */
export function materialize(root: Value): Materialized {
  const unknowns: Unknown[] = [];
  let nodes = 0;
  let excess: Materialized['excess'];

  const unknown = (path: Path, extent: Unknown['extent'], why: string): undefined => {
    unknowns.push({ path, extent, why });
  };

  const plain = (value: Value, path: Path): unknown => {
    nodes += 1;
    if (nodes > bounds.nodes) excess ??= 'too-many-nodes';
    if (path.length > bounds.depth) excess ??= 'too-deep';
    if (excess !== undefined) return undefined;
    switch (value.kind) {
      case 'literal':
        return typeof value.value === 'number' && !Number.isFinite(value.value) ? null : value.value;
      case 'array':
        return items(value, path);
      case 'object':
      case 'namespace':
        return object(value, path);
      case 'regexp':
        return {};
      case 'function':
        return undefined;
      case 'opaque':
        return unknown(path, 'value', value.why);
      default:
        return unknown(path, 'value', 'it has no place in a manifest');
    }
  };

  const items = ({ items: values, rest }: List, path: Path): readonly unknown[] => {
    if (rest !== undefined) unknown(path, 'rest', rest);
    return values.map((item, index) => {
      const known = plain(item, [...path, index]);
      return known === undefined && isNothing(item) ? null : known;
    });
  };

  const object = (value: Value, path: Path): Readonly<Record<string, unknown>> | undefined => {
    const own = entriesOf(value);
    if (own === undefined) return unknown(path, 'value', 'not all of it is known');
    if (own.rest !== undefined) unknown(path, 'rest', own.rest);
    const data: Record<string, unknown> = {};
    for (const [name, entry] of own.entries) {
      const known = plain(entry.value, [...path, name]);
      if (known === undefined) continue;
      Object.defineProperty(data, name, { value: known, enumerable: true, configurable: true, writable: true });
    }
    return data;
  };

  const data = object(root, []) ?? {};
  return { data, unknowns, excess };
}

/** What JSON writes as `null` in an array. */
const isNothing = (value: Value): boolean =>
  value.kind === 'function' || (value.kind === 'literal' && value.value === undefined);
