import { entryOf, isNullish, opaque, truthOf, whyOf } from '../../value/make.ts';
import { misspelt } from '../../value/misspelt.ts';
import { ObjectBuilder } from '../../value/object-builder.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../value/value.ts';
import type { ConversionOptions } from '../schema-builder/json-schema/options.ts';
import { repackage } from '../schema-builder/repackage/repackage.ts';
import { builderCall } from './builder.ts';
import { isDefinition, isInterface } from './definition.ts';
import { holds } from './facts-by-version.ts';
import type { SdkHost } from './host.ts';
import { objectAt, part, recordOf } from './parts.ts';

/** The package that the platform's CLI would generate from an interface's definition. */
export function interfacePackage(definition: Value, origin: Origin, host: SdkHost): Value {
  if (!isInterface(definition)) {
    return opaque(whyOf(definition, 'it is not the definition of an interface'), origin);
  }
  const { props } = definition;
  const name = part(props, 'name') ?? opaque('the interface has no name', origin);
  const version = part(props, 'version') ?? opaque('the interface has no version', origin);
  const generated = generatedParts(props, origin, host);
  return objectAt(origin, {
    type: 'interface',
    name,
    version,
    definition: objectAt(origin, { name, version, ...generated }),
  });
}

/** What the package of an interface defines, or the interface itself where it is handed over as it is. */
export function interfaceOf(pkg: Value | undefined, origin: Origin, host: SdkHost): Value {
  if (pkg === undefined || isNullish(pkg)) return noInterface(pkg, origin, host);
  const definition = isDefinition(pkg) ? pkg : part(pkg, 'definition');
  if (definition === undefined) return withoutDefinition(pkg, origin, host);
  return isInterface(definition) ? interfaceIn(interfacePackage(definition, origin, host), origin) : definition;
}

const notThere = 'there is no interface';

/** To extend nothing throws. */
function noInterface(pkg: Value | undefined, origin: Origin, host: SdkHost): Value {
  const message = 'Expected an interface here, but there is none.';
  const mistake = (pkg && misspelt(pkg, host)) ?? { id: 'value-unexpected', message, at: pkg?.origin ?? origin };
  host.note({ ...mistake, why: notThere });
  return opaque(notThere, origin);
}

/** So does to extend what defines nothing. Before version 1 of the SDK, what declares an interface was handed over. */
function withoutDefinition(pkg: Value, origin: Origin, host: SdkHost): Value {
  const isOpen = pkg.kind === 'namespace' && pkg.names() === undefined;
  if (isOpen || pkg.kind === 'function' || pkg.kind === 'exotic' || holds('extend-by-declaration', host.sdk))
    return opaque('the interface is not known', origin);
  const message = `Expected an interface here, but this ${whatElse(pkg)}.`;
  host.note({ id: 'value-unexpected', message, why: notThere, at: pkg.origin });
  return opaque(notThere, origin);
}

function whatElse(pkg: Value): string {
  if (pkg.kind === 'array') return 'is an array; call `.extend` once for each';
  if (pkg.kind === 'literal') return `is a ${typeof pkg.value}`;
  if (pkg.kind === 'namespace' && pkg.names()?.includes('default'))
    return 'is all of a module; take its default export, as `import hitl from …` does';
  return 'has no `definition`';
}

const interfaceIn = (pkg: Value, origin: Origin): Value =>
  part(pkg, 'definition') ?? opaque('the interface is not known', origin);

interface Generation {
  /** The entities as the interface's schemas name them. */
  readonly references: Value;
  /** How the schemas are written out. */
  readonly options: ConversionOptions;
  /** Nothing is written out and read in again. */
  readonly raw: boolean;
  readonly host: SdkHost;
}

