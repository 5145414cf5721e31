import { didYouMean } from '../../../../data/closest.ts';
import { meantProperty } from '../../../meant-property.ts';
import { entriesOf, entryIn } from '../../value/own.ts';
import type { Mistake, Value, ValueEntry } from '../../value/value.ts';
import type { Definition } from '../sdk/definition.ts';
import { boundsOfKey, knownKeys } from '../sdk/known/known-keys.ts';
import { missingFromVersion } from '../sdk/known/missing-from-version.ts';
import type { SdkVersion, VersionBounds } from '../sdk/version/version.ts';
import { bareFields } from './bare-fields.ts';

type Path = readonly string[];

/** The objects whose unknown keys the CLI drops. It sends those of other objects, so the model reports them. */
const identified: readonly Path[] = [[], ['identifier']];
const fixed: readonly Path[] = [[], ['identifier'], ['__advanced']];

/** Yields the keys of a definition that the SDK does not know: their values would be ignored. */
export function* unknownKeys({ props }: Definition, sdk: SdkVersion): Generator<Mistake> {
  const whole = wrapped(props, sdk);
  if (whole !== undefined) yield whole;
  else yield* unknownKeysThroughout(props, sdk);
}

function* unknownKeysThroughout(props: Value, sdk: SdkVersion): Generator<Mistake> {
  const named = [...(entriesOf(partOf(props, ['configurations']) ?? props)?.entries.keys() ?? [])];
  const configurations: readonly Path[] = [['configuration'], ...named.map((name) => ['configurations', name])];
  const all = [...fixed, ...configurations.flatMap((path) => identified.map((further) => [...path, ...further]))];
  for (const path of all) {
    const value = partOf(props, path);
    if (value !== undefined) yield* unknownKeysIn(value, path, sdk);
  }
}

function* unknownKeysIn(value: Value, path: Path, sdk: SdkVersion): Generator<Mistake> {
  const known = knownKeys(path, sdk);
  const entries = value.kind === 'object' ? value.entries : undefined;
  if (known === undefined || entries === undefined) return;
  const owner = path.length === 0 ? 'The integration' : `\`${path.join('.')}\``;
  const fields = known.has('schema') ? bareFields({ entries }) : [];
  const free = [...known].filter((name) => !isWritten(entries.get(name)));
  for (const [key, entry] of entries) {
    // Fields that lack the schema around them are reported elsewhere.
    if (known.has(key) || !isWritten(entry) || fields.some(([name]) => name === key)) continue;
    const bounds = boundsOfKey([...path, key]);
    const meant = bounds === undefined ? (meantHere(key, free) ?? meantInside(key, value, path, sdk)) : undefined;
    const what = bounds === undefined ? unknown(key, meant) : otherwiseKnown(key, bounds, sdk);
    if (what === undefined) continue;
    const message = `${owner} has ${what}`;
    const instead = meant !== undefined && { meant: [...path, ...meant] };
    yield { id: 'model/unknown-property', message, path: [...path, key], at: entry.key, ...instead };
  }
}

/** True if the key is written in the source, unlike those that `.extend` adds. */
const isWritten = (entry: ValueEntry | undefined): boolean =>
  entry !== undefined && (entry.key.start !== entry.value.origin.start || entry.key.file !== entry.value.origin.file);

/** Returns the mistake of a definition whose properties are all inside one property. They are not reported as missing. */
function wrapped({ entries, rest }: Definition['props'], sdk: SdkVersion): Mistake | undefined {
  const [name = '', ...more] = entries.keys();
  const entry = entries.get(name);
  if (entry === undefined || more.length > 0 || rest !== undefined || knownKeys([], sdk)?.has(name)) return undefined;
  const inside = entriesOf(entry.value)?.entries;
  if (!inside?.has('name') || !inside.has('version')) return undefined;
  const message = `The integration is inside \`${name}\`; expected its properties in \`new IntegrationDefinition({ … })\` itself.`;
  return { id: 'model/unknown-property', message, path: [name], at: entry.key, meant: [] };
}

const unknown = (key: string, meant: Path | undefined): string =>
  `an unknown property \`${key}\`, which the SDK would leave out.${didYouMean(meant?.join('.'))}`;

function meantHere(key: string, free: readonly string[]): Path | undefined {
  const meant = meantProperty(key, free);
  return meant === undefined ? undefined : [meant];
}

/**
 * Returns the intended path of a key that is one level too high: inside the only part that knows it, unless it is there
 * already.
 */
function meantInside(key: string, value: Value, path: Path, sdk: SdkVersion): Path | undefined {
  const owners = [...(knownKeys(path, sdk) ?? [])].filter((name) => knownKeys([...path, name], sdk)?.has(key));
  const [owner] = owners;
  if (owner === undefined || owners.length > 1 || partOf(value, [owner, key]) !== undefined) return undefined;
  return [owner, key];
}

/**
 * Returns the message for a key that other versions of the SDK know; for a version range, only if no version of its major knows
 * it.
 */
function otherwiseKnown(key: string, bounds: VersionBounds, sdk: SdkVersion): string | undefined {
  const absence = missingFromVersion(bounds, sdk);
  return absence && `the property \`${key}\`, which ${absence.whose} would leave out: ${absence.when}.`;
}

const partOf = (value: Value, path: Path): Value | undefined =>
  path.reduce<Value | undefined>((part, name) => part && entryIn(part, name)?.value, value);
