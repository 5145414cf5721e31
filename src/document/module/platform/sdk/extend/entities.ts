import { closest, didYouMean } from '../../../../../data/closest.ts';
import { listed } from '../../../../../data/listed.ts';
import { literal, opaque, stringOf, structure } from '../../../value/make.ts';
import { misspelt } from '../../../value/misspelt.ts';
import { ObjectBuilder } from '../../../value/object-builder.ts';
import { isWithin } from '../../../value/origin.ts';
import { entriesOf } from '../../../value/own.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { isSchema } from '../../schema-builder/schema.ts';
import type { SdkHost } from '../host.ts';
import { mapped, noSchema, part, recordOf } from '../parts.ts';

/** The property in which an entity that is passed to the builder keeps its name; source code cannot write it. */
const brand = '\0entity';

/** Returns the integration's name for an entity that was passed to the builder. */
export const entityName = (entity: Value): Value | undefined => part(entity, brand);

/** Returns the integration's entities as they are passed to the builder. Mistakes in one are reported where it is written. */
export const branded = (entities: Structure): Structure =>
  mapped(entities, ({ key, value }, name) => {
    const called = { key, value: literal(name, key) };
    if (value.kind === 'object') return new ObjectBuilder().spread(value).set(brand, called).done(value.origin);
    const isMistaken = isSchema(value) || value.kind === 'function';
    return isMistaken ? structure(new Map([[brand, called]]), value.origin) : value;
  });

/** Returns the entities that the builder maps to those of the interface: each is one of the integration's, or unknown. */
export function givenEntities(changes: Value, host: SdkHost): Structure {
  const given = part(changes, 'entities');
  const own = given && entriesOf(given);
  if (given === undefined || own === undefined) return recordOf(given, changes.origin);
  const entries = [...own.entries].map(([name, entry]): [string, ValueEntry] => [
    name,
    isEntity(entry.value) ? entry : { key: entry.key, value: reportRefusedEntity(entry, given.origin, host) },
  ]);
  return structure(new Map(entries), given.origin, own.rest);
}

/** True if it may be an entity of the integration: a schema is not one, alone or in an object. */
function isEntity(value: Value): boolean {
  if (value.kind === 'object') return value.rest !== undefined || value.entries.has(brand);
  return value.kind === 'opaque' || value.kind === 'namespace' || (value.kind === 'exotic' && !isSchema(value));
}

/** Reports a value that is not an entity, which throws. A schema may be written elsewhere than where it is passed. */
function reportRefusedEntity({ key, value }: ValueEntry, given: Origin, host: SdkHost): Value {
  const why = 'this is no entity of the integration';
  const asked = value.kind === 'literal' ? value.asked : undefined;
  const found = asked === undefined ? 'this is not one' : `there is no \`${asked.name}\``;
  const message = `Expected one of the integration’s entities here, such as \`entities.parcel\`, but ${found}.`;
  const at = asked !== undefined || isWithin(value.origin, given) ? value.origin : key;
  return reportMistake(
    { ...(misspelt(value, host) ?? { id: 'value-unexpected', message, at }), why },
    host,
    value.origin,
  );
}

export interface Needs {
  readonly name: Value | undefined;
  /** The interface's own entities. */
  readonly entities: Structure;
}

/** Returns the schemas for the interface's entities. Those that it needs but does not get are reported, and unknown. */
export function entitySchemas(given: Structure, needs: Needs, host: SdkHost): Structure {
  const schemas = mapped(given, ({ value }) => part(value, 'schema') ?? opaque(noSchema, value.origin));
  if (given.rest !== undefined) return schemas;
  const absent = [...needs.entities.entries.keys()].filter((name) => !given.entries.has(name));
  if (absent.length === 0) return schemas;
  const why = 'the interface is given too few entities';
  reportMissingEntities(absent, given, needs, why, host);
  const draft = new ObjectBuilder().spread(schemas);
  for (const name of absent) draft.set(name, { key: given.origin, value: opaque(why, given.origin) });
  return draft.done(given.origin);
}

/**
 * Reports the entities that an interface needs but does not get: individually if a similar name is given, otherwise all
 * together.
 */
function reportMissingEntities(
  absent: readonly string[],
  given: Structure,
  needs: Needs,
  why: string,
  host: SdkHost,
): void {
  const known = stringOf(needs.name);
  const who = known === undefined ? 'The interface' : `Interface \`${known}\``;
  const left = new Set(absent);
  for (const [name, { key }] of given.entries) {
    if (needs.entities.entries.has(name) || !host.spend(left.size)) continue;
    const meant = closest(name, left);
    if (meant === undefined) continue;
    left.delete(meant);
    host.report({
      id: 'member-missing',
      message: `${who} has no entity \`${name}\`.${didYouMean(meant)}`,
      why,
      at: key,
    });
  }
  if (left.size === 0) return;
  const names = listed(
    [...left].map((name) => `\`${name}\``),
    'and',
  );
  const message = `${who} needs ${left.size === 1 ? 'an entity' : 'entities'} of the integration for ${names}.`;
  host.report({ id: 'member-missing', message, why, at: given.origin });
}
