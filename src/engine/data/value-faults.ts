import { closestOfFew, few } from '../../data/closest.ts';
import { type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { type Reaches, reachesIn, startsWith } from './reach.ts';

/** One thing that keeps a value from meeting a schema, as a validator tells it. */
export interface ValueFault {
  /** The keyword that is not met. */
  readonly keyword: string;
  /** From the value's root down. */
  readonly path: Path;
  /** To the keyword, from the schema's root down; array indices may be texts. */
  readonly schema: Path;
  /** What is demanded: "must be string". */
  readonly demand: string;
  /** What is at that place. */
  readonly found?: unknown;
  /** The property that has to be there. */
  readonly missing?: string;
  /** The property that is not allowed, or whose name is not. */
  readonly unknown?: string;
}

/**
 * The faults worth telling. Of a value that meets none of several schemas, each says what it lacks: told are the faults
 * of the one that it is meant for, by its type and the values that tell them apart, or that it meets none. Of items one of
 * which has to meet a schema, what each lacks is not told: none of them need be that one.
 */
export function worthTelling(faults: readonly ValueFault[], schema: JsonSchema): readonly ValueFault[] {
  const left = new Set(faults);
  const reaches = reachesIn(schema);
  const leave = (some: Iterable<ValueFault>) => {
    for (const one of some) left.delete(one);
  };
  for (const [index, fault] of faults.entries()) {
    if (!gathering.has(fault.keyword)) continue;
    const inside = insideOf(faults, index, reaches);
    if (fault.keyword === 'if' && inside.length > 0) left.delete(fault);
    if (fault.keyword === 'propertyNames' || fault.keyword === 'contains') leave(inside);
    if (fault.keyword !== 'anyOf' && fault.keyword !== 'oneOf') continue;
    const count = [partOf(schema, fault.schema)].flat().length;
    const ways = waysOf(inside, { around: fault, count, reaches });
    const [meant, other] = ways.filter((way) => way.every((one) => !tellsApart(one, fault)));
    if (meant === undefined || other) leave(inside);
    else {
      const kept = new Set(meant);
      left.delete(fault);
      leave(inside.filter((one) => !kept.has(one)));
    }
  }
  return [...left];
}

/** Without what is missing only since it is misspelt: the property that nobody knows says it all. */
export function withoutSlips(faults: readonly ValueFault[]): readonly ValueFault[] {
  const strange = faults.filter(({ keyword, unknown }) => unknown !== undefined && keyword !== 'propertyNames');
  const lacking = new Map<string, ValueFault[]>();
  for (const fault of faults) {
    if (fault.missing === undefined) continue;
    const place = pointerOf(fault.path);
    const others = lacking.get(place);
    if (others) others.push(fault);
    else lacking.set(place, [fault]);
  }
  const closest = closestOfFew();
  const slips = new Set<ValueFault>();
  for (const { path, unknown = '' } of strange.slice(0, few.words)) {
    const free = (lacking.get(pointerOf(path)) ?? []).filter((one) => !slips.has(one));
    const meant = closest(
      unknown,
      free.map(({ missing = '' }) => missing),
    );
    const slip = free.find(({ missing }) => missing === meant);
    if (slip) slips.add(slip);
  }
  return faults.filter((fault) => !slips.has(fault));
}

/** Keywords whose faults have other faults inside. */
const gathering: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if', 'propertyNames', 'contains']);

/** A validator tells what is inside right before what is around it. */
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

/** Where the schemas stand whose faults are inside of one. */
const holdersOf = ({ keyword, schema }: ValueFault): readonly Path[] =>
  keyword === 'if' ? ['then', 'else'].map((way) => [...schema.slice(0, -1), way]) : [schema];

interface Choice {
  readonly around: ValueFault;
  /** How many schemas would do. */
  readonly count: number;
  readonly reaches: Reaches;
}

/** The faults of each schema that would do. They come one schema after the other, also where several lead to the same. */
function waysOf(inside: readonly ValueFault[], { around, count, reaches }: Choice): readonly (readonly ValueFault[])[] {
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

/** Whether it shows that a value is not meant for a schema: it is of another type, or says that it is something else. */
function tellsApart({ keyword, path }: ValueFault, { path: root }: ValueFault): boolean {
  if (keyword === 'type') return path.length === root.length;
  return (keyword === 'const' || keyword === 'enum') && path.length <= root.length + 1;
}
