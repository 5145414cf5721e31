import type { Ajv, ErrorObject, Options } from 'ajv';
import { attempt } from '../../../data/attempt.ts';
import { isContainer, ownOf, propertyOf } from '../../../data/objects.ts';
import { once } from '../../../data/once.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf, pointerOf } from '../../../data/pointer.ts';
import type { Violation } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword, schemasHaving } from '../../../rule/schema/by-keyword.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema } from '../../../rule/schema/schemas-within.ts';
import { expressionOf } from '../patterns/expressions.ts';
import type { Validators } from './loaders.ts';
import { reachablePart } from './reachable-part.ts';

/**
 * Unknown keywords and formats are accepted; nothing is fetched; inherited names such as `toString` do not count as
 * properties. One validator may serve many schemas, and registers none by name.
 */
const options: Options = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
  multipleOfPrecision: 8,
  code: { optimize: false, regExp: Object.assign(expressionOf, { code: 'expressionOf' }) },
};

/** Compiles with a validator of its own that registers the schema: `#` only resolves to the root of a registered schema. */
export const compiledAlone = (schema: JsonSchema, Validator: Validators, more: Options = {}) =>
  new Validator({ ...options, ...more, addUsedSchema: true }).compile(schema);

const references = keywords('$ref', '$recursiveRef', '$dynamicRef');
/** Keywords by which one schema refers to another, or can be referred to. */
const namedKeywords = keywords(...references.names, '$id', '$anchor', '$dynamicAnchor');

