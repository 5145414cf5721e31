import { list, literal, opaque, stringOf, structure, truthOf } from '../../../../value/make.ts';
import type { ArrayValue, Value } from '../../../../value/value.ts';
import type { NamedValues } from '../../fields.ts';
import { checksOf, itemsOf, nodeOf, partOf, partsOf } from '../../schema.ts';
import { lengthChecks, lengths, withChecks } from '../checks.ts';
import { drafted, isOpaque } from '../draft.ts';
import type { LegacyConversion, LegacyConvert } from './conversion.ts';

export const anything = ({ origin }: Value): Value => structure(new Map(), origin);

const listing =
  (isUnique: boolean): LegacyConvert =>
  (node, conversion) => {
    const { origin } = node;
    const element = partOf(node, 'element');
    const isOpen = !isUnique && nodeOf(element)?.kind === 'any';
    const entries = drafted(origin, {
      type: literal('array', origin),
      uniqueItems: isUnique ? literal(true, origin) : undefined,
      items: isOpen ? undefined : conversion.into('items').of(element),
    });
    return withChecks(entries, lengthChecks(checksOf(node)), lengths);
  };

export const array = listing(false);
export const set = listing(true);

/** Converts a map to an array of key-value pairs. */
export const map: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const pair = ['key', 'value'].map((role, index) => {
    const part = partOf(node, role);
    return conversion.into('items', 'items', String(index)).of(part) ?? anything(part);
  });
  const type = literal('array', origin);
  const two = literal(2, origin);
  const items = structure(drafted(origin, { type, items: list(pair, origin), minItems: two, maxItems: two }), origin);
  return { entries: drafted(origin, { type, maxItems: literal(125, origin), items }) };
};

/** Converts several schemas, without those that have no JSON Schema. */
export const several = (values: readonly Value[], conversion: LegacyConversion, step: string): readonly Value[] =>
  values.flatMap((value, index) => conversion.into(step, String(index)).of(value) ?? []);

/** If a value is unknown, so is whether it has a JSON Schema. */
const unclear = (values: readonly Value[]): string | undefined =>
  values.flatMap((value) => (value.kind === 'opaque' ? value.why : []))[0];

export const tuple: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const { entries, rest: unknown } = partsOf(node);
  const items = itemsOf(node);
  const rest = entries.get('rest')?.value;
  const length = unknown === undefined ? literal(items.length, origin) : opaque(unknown, origin);
  const converted = several(items, conversion, 'items');
  return {
    entries: drafted(origin, {
      type: literal('array', origin),
      minItems: length,
      maxItems: rest === undefined ? length : undefined,
      items: list(converted, origin, unknown ?? unclear(converted)),
      additionalItems: rest && conversion.into('additionalItems').of(rest),
    }),
  };
};

/** Nested intersections are flattened; closed objects are opened. */
export const intersection: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const all: Value[] = [];
  let rest: string | undefined;
  for (const [index, role] of ['left', 'right'].entries()) {
    const part = partOf(node, role);
    const side = conversion.into('allOf', String(index)).draftOf(part);
    if (side === undefined) continue;
    if (isOpaque(side)) rest = side.why;
    else {
      const taken = sidesOf(side, part);
      all.push(...taken.items);
      rest = taken.rest ?? rest;
    }
  }
  if (all.length === 0 && rest === undefined) return undefined;
  return { entries: drafted(origin, { allOf: list(all, origin, rest) }) };
};

function sidesOf({ entries, rest }: NamedValues, { origin }: Value): ArrayValue {
  const allOf = entries.get('allOf')?.value;
  if (allOf?.kind === 'array' && stringOf(entries.get('type')?.value) !== 'string') return allOf;
  const additional = entries.get('additionalProperties')?.value;
  const isClosed = additional !== undefined && truthOf(additional) === false;
  const opened = new Map([...entries].filter(([keyword]) => !isClosed || keyword !== 'additionalProperties'));
  return list([structure(opened, origin, rest)], origin);
}

export const pipeline: LegacyConvert = (node, conversion) => {
  const first = conversion.into('allOf', '0').of(partOf(node, 'in'));
  const second = conversion.into('allOf', first === undefined ? '0' : '1').of(partOf(node, 'out'));
  const steps = [first ?? [], second ?? []].flat();
  return { entries: drafted(node.origin, { allOf: list(steps, node.origin, unclear(steps)) }) };
};