function generatedParts(props: Structure, origin: Origin, host: SdkHost): Readonly<Record<string, Value>> {
  const entities = recordOf(part(props, 'entities'), origin);
  const references = new ObjectBuilder();
  for (const [name, { key }] of entities.entries)
    references.set(name, { key, value: builderCall('ref', name, key, host) });
  if (entities.rest !== undefined) references.addUnknown(entities.rest);
  const generation = {
    references: references.done(origin),
    options: optionsOf(part(props, '__advanced')),
    raw: holds('extend-by-declaration', host.sdk) || holds('extend-by-raw-package', host.sdk),
    host,
  };
  const template = generation.raw ? part(props, 'templateName') : undefined;
  const all = (kind: string, generate: Generate) => eachOf(recordOf(part(props, kind), origin), generate, generation);
  return {
    actions: all('actions', generateAction),
    channels: all('channels', generateChannel),
    events: all('events', generateEvent),
    entities: all('entities', generateEntity),
    ...(template && { templateName: template }),
  };
}

function optionsOf(advanced: Value | undefined): ConversionOptions {
  const flag = part(advanced, 'useLegacyZuiTransformer');
  const toJSONSchemaOptions = part(advanced, 'toJSONSchemaOptions');
  const legacy = flag !== undefined && truthOf(flag) === true;
  return { legacy, ...(toJSONSchemaOptions && { toJSONSchemaOptions }) };
}

type Generate = (own: Value, generation: Generation) => Value;

function eachOf(record: Structure, generate: Generate, generation: Generation): Structure {
  const draft = new ObjectBuilder();
  for (const [name, { key, value }] of record.entries) {
    const made =
      value.kind === 'object' ? generate(value, generation) : opaque(whyOf(value, 'it is not an object'), value.origin);
    draft.set(name, { key, value: made });
  }
  if (record.rest !== undefined) draft.addUnknown(record.rest);
  return draft.done(record.origin);
}

/** Of what an author says, what survives being generated. */
function kept(own: Value, { raw }: Generation, ...names: readonly string[]): ObjectBuilder {
  const { entries, rest } = recordOf(own, own.origin);
  if (raw) return new ObjectBuilder().spread(rest === undefined ? { entries } : { entries, rest });
  const draft = new ObjectBuilder();
  for (const [name, entry] of entries) if (names.includes(name)) draft.set(name, entry);
  return draft;
}

/** A schema as it comes back from being written out and read in again. */
const packaged = (schema: Value, { options, raw, host }: Generation): ValueEntry =>
  entryOf(raw ? schema : repackage(schema, host, options));

/** In an interface a schema is a function of the entities. */
function applied(owner: Value | undefined, generation: Generation): ValueEntry {
  const schema = part(owner, 'schema');
  if (schema === undefined) return entryOf(opaque('a schema is missing', generation.references.origin));
  return packaged(generation.host.call(schema, [generation.references], schema.origin), generation);
}

const generateAction: Generate = (own, generation) => {
  const side = (name: string): ValueEntry =>
    entryOf(new ObjectBuilder().set('schema', applied(part(own, name), generation)).done(own.origin));
  return kept(own, generation, 'title', 'description', 'billable', 'cacheable', 'attributes')
    .set('input', side('input'))
    .set('output', side('output'))
    .done(own.origin);
};

const generateEvent: Generate = (own, generation) =>
  kept(own, generation, 'title', 'description', 'attributes').set('schema', applied(own, generation)).done(own.origin);

const generateMessage: Generate = (own, generation) =>
  kept(own, generation, 'title', 'description').set('schema', applied(own, generation)).done(own.origin);

const generateChannel: Generate = (own, generation) =>
  kept(own, generation)
    .set('messages', entryOf(eachOf(recordOf(part(own, 'messages'), own.origin), generateMessage, generation)))
    .done(own.origin);

const generateEntity: Generate = (own, generation) => {
  const schema = part(own, 'schema') ?? opaque('a schema is missing', own.origin);
  return kept(own, generation, 'title', 'description').set('schema', packaged(schema, generation)).done(own.origin);
};
