import type { Ajv, ErrorObject, Options } from 'ajv';
import { ownOf } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf, pointerOf } from '../../../data/pointer.ts';
import type { Violation } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { isSchema } from '../../../rule/subschemas.ts';
import { hasKeyword } from '../keywords-in.ts';
import type { Draft } from './draft.ts';

/** Makes a validator of one draft. */
export type Validators = new (options: Options) => Ajv;

/** Through `default`, which is the module itself: a bundler gives a module that is a function no other names. */
export const loaders: Readonly<Record<Draft, () => Promise<Validators>>> = {
  'draft-07': async () => knowingFormats((await import('ajv')).default.Ajv),
  '2019-09': async () => knowingFormats((await import('ajv/dist/2019.js')).default.Ajv2019),
  '2020-12': async () => knowingFormats((await import('ajv/dist/2020.js')).default.Ajv2020),
};

/** The formats bring half of the validator along: they are loaded with it, not before. */
async function knowingFormats(Validator: Validators): Promise<Validators> {
  const { default: formats } = await import('ajv-formats');
  return class extends Validator {
    constructor(given: Options) {
      super(given);
      formats.default(this);
    }
  };
}

/** Unknown keywords and formats are no fault; defaults are filled in as whoever reads the data does; nothing is fetched. */
const options: Options = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  addUsedSchema: false,
  useDefaults: true,
  code: { regExp: Object.assign(tolerantRegExp, { code: 'tolerantRegExp' }) },
};

/** A rule of its own tells of invalid expressions: here they accept everything. */
function tolerantRegExp(pattern: string): { readonly test: (text: string) => boolean } {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next way to read it.
    }
  }
  return { test: () => true };
}

const references = new Set(['$ref', '$recursiveRef', '$dynamicRef']);
const bases = new Set(['$id', 'id']);

/** Why the schema cannot be compiled; undefined where it can. */
export function compileError(root: JsonSchema, Validator: Validators): string | undefined {
  try {
    new Validator(options).compile(root);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Why a value does not meet a part of a schema. Undefined where it does; what cannot be compiled says nothing. */
export function violation(root: JsonSchema, part: Path, value: unknown, Validator: Validators): Violation | undefined {
  const schema = partOf(root, part);
  if (!isSchema(schema)) return undefined;
  const validate = attempt(() =>
    hasKeyword(schema, references)
      ? throughRoot(new Validator(options), root, part)
      : sharedOf(Validator).compile(schema),
  );
  const copy = structuredClone(value);
  // An expression may be valid, and still more than can be run.
  if (validate === undefined || attempt(() => validate(copy)) !== false) return undefined;
  // The last is the outermost: what came before it are the ways that it tried.
  const error = validate.errors?.at(-1);
  return error && { path: placeIn(error, value), demand: demandOf(error) };
}

const shared = new WeakMap<Validators, Ajv>();

/** Making a validator takes longer than using it; one that is shown no references remembers nothing. */
function sharedOf(Validator: Validators): Ajv {
  const validator = shared.get(Validator) ?? new Validator(options);
  shared.set(Validator, validator);
  return validator;
}

/** References are relative to the root, unless a schema names another base. */
function throughRoot(validator: Ajv, root: JsonSchema, part: Path) {
  if (hasKeyword(root, bases)) return undefined;
  const fragment = pointerOf(part).split('/').map(encodeURIComponent).join('/');
  return validator.addSchema(root, 'root').getSchema(`root#${fragment}`);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The path of what is wrong inside the value: array indices are numbers. */
function placeIn({ instancePath }: ErrorObject, value: unknown): Path {
  const path: (string | number)[] = [];
  for (const name of pathOf(instancePath) ?? []) path.push(Array.isArray(partOf(value, path)) ? Number(name) : name);
  return path;
}

const quoted = (value: unknown) => `\`${JSON.stringify(value)}\``;

/** What the validator's own words say less well. */
const demands: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  enum: ({ allowedValues }) => `must be one of ${allowedValues.slice(0, 20).map(quoted).join(', ')}`,
  const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
  format: ({ format }) => `must have the format \`${format}\``,
  pattern: ({ pattern }) => `must match the pattern \`${pattern}\``,
  required: ({ missingProperty }) => `must have the property \`${missingProperty}\``,
  additionalProperties: ({ additionalProperty }) => `must not have the property \`${additionalProperty}\``,
  anyOf: () => 'must match one of the schemas in `anyOf`',
  oneOf: () => 'must match exactly one of the schemas in `oneOf`',
};

function demandOf({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  return ownOf(demands, keyword)?.(params) ?? message;
}
