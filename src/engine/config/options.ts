import { Ajv } from 'ajv';
import * as z from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import type { OptionsModel, OptionsSchema } from '../../rule/options.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema that a model was compiled from, kept to describe the options. */
const sourceSchemas = new WeakMap<object, JsonSchema>();

/**
 * The model of a rule's options: a Zod schema is used as it is, a JSON Schema is compiled into a model.
 * @throws Error if it is neither.
 */
export function optionsModel(options: unknown): OptionsModel {
  if (typeof options !== 'object' || options === null) throw new Error('options are a Zod schema or a JSON Schema.');
  // A Zod 3 or Zod 4 schema, or anything with the same interface.
  if ('safeParse' in options && typeof options.safeParse === 'function') return options as OptionsModel;
  return modelOfJsonSchema(options as JsonSchema);
}

/** The Zod model of a built-in rule's options schema, for Zod's error messages. */
export const modelOf = (schema: OptionsSchema): z.ZodType =>
  // Zod's type for this parameter is of mutable schemas.
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'draft-7' });

function modelOfJsonSchema(schema: JsonSchema): OptionsModel {
  const validate = new Ajv({ useDefaults: true, strict: false }).compile(schema);
  const model: OptionsModel & { readonly shape: unknown } = {
    // The same property name as in a Zod object.
    shape: schema.properties,
    safeParse(options) {
      const data: unknown = structuredClone(options);
      if (validate(data)) return { success: true, data };
      const issues = (validate.errors ?? []).map(({ instancePath, params, message = 'it does not fit' }) => ({
        path: instancePath.split('/').slice(1),
        message:
          params.additionalProperty === undefined ? message : `there is no option \`${params.additionalProperty}\``,
      }));
      return { success: false, error: { issues } };
    },
  };
  sourceSchemas.set(model, schema);
  return model;
}

/** The options as a JSON Schema. Zod 3 has no converter of its own. */
export function optionsSchema(model: OptionsModel | OptionsSchema): JsonSchema {
  if (!('safeParse' in model)) return { ...model };
  const own = sourceSchemas.get(model);
  if (own) return own;
  // Only Zod 4 schemas have this property.
  if ('_zod' in model)
    return z.toJSONSchema(model as unknown as z.ZodType, {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
    });
  // The converter's parameter is typed by Zod 3's classes, of which such a schema is an instance.
  return zodToJsonSchema(model as never) as JsonSchema;
}