/** Returns why the schema cannot be compiled; undefined if it can. */
export function compileError(root: JsonSchema, Validator: Validators): string | undefined {
  try {
    compiledAlone(root, Validator);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Returns why a value is invalid against a part of a schema; undefined if it is valid, or the schema cannot be
 * compiled. A property with a default may be missing: the reader of the data fills it in.
 */
export function violation(root: JsonSchema, part: Path, value: unknown, Validator: Validators): Violation | undefined {
  if (isMiscompared(value, root)) return undefined;
  const plain = errorOf(value, { root, part }, Validator, 'plain');
  const filled = plain && errorOf(structuredClone(value), { root, part }, Validator, 'filling');
  if (plain === undefined || filled === undefined || isFalseError(plain, root) || isFalseError(filled, root))
    return undefined;
  // An error inside a default that was filled in is not an error of the value.
  const error = partOf(value, valuePathOf(filled, value)) === undefined ? plain : filled;
  return { path: valuePathOf(error, value), demand: requirementText(error) };
}

/**
 * Returns which values are valid against a schema, as they are or with the defaults of `filled` filled in; undefined if
 * that cannot be decided.
 */
export function validity(
  { plain, filled }: Excerpts,
  values: readonly unknown[],
  Validator: Validators,
): readonly (boolean | undefined)[] | undefined {
  return attempt(() => {
    const validate = compiled(plain, Validator, 'plain');
    // Most values that are expected to be valid are so without defaults.
    const filling = once(() => filled && compiled(filled, Validator, 'filling'));
    return values.map((value) => {
      if (isMiscompared(value, filled ?? plain)) return undefined;
      return validate(value) === true || filling()?.(structuredClone(value)) === true;
    });
  });
}

interface Excerpts {
  readonly plain: JsonSchema;
  /** Only if the schema has a default. */
  readonly filled: JsonSchema | undefined;
}

export const defaultKeyword = keywords('default');

function compiled(schema: JsonSchema, Validator: Validators, mode: keyof typeof validatorCaches) {
  const useDefaults = mode === 'filling';
  if (hasKeyword(schema, namedKeywords)) return compiledAlone(schema, Validator, { useDefaults });
  const validators = validatorCaches[mode];
  const validator = validators.get(Validator) ?? new Validator({ ...options, useDefaults });
  // Removed during the work: a validator that was interrupted by a timeout must not be used again.
  validators.delete(Validator);
  const validate = validator.compile(schema);
  // The validator would keep each schema forever.
  validator.removeSchema(schema);
  validators.set(Validator, validator);
  return validate;
}

interface SchemaPartAt {
  readonly root: JsonSchema;
  readonly part: Path;
}

function errorOf(
  value: unknown,
  { root, part }: SchemaPartAt,
  Validator: Validators,
  mode: keyof typeof validatorCaches,
) {
  const validators = validatorCaches[mode];
  const schema = partOf(root, part);
  if (!isSchema(schema)) return undefined;
  const owner = hasKeyword(schema, references) ? root : Validator;
  const validator = validators.get(owner) ?? new Validator({ ...options, useDefaults: mode === 'filling' });
  // Removed during the work: a validator that was interrupted by a timeout must not be used again.
  validators.delete(owner);
  const error = attempt(() => {
    const validate = owner === root ? throughRoot(validator, root, part) : validator.compile(schema);
    // The last error is the outermost one; those before it are from the alternatives that were tried.
    return validate?.(value) === false ? validate.errors?.at(-1) : undefined;
  });
  validators.set(owner, validator);
  return error;
}

/**
 * Validators that leave values as they are, and validators that fill in defaults, by root schema or validator class.
 * Creating one takes longer than using it; one per class serves all schemas without references.
 */
const validatorCaches = { plain: new WeakMap<object, Ajv>(), filling: new WeakMap<object, Ajv>() };

/** Compiles a part through its root: references are resolved against the root, or against the base URI of a schema. */
function throughRoot(validator: Ajv, root: JsonSchema, part: Path) {
  const reachable = reachablePart(root, part);
  // Each excerpt gets a name of its own, so that one validator can hold all of them.
  const name = reachable === root ? 'root' : `reach-${Object.keys(validator.schemas).length}`;
  if (validator.schemas[name] === undefined) validator.addSchema(reachable, name);
  const fragment = pointerOf(part).split('/').map(encodeURIComponent).join('/');
  return validator.getSchema(part.length === 0 ? name : `${name}#${fragment}`);
}

const comparisonKeywords = keywords('const', 'enum', 'uniqueItems');

/**
 * Returns whether the validator would compare a value wrongly: it mistakes own properties of these names for inherited
 * ones.
 */
export function isMiscompared(value: unknown, root: JsonSchema): boolean {
  const hidesMethods = (part: unknown): boolean =>
    isContainer(part) &&
    (['constructor', 'valueOf', 'toString'].some((name) => Object.hasOwn(part, name)) ||
      Object.values(part).some(hidesMethods));
  return hidesMethods(value) && hasKeyword(root, comparisonKeywords);
}

const proto = '__proto__';
const propertiesKeyword = keywords('properties');

/** Returns whether an error is about a missing `__proto__` with a default, which the validator does not fill in. */
export const isFalseError = ({ params }: ErrorObject, root: JsonSchema): boolean =>
  params.missingProperty === proto &&
  schemasHaving(root, propertiesKeyword).some(
    ({ schema: { properties } }) => propertyOf(propertyOf(properties, proto), 'default') !== undefined,
  );

/** Returns the path of an error inside the value, with array indices as numbers. */
export function valuePathOf({ instancePath }: ErrorObject, value: unknown): Path {
  const path: (string | number)[] = [];
  for (const name of pathOf(instancePath) ?? []) path.push(Array.isArray(partOf(value, path)) ? Number(name) : name);
  return path;
}

const quoted = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** Replacements for messages of the validator that are less clear. */
const requirementTexts: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${allowedValues.slice(0, 20).map(quoted).join(', ')}`,
  const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
  format: ({ format }) => `must have the format \`${format}\``,
  pattern: ({ pattern }) => `must match the pattern \`${pattern}\``,
  required: ({ missingProperty }) => `must have the property \`${missingProperty}\``,
  additionalProperties: ({ additionalProperty }) => `must not have the property \`${additionalProperty}\``,
  propertyNames: ({ propertyName }) => `must not have a property named \`${propertyName}\``,
  not: () => 'must not match the schema in `not`',
  anyOf: () => 'must match one of the schemas in `anyOf`',
  oneOf: () => 'must match exactly one of the schemas in `oneOf`',
  'false schema': () => 'must not be given',
};

export function requirementText({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  return ownOf(requirementTexts, keyword)?.(params) ?? message;
}
