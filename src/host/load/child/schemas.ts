import type { Path } from '../../../data/path.ts';
import { resolveReferences } from '../../../document/module/platform/schema-builder/json-schema/references.ts';
import { withUi } from '../../../document/module/platform/schema-builder/json-schema/ui.ts';
import { materialize } from '../../../document/module/value/materialize.ts';
import { messageOf } from '../../message-of.ts';
import type { LoadedManifest } from '../protocol.ts';
import { FailedError } from './failure.ts';
import { jsonValue } from './json-value.ts';
import { isFunction, memberOf } from './part.ts';

type Convert = (schema: unknown) => unknown;

/** An unlimited budget: the definition has already been run. */
const unlimitedBudget = { spend: () => true };

/** Converts schema builders to JSON Schemas as the platform's CLI does. */
export class SchemaConverter {
  /** Schemas that contain themselves, which JSON cannot represent. */
  readonly unknowns: LoadedManifest['unknowns'][number][] = [];
  readonly #convert: Convert;

  constructor(convert: Convert) {
    this.#convert = convert;
  }

  readonly convert = (owner: object, path: Path): unknown => {
    const ui = memberOf(owner, 'ui');
    const converted = resolveReferences(jsonValue(this.#inJson(memberOf(owner, 'schema'), path)), unlimitedBudget);
    const { data, unknowns } = materialize(withUi(converted, ui === undefined ? undefined : jsonValue(jsonClone(ui))));
    for (const unknown of unknowns) this.unknowns.push({ path: [...path, ...unknown.path], why: unknown.why });
    return data;
  };

  #inJson(schema: unknown, path: Path): unknown {
    try {
      return jsonClone(this.#convert(schema));
    } catch (error) {
      const message = `The schema \`${path.join('.')}\` cannot be converted: ${messageOf(error)}`;
      throw new FailedError({ id: 'load-failed', message, path });
    }
  }
}

const jsonClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns the SDK's own converter, under any of its names, or else Zod's. `legacy` selects the older one of two. */
export async function converterOf(sdk: unknown, legacy: boolean, options: unknown): Promise<Convert> {
  const transforms = memberOf(memberOf(sdk, 'z'), 'transforms') ?? memberOf(sdk, 'transforms');
  const current = memberOf(transforms, 'toJSONSchema');
  if (isFunction(current) && !legacy) return (schema) => current(schema, options);
  const older = memberOf(transforms, 'toJSONSchemaLegacy') ?? memberOf(transforms, 'zuiToJsonSchema');
  if (isFunction(older)) return (schema) => older(schema, { target: 'jsonSchema7', ...Object(options) });
  const { convertZod } = await import('./zod.ts');
  return convertZod;
}
