import { whyAsync } from '../../../evaluate/functions/functions.ts';
import { isNullish, isUndefined, literal, opaque } from '../../../value/make.ts';
import { misspelt } from '../../../value/misspelt.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Origin, Structure, Value } from '../../../value/value.ts';
import { isSchema } from '../../schema-builder/schema.ts';
import type { SdkHost } from '../host.ts';
import { objectAt, part } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';
import type { Needs } from './entities.ts';

interface Extension {
  readonly needs: Needs;
  /** The call of `.extend`. */
  readonly origin: Origin;
  readonly host: SdkHost;
}

/** Returns the builder's result in the current form: the entities, and the changes to actions, events and channels. */
export function changesOf(builder: Value | undefined, entities: Structure, extension: Extension): Value {
  const { origin, host } = extension;
  if (holds('extend-by-entities', host.sdk)) {
    const given = calledByEntities(builder, entities, extension);
    return objectAt(given.origin, { entities: given });
  }
  const changes = called(builder, objectAt(origin, { entities }), extension);
  return isWithoutEntities(changes, extension) ? reportNoEntities(changes, extension) : changes;
}

/** Calls the builder in the early form. A function that is written for a later version is reported; its result is unknown. */
function calledByEntities(builder: Value | undefined, entities: Structure, extension: Extension): Value {
  let isOfLaterVersion = false;
  const missingMember = (name: string) => {
    if (name !== 'entities' || entities.rest !== undefined) return undefined;
    isOfLaterVersion = true;
    const message = 'Before version 3 of the SDK, the function is given the entities alone: `(entities) => ({ … })`.';
    return { id: 'member-missing', message } as const;
  };
  const given = called(builder, { ...entities, missingMember }, extension);
  return isOfLaterVersion ? opaque('the builder is written for a later version of the SDK', given.origin) : given;
}

function called(builder: Value | undefined, argument: Value, { origin, host }: Extension): Value {
  if (builder === undefined || isNoFunction(builder)) return reportNoFunction(builder, origin, host);
  const result = host.call(builder, [argument], origin);
  if (result.kind === 'opaque' && result.why === whyAsync) return reportPromise(builder.origin, host);
  // The result of a function without `return` has no position of its own.
  return isUndefined(result) && result.origin === origin ? literal(undefined, builder.origin) : result;
}

const isNoFunction = (value: Value): boolean =>
  value.kind === 'literal' || value.kind === 'object' || value.kind === 'array' || isSchema(value);

/** Reports a missing builder; if there is no argument, at the closing parenthesis. */
function reportNoFunction(builder: Value | undefined, { file, end }: Origin, host: SdkHost): Value {
  const why = 'the builder is no function';
  const expected = holds('extend-by-entities', host.sdk)
    ? '`(entities) => ({ … })`'
    : '`({ entities }) => ({ entities: { … } })`';
  const found = builder === undefined ? 'there is none' : 'this is not one';
  const message = `Expected a function here, such as ${expected}, but ${found}.`;
  const at = builder?.origin ?? { file, start: end - 1, end };
  return reportMistake(
    { ...((builder && misspelt(builder, host)) ?? { id: 'value-unexpected', message, at }), why },
    host,
    at,
  );
}

/** Reports an asynchronous builder. */
function reportPromise(at: Origin, host: SdkHost): Value {
  const why = 'the builder returns a promise';
  const message = 'This function returns a promise, which is never awaited; use a function without `async`.';
  return reportMistake({ id: 'value-unexpected', message, why, at }, host);
}

/**
 * True if `entities` is missing, which throws. For an empty object, the entities that the interface needs are reported instead.
 */
function isWithoutEntities(changes: Value, { needs }: Extension): boolean {
  const given = part(changes, 'entities');
  if (given !== undefined && !isNullish(given)) return false;
  if (changes.kind === 'object') return changes.entries.size > 0 || needs.entities.entries.size === 0;
  return changes.kind === 'literal' || changes.kind === 'array' || isSchema(changes);
}

function reportNoEntities(changes: Value, { host }: Extension): Value {
  const why = 'the builder returns no entities';
  const message = 'Expected `{ entities: { … } }` here, but there is no `entities`.';
  return reportMistake(
    { ...(misspelt(changes, host) ?? { id: 'value-unexpected', message, at: changes.origin }), why },
    host,
    changes.origin,
  );
}
