import { Ajv } from 'ajv';
import * as z from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import type { OptionsModel, OptionsSchema } from '../../rule/options.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Kept with a model that was made of it, so that the options can be described. */
const described = new WeakMap<object, JsonSchema>();

/**
 * The model of a rule's options: a Zod schema is one, a JSON Schema is made into one.
 * @throws Error where it is neither.
 */
export function optionsModel(options: unknown): OptionsModel {
  if (typeof options !== 'object' || options === null) throw new Error('options are a Zod schema or a JSON Schema.');
  // Zod's own, of either version, or whatever works like it.
  if ('safeParse' in options && typeof options.safeParse === 'function') return options as OptionsModel;
  return modelOfJsonSchema(options as JsonSchema);
}

/** What holds options against a built-in rule's schema, in Zod's words. */
export const modelOf = (schema: OptionsSchema): z.ZodType =>
  // Zod names the types of a schema that is written to.
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'draft-7' });

function modelOfJsonSchema(schema: JsonSchema): OptionsModel {
  const validate = new Ajv({ useDefaults: true, strict: false }).compile(schema);
  const model: OptionsModel & { readonly shape: unknown } = {
    // As a Zod object names its properties.
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
  described.set(model, schema);
  return model;
}

/** The options as a JSON Schema. Zod 3 has no converter of its own. */
export function optionsSchema(model: OptionsModel | OptionsSchema): JsonSchema {
  if (!('safeParse' in model)) return { ...model };
  const own = described.get(model);
  if (own) return own;
  // Only Zod 4 has that property.
  if ('_zod' in model)
    return z.toJSONSchema(model as unknown as z.ZodType, {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
    });
  // The converter names its parameter by the classes of Zod 3, which such a schema is an instance of.
  return zodToJsonSchema(model as never) as JsonSchema;
}
