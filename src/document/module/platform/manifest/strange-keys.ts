import { closest } from '../../../../data/closest.ts';
import { entriesOf } from '../../value/own.ts';
import type { Mistake, Value } from '../../value/value.ts';
import type { Definition } from '../sdk/definition.ts';
import { boundsOfKey, knownKeys } from '../sdk/known/known-keys.ts';
import type { SdkVersion } from '../sdk/version.ts';

type Path = readonly string[];

/** Where the platform's CLI leaves out what it does not know; everywhere else it sends it, and the model sees it. */
const identified: readonly Path[] = [[], ['identifier']];
const fixed: readonly Path[] = [[], ['identifier'], ['__advanced']];

/** The names in a definition that no version of the SDK knows: nobody would ever look at what stands there. */
export function* strangeKeys({ props }: Definition, sdk: SdkVersion): Generator<Mistake> {
  const named = [...(entriesOf(partOf(props, ['configurations']) ?? props)?.entries.keys() ?? [])];
  const configurations: readonly Path[] = [['configuration'], ...named.map((name) => ['configurations', name])];
  const all = [...fixed, ...configurations.flatMap((path) => identified.map((further) => [...path, ...further]))];
  for (const path of all) {
    const value = partOf(props, path);
    if (value !== undefined) yield* strangeIn(value, path, sdk);
  }
}

function* strangeIn(value: Value, path: Path, sdk: SdkVersion): Generator<Mistake> {
  const known = knownKeys(path, sdk);
  const entries = value.kind === 'object' ? value.entries : undefined;
  if (known === undefined || entries === undefined) return;
  for (const [key, { key: at }] of entries) {
    if (known.has(key) || boundsOfKey([...path, key]) !== undefined) continue;
    const owner = path.length === 0 ? 'The integration' : `\`${path.join('.')}\``;
    const meant = closest(
      key,
      [...known].filter((name) => !entries.has(name)),
    );
    const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
    const message = `${owner} has an unknown property \`${key}\`, which the SDK would leave out.${hint}`;
    yield { id: 'model/unknown-property', message, path: [...path, key], at };
  }
}

const partOf = (value: Value, path: Path): Value | undefined =>
  path.reduce<Value | undefined>((part, name) => part && entriesOf(part)?.entries.get(name)?.value, value);
