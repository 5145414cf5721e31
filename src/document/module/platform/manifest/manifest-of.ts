import { onceFor } from '../../../../data/once.ts';
import { entryOf, isUndefined, list, literal, opaque, structure, truthOf, whyOf } from '../../value/make.ts';
import { reportMisspeltPart } from '../../value/misspelt.ts';
import { entriesOf, type OwnEntries } from '../../value/own.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../value/value.ts';
import { toJsonSchema } from '../schema-builder/json-schema/to-json-schema.ts';
import { expectPart } from '../schema-builder/unexpected.ts';
import type { Definition } from '../sdk/definition.ts';
import type { SdkHost } from '../sdk/host.ts';
import { part } from '../sdk/parts.ts';
import { holds } from '../sdk/version/facts-by-version.ts';

import type { AssetFiles } from './assets.ts';
import { withSchema } from './bare-fields.ts';
import { mapOfSecrets } from './listed-secrets.ts';
import { type MapShape, type ObjectShape, type SentShape, sent, sentFrom, shapeOf } from './sent.ts';

/** Returns the manifest that the platform's CLI computes from a definition and sends. */
export function manifestOf(definition: Definition, host: SdkHost, assets: AssetFiles): Structure {
  const conversion = { schema: converterOf(definition, host), assets, host };
  const { props } = definition;
  const entries = new Map<string, ValueEntry>();
  for (const [name, shape] of Object.entries(sent.parts)) {
    const entry = props.entries.get(name);
    if (entry === undefined) continue;
    const isList = name === 'secrets' && holds('secrets-listed', host.sdk);
    const value = isList ? mapOfSecrets(entry.value) : entry.value;
    entries.set(name, { key: entry.key, value: convert(value, shape, conversion) });
  }
  fill(entries, sent, definition.origin, props.rest);
  for (const [name, way] of Object.entries(sentFrom)) {
    const value = way.reduce<Value | undefined>(part, props);
    if (value !== undefined) entries.set(name, entryOf(value));
  }
  if (holds('interfaces-always-sent', host.sdk) && isMissing(entries.get('interfaces'), props.rest)) {
    entries.set('interfaces', { key: definition.origin, value: structure(new Map(), definition.origin) });
  }
  // An SDK version that is not pinned is not part of the definition.
  const sdk = holds('sdk-version-sent', host.sdk) ? host.sdk.exact : undefined;
  if (sdk !== undefined) entries.set('sdkVersion', { key: definition.origin, value: literal(sdk, definition.origin) });
  return structure(entries, props.origin, props.rest);
}

interface Conversion {
  readonly schema: SchemaConverter;
  readonly assets: AssetFiles;
  readonly host: SdkHost;
}

/** Returns the JSON Schema of a schema; `owner` is the object that contains the schema. */
type SchemaConverter = (schema: Value, owner: Structure) => Value;

/** Returns the function that converts the schemas of a definition to JSON Schema. */
function converterOf({ props }: Definition, host: SdkHost): SchemaConverter {
  const advanced = part(props, '__advanced');
  const flag = part(advanced, 'useLegacyZuiTransformer');
  const legacy = !holds('converter-current', host.sdk) || (flag === undefined ? false : truthOf(flag));
  if (legacy === undefined) return (schema) => opaque(whyOf(flag ?? schema, ''), schema.origin);
  const toJSONSchemaOptions = part(advanced, 'toJSONSchemaOptions');
  const options = { legacy, ...(toJSONSchemaOptions && { toJSONSchemaOptions }) };
  // Channels and actions often share schemas.
  const plain = onceFor((schema: Value) => toJsonSchema(schema, host, options));
  return (schema, owner) => {
    const ui = part(owner, 'ui');
    return ui === undefined ? plain(schema) : toJsonSchema(schema, host, { ...options, ui });
  };
}

/** Returns the value that is sent in place of another. */
function convert(value: Value, shape: SentShape, conversion: Conversion): Value {
  if (shape === 'script' || shape === 'base64') return conversion.assets[shape](value);
  if (typeof shape === 'string') return value;
  const own = value.kind === 'literal' ? undefined : ownOf(value, shape, conversion);
  if (own === undefined) {
    const why = reportMisspeltPart(value, conversion.host);
    return why === undefined ? value : opaque(why, value.origin);
  }
  // A list in place of an object is kept: the model reports it.
  if (value.kind === 'array') {
    const ofItem = 'each' in shape ? shape.each : shape;
    const items = value.items.map((item) => inOwner(item, ofItem, value, conversion));
    return list(items, value.origin);
  }
  const entries = new Map<string, ValueEntry>();
  for (const [name, entry] of own.entries) {
    const inside = shapeOf(name, shape);
    if (inside === undefined) continue;
    // An `undefined` action, state and the like is a mistake; other parts may be absent, or the model reports them.
    const isGone = 'each' in shape && isUndefined(entry.value);
    const part = isGone
      ? opaque(expectPart(entry.value, conversion.host), entry.value.origin)
      : inOwner(entry.value, inside, value, conversion);
    entries.set(name, { key: entry.key, value: part });
  }
  if ('parts' in shape) fill(entries, shape, value.origin, own.rest);
  return structure(entries, value.origin, own.rest);
}

function ownOf(value: Value, shape: MapShape | ObjectShape, { host }: Conversion): OwnEntries | undefined {
  const own = entriesOf(value);
  return own && 'parts' in shape && Object.hasOwn(shape.parts, 'schema') ? withSchema(own, host) : own;
}

const inOwner = (value: Value, shape: SentShape, owner: Value, conversion: Conversion): Value =>
  shape === 'schema' && owner.kind === 'object' ? conversion.schema(value, owner) : convert(value, shape, conversion);

/** True if the author wrote no such entry; `rest` is why there may be more entries. */
const isMissing = (entry: ValueEntry | undefined, rest: string | undefined): boolean =>
  isUndefined(entry?.value) && (entry !== undefined || rest === undefined);

/** Adds the parts that are always sent. */
function fill(entries: Map<string, ValueEntry>, { parts }: ObjectShape, origin: Origin, rest?: string): void {
  for (const [name, shape] of Object.entries(parts)) {
    const isDue = typeof shape !== 'string' && 'always' in shape && isMissing(entries.get(name), rest);
    if (isDue) entries.set(name, { key: origin, value: structure(new Map(), origin) });
  }
}
