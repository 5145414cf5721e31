import { boundedClosest, compareLimits } from '../../data/closest.ts';
import { type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { type Reaches, reachesIn, startsWith } from './reach.ts';

/** One fault of a value against a schema, as reported by the validator. */
export interface ValueFault {
  /** The violated keyword. */
  readonly keyword: string;
  /** From the value's root. */
  readonly path: Path;
  /** The path of the keyword from the schema's root; array indices may be strings. */
  readonly schema: Path;
  /** The requirement: "must be string". */
  readonly demand: string;
  /** The value at that path. */
  readonly found?: unknown;
  /** The missing property. */
  readonly missing?: string;
  /** The property that is not allowed, or whose name is not. */
  readonly unknown?: string;
}

/**
 * The faults worth reporting. For a value that matches no alternative, the validator reports the faults against each. Kept are
 * those against the one that was meant, judged by type and discriminating values, or, if that is unclear, only the fact that
 * none matches. For `contains`, the faults of single items are left out, as no particular item has to match.
 */
export function reportableFaults(faults: readonly ValueFault[], schema: JsonSchema): readonly ValueFault[] {
  const left = new Set(faults);
  const reaches = reachesIn(schema);
  const drop = (some: Iterable<ValueFault>) => {
    for (const one of some) left.delete(one);
  };
  for (const [index, fault] of faults.entries()) {
    if (!applicators.has(fault.keyword)) continue;
    const inside = insideOf(faults, index, reaches);
    if (fault.keyword === 'if' && inside.length > 0) left.delete(fault);
    if (fault.keyword === 'propertyNames' || fault.keyword === 'contains') drop(inside);
    if (fault.keyword !== 'anyOf' && fault.keyword !== 'oneOf') continue;
    const count = [partOf(schema, fault.schema)].flat().length;
    const alternatives = faultsByAlternative(inside, { around: fault, count, reaches });
    const [meant, other] = alternatives.filter((way) => way.every((one) => !discriminates(one, fault)));
    if (meant === undefined || other) drop(inside);
    else {
      const kept = new Set(meant);
      left.delete(fault);
      drop(inside.filter((one) => !kept.has(one)));
    }
  }
  return [...left];
}

/** Leaves out missing properties that are only misspelt: the fault about the unknown property is enough. */
export function withoutMisspelt(faults: readonly ValueFault[]): readonly ValueFault[] {
  const unknownProperties = faults.filter(
    ({ keyword, unknown }) => unknown !== undefined && keyword !== 'propertyNames',
  );
  const missingByPath = new Map<string, ValueFault[]>();
  for (const fault of faults) {
    if (fault.missing === undefined) continue;
    const place = pointerOf(fault.path);
    const others = missingByPath.get(place);
    if (others) others.push(fault);
    else missingByPath.set(place, [fault]);
  }
  const closest = boundedClosest();
  const misspelt = new Set<ValueFault>();
  for (const { path, unknown = '' } of unknownProperties.slice(0, compareLimits.words)) {
    const free = (missingByPath.get(pointerOf(path)) ?? []).filter((one) => !misspelt.has(one));
    const meant = closest(
      unknown,
      free.map(({ missing = '' }) => missing),
    );
    const meantFault = free.find(({ missing }) => missing === meant);
    if (meantFault) misspelt.add(meantFault);
  }
  return faults.filter((fault) => !misspelt.has(fault));
}

/** Keywords whose faults come together with the faults of their subschemas. */
const applicators: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if', 'propertyNames', 'contains']);

/** Returns the faults inside one: a validator reports them right before it. */
function insideOf(faults: readonly ValueFault[], index: number, reaches: Reaches): readonly ValueFault[] {
  const around = faults[index];
  const inside: ValueFault[] = [];
  for (let at = index - 1; around !== undefined; at--) {
    const one = faults[at];
    if (one === undefined || !startsWith(one.path, around.path)) break;
    if (holdersOf(around).some((holder) => reaches(holder, one.schema))) inside.push(one);
  }
  return inside.reverse();
}

/** The paths of the subschemas whose faults belong to this one. */
const holdersOf = ({ keyword, schema }: ValueFault): readonly Path[] =>
  keyword === 'if' ? ['then', 'else'].map((way) => [...schema.slice(0, -1), way]) : [schema];

interface Alternatives {
  readonly around: ValueFault;
  /** The number of alternative subschemas. */
  readonly count: number;
  readonly reaches: Reaches;
}

/** Groups faults by alternative subschema. They are ordered by alternative, even if several refer to the same schema. */
function faultsByAlternative(
  inside: readonly ValueFault[],
  { around, count, reaches }: Alternatives,
): readonly (readonly ValueFault[])[] {
  const ways = new Map<number, Map<string, ValueFault>>();
  let way = 0;
  for (const one of inside) {
    const key = JSON.stringify([one.path, one.schema, one.missing, one.unknown]);
    let next = ways.get(way)?.has(key) ? way + 1 : way;
    while (next < count && !reaches([...around.schema, next], one.schema)) next += 1;
    if (next < count) way = next;
    ways.set(way, (ways.get(way) ?? new Map<string, ValueFault>()).set(key, one));
  }
  return [...ways.values()].map((faults) => [...faults.values()]);
}

/** Whether a fault shows that the value was not meant for the alternative: its type or a discriminating value is different. */
function discriminates({ keyword, path }: ValueFault, { path: root }: ValueFault): boolean {
  if (keyword === 'type') return path.length === root.length;
  return (keyword === 'const' || keyword === 'enum') && path.length <= root.length + 1;
}
