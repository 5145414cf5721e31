import { Draft } from '../../value/draft.ts';
import { isUndefined, literal, opaque, structure, truthOf, whyOf } from '../../value/make.ts';
import { entriesOf } from '../../value/own.ts';
import type { Entry, Origin, Structure, Value } from '../../value/value.ts';
import { toJsonSchema } from '../schema-builder/json-schema/to-json-schema.ts';
import type { Definition } from '../sdk/definition.ts';
import type { SdkHost } from '../sdk/host.ts';
import { part } from '../sdk/parts.ts';
import { isAtLeast } from '../sdk/version.ts';
import type { Assets } from './assets.ts';

/** What the platform's CLI makes of a definition before it sends it. */
export function manifestOf(definition: Definition, host: SdkHost, assets: Assets): Structure {
  const conversion = { ...converterOf(definition, host), assets };
  const { props } = definition;
  const draft = new Draft();
  for (const [name, convert] of Object.entries(converters)) {
    const entry = props.entries.get(name);
    if (entry !== undefined) draft.set(name, { key: entry.key, value: convert(entry.value, conversion) });
  }
  if (isUndefined(props.entries.get('identifier')?.value)) draft.set('identifier', emptyAt(definition.origin));
  const operations = part(part(props, '__advanced'), 'extraOperations');
  if (operations !== undefined) draft.set('extraOperations', { key: operations.origin, value: operations });
  // Like the visibility and the address, a version that nothing pins is no part of the definition.
  const sdk = host.sdk.exact;
  if (sdk !== undefined) draft.set('sdkVersion', { key: definition.origin, value: literal(sdk, definition.origin) });
  return structure(draft.done(props.origin).entries, props.origin, props.rest);
}

const emptyAt = (origin: Origin): Entry => ({ key: origin, value: structure(new Map(), origin) });

interface Conversion {
  readonly schema: (owner: Structure) => Entry | undefined;
  readonly assets: Assets;
}

type Convert = (value: Value, conversion: Conversion) => Value;

/** How the schemas of a definition become JSON Schemas. The current converter came with SDK 4.16. */
function converterOf({ props }: Definition, host: SdkHost): Pick<Conversion, 'schema'> {
  const advanced = part(props, '__advanced');
  const flag = part(advanced, 'useLegacyZuiTransformer');
  const legacy = !isAtLeast(host.sdk, 4, 16) || (flag === undefined ? false : truthOf(flag));
  const toJSONSchemaOptions = part(advanced, 'toJSONSchemaOptions');
  return {
    schema(owner) {
      const entry = owner.entries.get('schema');
      if (entry === undefined) return undefined;
      if (legacy === undefined)
        return { key: entry.key, value: opaque(whyOf(flag ?? entry.value, ''), entry.value.origin) };
      const ui = part(owner, 'ui');
      const options = { legacy, ...(toJSONSchemaOptions && { toJSONSchemaOptions }), ...(ui && { ui }) };
      return { key: entry.key, value: toJsonSchema(entry.value, host, options) };
    },
  };
}

const withEntry = (owner: Structure, name: string, entry: Entry): Structure => ({
  ...owner,
  entries: new Map([...owner.entries, [name, entry]]),
});

const kept: Convert = (value) => value;

/** Changes the named parts of an object and keeps the others. */
const object =
  (parts: Readonly<Record<string, Convert>>, only = false): Convert =>
  (value, conversion) => {
    const own = value.kind === 'literal' ? undefined : entriesOf(value);
    if (own === undefined) return value;
    const draft = new Draft();
    for (const [name, entry] of own.entries) {
      const convert = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (convert !== undefined) draft.set(name, { key: entry.key, value: convert(entry.value, conversion) });
      else if (!only) draft.set(name, entry);
    }
    return structure(draft.done(value.origin).entries, value.origin, own.rest);
  };

const map =
  (convert: Convert): Convert =>
  (value, conversion) => {
    const own = value.kind === 'literal' ? undefined : entriesOf(value);
    if (own === undefined) return value;
    const entries = [...own.entries].map(([name, { key, value: item }]): [string, Entry] => [
      name,
      { key, value: convert(item, conversion) },
    ]);
    return structure(new Map(entries), value.origin, own.rest);
  };

/** An object with a schema among its parts. */
const schemed =
  (parts: Readonly<Record<string, Convert>> = {}, only = false): Convert =>
  (value, conversion) => {
    const converted = object(only ? { ...parts, schema: kept } : parts, only)(value, conversion);
    if (value.kind !== 'object' || converted.kind !== 'object') return converted;
    const schema = conversion.schema(value);
    return schema === undefined ? converted : withEntry(converted, 'schema', schema);
  };

const script: Convert = (value, { assets }) => assets.script(value);
const base64: Convert = (value, { assets }) => assets.base64(value);
const identified =
  (convert: Convert): Convert =>
  (value, conversion) => {
    const converted = convert(value, conversion);
    if (converted.kind !== 'object' || !isUndefined(converted.entries.get('identifier')?.value)) return converted;
    return withEntry(converted, 'identifier', emptyAt(converted.origin));
  };

/** A configuration is always sent with an identifier, though it be empty. */
const configuration = (...described: readonly string[]): Convert =>
  identified(
    schemed(
      {
        ...Object.fromEntries(described.map((name) => [name, kept])),
        identifier: object({ required: kept, linkTemplateScript: script }, true),
      },
      true,
    ),
  );

/** The parts of a manifest in the order in which they are sent. */
const converters: Readonly<Record<string, Convert>> = {
  name: kept,
  version: kept,
  title: kept,
  description: kept,
  user: kept,
  events: map(schemed()),
  actions: map(object({ input: schemed(), output: schemed() })),
  channels: map(object({ messages: map(schemed()) })),
  states: map(schemed()),
  entities: map(schemed()),
  attributes: kept,
  icon: base64,
  readme: base64,
  identifier: object({ extractScript: script, fallbackHandlerScript: script }, true),
  configuration: configuration(),
  configurations: map(configuration('title', 'description')),
  interfaces: kept,
  secrets: kept,
};
