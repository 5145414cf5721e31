import * as z from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import type { Path } from '../../../document/document.ts';
import { materialize } from '../../../document/module/materialize.ts';
import { resolveReferences } from '../../../document/module/zui/json-schema/references.ts';
import { withUi } from '../../../document/module/zui/json-schema/ui.ts';
import { messageOf } from '../../message-of.ts';
import type { Manifest } from '../protocol.ts';
import { FailedError } from './failure.ts';
import { jsonValue } from './json-value.ts';
import { part } from './part.ts';

interface Settings {
  /** Whether the SDK's older converter is asked for, where it has two. */
  readonly legacy: boolean;
  readonly options: unknown;
}

/** Makes JSON Schemas of schemas in code, as the platform's CLI does. */
export class SchemaConverter {
  readonly unknowns: Manifest['unknowns'][number][] = [];
  readonly #convert: (schema: unknown) => unknown;

  constructor(sdk: unknown, settings: Settings) {
    this.#convert = sdkConverter(sdk, settings) ?? converted;
  }

  readonly convert = (owner: object, path: Path): unknown => {
    const schema = withUi(resolveReferences(jsonValue(this.#inJson(part(owner, 'schema'), path))), uiOf(owner));
    const { data, unknowns } = materialize(schema);
    for (const unknown of unknowns) this.unknowns.push({ path: [...path, ...unknown.path], why: unknown.why });
    return data;
  };

  #inJson(schema: unknown, path: Path): unknown {
    try {
      const own = isZod4(schema) ? z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) : this.#convert(schema);
      return JSON.parse(JSON.stringify(own));
    } catch (error) {
      const message = `The schema \`${path.join('.')}\` cannot be converted: ${messageOf(error)}`;
      throw new FailedError({ id: 'load-failed', message, path });
    }
  }
}

const uiOf = (owner: object) => {
  const ui = part(owner, 'ui');
  return ui === undefined ? undefined : jsonValue(JSON.parse(JSON.stringify(ui)));
};

type Convert = (schema: unknown) => unknown;

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** The SDK's own converter, by the names that it has had. */
function sdkConverter(sdk: unknown, { legacy, options }: Settings): Convert | undefined {
  const transforms = part(part(sdk, 'z'), 'transforms') ?? part(sdk, 'transforms');
  const current = part(transforms, 'toJSONSchema');
  if (isFunction(current) && !legacy) return (schema) => current(schema, options);
  const older = part(transforms, 'toJSONSchemaLegacy') ?? part(transforms, 'zuiToJsonSchema');
  return isFunction(older) ? (schema) => older(schema, { target: 'jsonSchema7', ...Object(options) }) : undefined;
}

const isZod4 = (schema: unknown): schema is z.ZodType => part(schema, '_zod') !== undefined;

/** Without a converter of the SDK: by the schema's own, else as Zod 3. */
function converted(schema: unknown): unknown {
  const own = part(schema, 'toJSONSchema') ?? part(schema, 'toJsonSchema');
  if (isFunction(own)) return own.call(schema, { target: 'jsonSchema7' });
  if (typeof part(part(schema, '_def'), 'typeName') !== 'string') throw new Error('it is not a Zod schema.');
  // The converter names its parameter by the classes of its own copy of Zod 3.
  return zodToJsonSchema(schema as never, { target: 'jsonSchema7' });
}
