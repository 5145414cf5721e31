import { stringOf, truthOf } from '../../../value/make.ts';
import type { Value } from '../../../value/value.ts';
import { fieldsOf } from '../fields.ts';
import { isFormer, type SchemaHost } from '../schema.ts';

/** The definition's options for converting its schemas. */
export interface ConversionOptions {
  /** `__advanced.useLegacyZuiTransformer`. */
  readonly legacy?: boolean;
  /** `__advanced.toJSONSchemaOptions`. */
  readonly toJSONSchemaOptions?: Value;
  /** The value of `ui` next to the schema. */
  readonly ui?: Value;
}

type UnionKeyword = 'anyOf' | 'oneOf';

export interface Settings {
  readonly union: UnionKeyword;
  readonly discriminatedUnion: UnionKeyword;
  readonly discriminator: boolean;
  /** True for the converters of the former builder. */
  readonly former: boolean;
}

const former: Settings = { union: 'anyOf', discriminatedUnion: 'anyOf', discriminator: false, former: true };

/** Returns the settings, or undefined if they are unknown. */
export function settingsOf(options: ConversionOptions, host: SchemaHost): Settings | undefined {
  if (isFormer(host)) return former;
  const { legacy = false, toJSONSchemaOptions } = options;
  const { entries, rest } = fieldsOf(toJSONSchemaOptions);
  const asked = (name: string) => entries.get(name)?.value;
  const union = keyword(asked('unionStrategy'), 'anyOf');
  const discriminatedUnion = keyword(asked('discriminatedUnionStrategy'), 'oneOf');
  const flag = asked('discriminator');
  const discriminator = flag === undefined ? !legacy : truthOf(flag);
  if (rest !== undefined || union === undefined || discriminatedUnion === undefined || discriminator === undefined)
    return undefined;
  return { union, discriminatedUnion, discriminator, former: false };
}

function keyword(value: Value | undefined, byDefault: UnionKeyword): UnionKeyword | undefined {
  if (value === undefined) return byDefault;
  const text = stringOf(value);
  return text === 'anyOf' || text === 'oneOf' ? text : undefined;
}
