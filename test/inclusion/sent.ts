import { type Data, isObject, propertyOf } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';

/** Whether a value is valid against a subschema. */
export type Meets = (part: unknown, value: unknown) => boolean;

/**
 * Whether all properties in a value are required, or declared by the schemas that it is valid against: if undeclared properties
 * count as not sent, only such values are sent. Allowing additional properties does not declare them.
 */
export function isSent(root: Data, value: unknown, meets: Meets): boolean {
  return sent([root], value, { root, meets });
}

interface Reader {
  readonly root: Data;
  readonly meets: Meets;
}

function sent(schemas: readonly unknown[], value: unknown, reader: Reader): boolean {
  const met = schemas.flatMap((schema) => [...metBy(schema, value, reader)]);
  if (Array.isArray(value)) {
    return value.every((item, index) => {
      const declaring = met.flatMap((schema) => ofItem(schema, index));
      return sent(declaring, item, reader);
    });
  }
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, inner]) => {
    const declaring = met.flatMap((schema) => ofProperty(schema, name));
    const isRequired = met.some(({ required = [] }) => [required].flat().includes(name));
    return (declaring.length > 0 || isRequired) && sent(declaring, inner, reader);
  });
}

/** Yields a schema and all its subschemas and references that apply to a value. */
function* metBy(schema: unknown, value: unknown, reader: Reader): Generator<Data> {
  if (!isObject(schema)) return;
  yield schema;
  const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition } = schema;
  const all = typeof $ref === 'string' ? [partOf(reader.root, $ref.split('/').slice(1))] : [];
  const some = [anyOf, oneOf].flat().filter((variant) => reader.meets(variant, value));
  const isMet = condition !== undefined && reader.meets(condition, value);
  const way = condition === undefined ? [] : [isMet ? condition : {}, schema[isMet ? 'then' : 'else'] ?? {}];
  for (const inner of [...all, ...[allOf].flat(), ...some, ...way]) yield* metBy(inner, value, reader);
}

function ofItem({ items, additionalItems }: Data, index: number): readonly unknown[] {
  return [Array.isArray(items) ? (items[index] ?? additionalItems) : items].filter((one) => one !== undefined);
}

function ofProperty({ properties, patternProperties, additionalProperties }: Data, name: string): readonly unknown[] {
  const patterns = Object.entries(isObject(patternProperties) ? patternProperties : {});
  const own = [
    ...[propertyOf(properties, name)].filter((one) => one !== undefined),
    ...patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(name)).map(([, one]) => one),
  ];
  if (own.length > 0) return own;
  // Open objects get extra properties under names that neither side declares.
  const isOpen = additionalProperties === true || JSON.stringify(additionalProperties) === '{}';
  const isOther = /^(?:extra|(?:x-)?other\d*)$/.test(name);
  return additionalProperties === undefined || (isOpen && !isOther) ? [] : [additionalProperties];
}
