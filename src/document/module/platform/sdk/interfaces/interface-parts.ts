import { entryOf, opaque, whyOf } from '../../../value/make.ts';
import { ObjectBuilder } from '../../../value/object-builder.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import type { ConversionOptions } from '../../schema-builder/json-schema/options.ts';
import { repackage } from '../../schema-builder/repackage/repackage.ts';
import { isSchema } from '../../schema-builder/schema.ts';
import { builderCall } from '../builder.ts';
import type { SdkHost } from '../host.ts';
import { noObject, noSchema, part, recordOf } from '../parts.ts';

interface Generation {
  /** References to the entities, as the interface's schemas use them. */
  readonly references: Value;
  /** The options for writing the schemas and reading them again; undefined if that does not happen. */
  readonly options: ConversionOptions | undefined;
  readonly host: SdkHost;
}

/**
 * Returns the entities, actions, events and channels of an interface, with the schemas that its functions return; if `options`
 * are given, as in generated code.
 */
export function interfaceParts(
  props: Structure,
  origin: Origin,
  host: SdkHost,
  options?: ConversionOptions,
): Readonly<Record<string, Value>> {
  const entities = recordOf(part(props, 'entities'), origin);
  const references = new ObjectBuilder();
  for (const [name, { key }] of entities.entries)
    references.set(name, { key, value: builderCall('ref', name, key, host) });
  if (entities.rest !== undefined) references.addUnknown(entities.rest);
  const generation = { references: references.done(origin), options, host };
  const template = options ? undefined : part(props, 'templateName');
  const all = (kind: string, generate: Generate) => eachOf(recordOf(part(props, kind), origin), generate, generation);
  return {
    actions: all('actions', generateAction),
    channels: all('channels', generateChannel),
    events: all('events', generateEvent),
    entities: all('entities', generateEntity),
    ...(template && { templateName: template }),
  };
}

type Generate = (own: Value, generation: Generation) => Value;

function eachOf(record: Structure, generate: Generate, generation: Generation): Structure {
  const draft = new ObjectBuilder();
  for (const [name, { key, value }] of record.entries) {
    const generated =
      value.kind === 'object' ? generate(value, generation) : opaque(whyOf(value, noObject), value.origin);
    draft.set(name, { key, value: generated });
  }
  if (record.rest !== undefined) draft.addUnknown(record.rest);
  return draft.done(record.origin);
}

/** Returns the author's properties that code generation keeps. */
function kept(own: Value, { options }: Generation, ...names: readonly string[]): ObjectBuilder {
  const record = recordOf(own, own.origin);
  if (options === undefined) return new ObjectBuilder().spread(record);
  const draft = new ObjectBuilder();
  for (const [name, entry] of record.entries) if (names.includes(name)) draft.set(name, entry);
  return draft;
}

/** Returns a schema after it is written as JSON Schema and read again. */
const packaged = (schema: Value, { options, host }: Generation): ValueEntry =>
  entryOf(options ? repackage(schema, host, options) : schema);

/** Calls the schema function: in an interface, a schema is a function of the entities. */
function applied(owner: Value, generation: Generation): ValueEntry {
  const { references, host } = generation;
  const schema = part(owner, 'schema');
  if (schema === undefined) return entryOf(reportMissingSchema('schema', owner, host));
  if (isSchema(schema)) return entryOf(noFunction(schema, host));
  return packaged(host.call(schema, [references], schema.origin), generation);
}

/** Reports a missing property whose schema is read, which throws. */
function reportMissingSchema(name: string, { origin }: Value, host: SdkHost): Value {
  const message = `Expected \`${name}\` in here: in an interface, a function such as \`() => z.object({ … })\` makes the schema.`;
  return reportMistake({ id: 'value-unexpected', message, why: noSchema, at: origin }, host);
}

/** Reports a schema in place of a function that returns one, which throws. */
function noFunction({ origin }: Value, host: SdkHost): Value {
  const why = 'in an interface, a schema is a function';
  const message = 'Expected a function here, such as `() => z.object({ … })`: in an interface, it makes the schema.';
  return reportMistake({ id: 'value-unexpected', message, why, at: origin }, host);
}

const generateAction: Generate = (own, generation) => {
  const side = (name: string): ValueEntry => {
    const holder = part(own, name) ?? reportMissingSchema(name, own, generation.host);
    return entryOf(new ObjectBuilder().set('schema', applied(holder, generation)).done(own.origin));
  };
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
  const schema = part(own, 'schema') ?? opaque(noSchema, own.origin);
  return kept(own, generation, 'title', 'description').set('schema', packaged(schema, generation)).done(own.origin);
};
