import type { Path } from '../../../document/document.ts';
import { part } from './part.ts';

/** The JSON Schema of what has a `schema`. */
export type Convert = (owner: object, path: Path) => unknown;

/** What the platform's CLI makes of a part of a definition. What is not of the type is left for the model to say so. */
type Change = (value: unknown, path: Path, convert: Convert) => unknown;

/** What the platform's CLI sends of a definition, before it reads the files that are named there. */
export function manifestOf(definition: unknown, convert: Convert): Readonly<Record<string, unknown>> {
  const sent = Object.entries(parts).map(([name, change]) => [name, change(part(definition, name), [name], convert)]);
  return {
    ...Object.fromEntries(sent),
    extraOperations: part(part(definition, '__advanced'), 'extraOperations'),
    sdkVersion: part(part(definition, 'metadata'), 'sdkVersion'),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const kept: Change = (value) => value;

const object =
  (changes: Readonly<Record<string, Change>>): Change =>
  (value, path, convert) => {
    if (!isObject(value)) return value;
    const changed = Object.entries(changes).map(([name, change]) => [
      name,
      change(part(value, name), [...path, name], convert),
    ]);
    return { ...value, ...Object.fromEntries(changed) };
  };

const map =
  (change: Change): Change =>
  (value, path, convert) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, item]) => [name, change(item, [...path, name], convert)]));
  };

const schemed: Change = (value, path, convert) =>
  part(value, 'schema') === undefined || !isObject(value)
    ? value
    : { ...value, schema: convert(value, [...path, 'schema']) };

const only =
  (...names: readonly string[]): Change =>
  (value) =>
    Object.fromEntries(names.map((name) => [name, part(value, name)]));

/** A configuration is always sent with an identifier, though it be empty. */
const configuration =
  (...described: readonly string[]): Change =>
  (value, path, convert) =>
    isObject(value)
      ? {
          ...Object.fromEntries(described.map((name) => [name, part(value, name)])),
          schema: part(schemed(value, path, convert), 'schema'),
          identifier: only('required', 'linkTemplateScript')(part(value, 'identifier'), path, convert),
        }
      : value;

const parts: Readonly<Record<string, Change>> = {
  name: kept,
  version: kept,
  title: kept,
  description: kept,
  user: kept,
  events: map(schemed),
  actions: map(object({ input: schemed, output: schemed })),
  channels: map(object({ messages: map(schemed) })),
  states: map(schemed),
  entities: map(schemed),
  attributes: kept,
  icon: kept,
  readme: kept,
  identifier: only('extractScript', 'fallbackHandlerScript'),
  configuration: configuration(),
  configurations: map(configuration('title', 'description')),
  interfaces: kept,
  secrets: kept,
};
