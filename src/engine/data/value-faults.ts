import { closestOfFew, few } from '../../data/closest.ts';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';

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
 * of the one that it is meant for, by its type and the values that tell them apart, or that it meets none.
 */
export function worthTelling(faults: readonly ValueFault[]): readonly ValueFault[] {
  const left = new Set(faults);
  const leave = (some: Iterable<ValueFault>) => {
    for (const one of some) left.delete(one);
  };
  for (const [index, fault] of faults.entries()) {
    if (!gathering.has(fault.keyword)) continue;
    const inside = insideOf(faults, index, fault);
    if (fault.keyword === 'if' && inside.length > 0) left.delete(fault);
    if (fault.keyword === 'propertyNames') leave(inside);
    if (fault.keyword !== 'anyOf' && fault.keyword !== 'oneOf') continue;
    const [meant, other] = waysOf(inside, fault).filter((way) => way.every((one) => !tellsApart(one, fault)));
    if (meant === undefined || other) leave(inside);
    else {
      left.delete(fault);
      leave(inside.filter((one) => !meant.includes(one)));
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
const gathering: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'if', 'propertyNames']);

/** A validator tells what is inside right before what is around it. */
function insideOf(faults: readonly ValueFault[], index: number, around: ValueFault): readonly ValueFault[] {
  const inside: ValueFault[] = [];
  for (let at = index - 1; ; at--) {
    const one = faults[at];
    if (one === undefined || !startsWith(one.path, around.path)) break;
    if (isInside(one, around)) inside.push(one);
  }
  return inside;
}

/** The faults of each schema that would do. */
function waysOf(inside: readonly ValueFault[], { schema }: ValueFault): readonly (readonly ValueFault[])[] {
  const ways = new Map<string, ValueFault[]>();
  for (const one of inside) {
    const way = String(one.schema[schema.length]);
    ways.set(way, [...(ways.get(way) ?? []), one]);
  }
  return [...ways.values()];
}

/** Whether one fault is about a part of what another one is about. */
function isInside({ schema }: ValueFault, around: ValueFault): boolean {
  const holder = around.keyword === 'if' ? around.schema.slice(0, -1) : around.schema;
  if (!startsWith(schema, holder) || schema.length <= holder.length) return false;
  return around.keyword !== 'if' || ['then', 'else'].includes(String(schema[holder.length]));
}

/** Whether it shows that a value is not meant for a schema: it is of another type, or says that it is something else. */
function tellsApart({ keyword, path }: ValueFault, { path: root }: ValueFault): boolean {
  if (keyword === 'type') return path.length === root.length;
  return (keyword === 'const' || keyword === 'enum') && path.length <= root.length + 1;
}

const startsWith = (path: Path, start: Path): boolean => start.every((step, at) => String(path[at]) === String(step));
