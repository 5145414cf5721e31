import { closest } from '../../../../data/closest.ts';
import { entriesOf } from '../../value/own.ts';
import type { Mistake, ValueEntry } from '../../value/value.ts';
import type { Definition } from '../sdk/definition.ts';
import { part } from '../sdk/parts.ts';
import { bareFields } from './bare-fields.ts';

/**
 * Yields the configurations of a definition that have no schema: the platform's CLI fails without one, but the model allows
 * that. If another part lacks a schema, the model reports it.
 */
export function* withoutSchema({ props }: Definition): Generator<Mistake> {
  const configuration = props.entries.get('configuration');
  if (configuration && isWithoutSchema(configuration)) yield missingSchema(configuration, ['configuration']);
  const named = part(props, 'configurations');
  // The model reports a list in place of a map.
  if (named === undefined || named.kind === 'array') return;
  for (const [name, entry] of entriesOf(named)?.entries ?? [])
    if (isWithoutSchema(entry)) yield missingSchema(entry, ['configurations', name]);
}

function isWithoutSchema({ value }: ValueEntry): boolean {
  if (value.kind !== 'object' || value.rest !== undefined || value.entries.has('schema')) return false;
  const names = [...value.entries.keys()];
  // A misspelt `schema`, and fields that lack the schema around them, are reported elsewhere.
  return bareFields(value).length === 0 && names.every((name) => closest(name, ['schema']) === undefined);
}

function missingSchema({ key }: ValueEntry, path: readonly string[]): Mistake {
  const [, name] = path;
  const subject = name === undefined ? 'The configuration' : `Configuration \`${name}\``;
  const message = `${subject} has no schema; expected \`schema: z.object({ … })\` in it.`;
  return { id: 'value-unexpected', message, at: key, path };
}
