import { isWithin, type SdkVersion, type VersionBounds } from '../version/version.ts';
import { outline } from './keys.ts';

interface Key {
  readonly inside: Map<string, Key>;
  readonly bounds: VersionBounds;
}

/** The outline as a tree; built on first use. */
let tree: Key | undefined;

function read(): Key {
  const root = keyOf([]);
  const open: Key[] = [root];
  for (const line of outline.trim().split('\n')) {
    const [name = '', ...bounds] = line.trim().split(' ');
    const depth = (line.length - line.trimStart().length) / 2;
    const key = keyOf(bounds);
    open[depth]?.inside.set(name, key);
    open.splice(depth + 1, Number.POSITIVE_INFINITY, key);
  }
  return root;
}

const bound = (bounds: readonly string[], sign: string) => bounds.find((text) => text.startsWith(sign))?.slice(1);

const keyOf = (bounds: readonly string[]): Key => ({
  inside: new Map(),
  bounds: { since: bound(bounds, '+'), before: bound(bounds, '-') },
});

const find = (path: readonly string[]): Key | undefined => {
  tree ??= read();
  return path.reduce<Key | undefined>((key, name) => key?.inside.get('*') ?? key?.inside.get(name), tree);
};

/**
 * Returns the keys that the SDK's `IntegrationDefinition` knows at a path of the definition as written in TypeScript (`[]`,
 * `['actions', 'sendMessage']`, `['__advanced']`). Undefined if any key is allowed, or nothing is known.
 */
export function knownKeys(path: readonly string[], sdk: SdkVersion): ReadonlySet<string> | undefined {
  const inside = find(path)?.inside;
  if (inside === undefined || inside.size === 0 || inside.has('*')) return undefined;
  return new Set([...inside].filter(([, key]) => isWithin(key.bounds, sdk)).map(([name]) => name));
}

/**
 * Returns whether an SDK knows all keys of a path. True for parts that the outline does not cover, and for keys that no version
 * has.
 */
export function isKnownKey(path: readonly string[], sdk: SdkVersion): boolean {
  return path.every((_, index) => {
    const key = find(path.slice(0, index + 1));
    return key === undefined || isWithin(key.bounds, sdk);
  });
}

/** Returns the versions of the SDK that know a key; undefined for a key that no version has. */
export const boundsOfKey = (path: readonly string[]): VersionBounds | undefined => find(path)?.bounds;
