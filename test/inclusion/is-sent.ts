import { type Data, isObject, propertyOf } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';

/** Whether a value is valid against a subschema. */
export type IsValid = (part: unknown, value: unknown) => boolean;

/**
 * Whether all properties in a value are required, or declared by the schemas that it is valid against: if undeclared properties
 * count as not sent, only such values are sent. Allowing additional properties does not declare them.
 */
export function isSent(root: Data, value: unknown, isValid: IsValid): boolean {
  return isEachSent([root], value, { root, isValid });
}

interface Validation {
  readonly root: Data;
  readonly isValid: IsValid;
}

function isEachSent(schemas: readonly unknown[], value: unknown, validation: Validation): boolean {
  const applicable = schemas.flatMap((schema) => [...applicableTo(schema, value, validation)]);
  if (Array.isArray(value)) {
    return value.every((item, index) => {
      const declaring = applicable.flatMap((schema) => itemSchemasOf(schema, index));
      return isEachSent(declaring, item, validation);
    });
  }
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, inner]) => {
    const declaring = applicable.flatMap((schema) => propertySchemasOf(schema, name));
    const isRequired = applicable.some(({ required = [] }) => [required].flat().includes(name));
    return (declaring.length > 0 || isRequired) && isEachSent(declaring, inner, validation);
  });
}

/** Yields a schema and all its subschemas and references that apply to a value. */
function* applicableTo(schema: unknown, value: unknown, validation: Validation): Generator<Data> {
  if (!isObject(schema)) return;
  yield schema;
  const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition } = schema;
  const all = typeof $ref === 'string' ? [partOf(validation.root, $ref.split('/').slice(1))] : [];
  const some = [anyOf, oneOf].flat().filter((variant) => validation.isValid(variant, value));
  const isMet = condition !== undefined && validation.isValid(condition, value);
  const branches = condition === undefined ? [] : [isMet ? condition : {}, schema[isMet ? 'then' : 'else'] ?? {}];
  for (const inner of [...all, ...[allOf].flat(), ...some, ...branches]) yield* applicableTo(inner, value, validation);
}

function itemSchemasOf({ items, additionalItems }: Data, index: number): readonly unknown[] {
  return [Array.isArray(items) ? (items[index] ?? additionalItems) : items].filter((one) => one !== undefined);
}

function propertySchemasOf(
  { properties, patternProperties, additionalProperties }: Data,
  name: string,
): readonly unknown[] {
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
