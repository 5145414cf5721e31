import { type Data, isObject } from '../../../data/objects.ts';

/** The scripts of a manifest of whatever shape, each once. */
export function scriptsOf(data: object): readonly string[] {
  const { identifier, sandbox, configuration, configurations }: Data = { ...data };
  const named = isObject(configurations) ? Object.values(configurations) : [];
  const holders = [identifier, sandbox, ...[configuration, ...named].map((one) => isObject(one) && one.identifier)];
  const entries = holders.flatMap((holder) => (isObject(holder) ? Object.entries(holder) : []));
  const scripts = entries.flatMap(([key, value]) =>
    key.endsWith('Script') && typeof value === 'string' ? [value] : [],
  );
  return [...new Set(scripts)];
}
