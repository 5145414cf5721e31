import { stringOf, structure, whyOf } from '../../value/make.ts';
import type { Value, ValueEntry } from '../../value/value.ts';

/** Returns secrets as a map from their names; early versions of the SDK take a list of the names. */
export function mapOfSecrets(secrets: Value): Value {
  if (secrets.kind !== 'array') return secrets;
  const entries = new Map<string, ValueEntry>();
  let { rest } = secrets;
  for (const item of secrets.items) {
    const name = stringOf(item);
    if (name === undefined) rest ??= whyOf(item, 'the name of a secret is not a string');
    else entries.set(name, { key: item.origin, value: structure(new Map(), item.origin) });
  }
  return structure(entries, secrets.origin, rest);
}
