import { posix } from 'node:path';
import { propertyOf } from '../../../../data/objects.ts';
import type { ModuleHost } from '../../host.ts';

/**
 * The version or range that a workspace has for `catalog:` or `catalog:NAME`; as it is asked for where it has none. pnpm
 * keeps what its packages share in `pnpm-workspace.yaml`, Bun in `package.json`; where Yarn does may hold credentials.
 */
export function catalogued(asked: string, name: string, places: readonly string[], host: ModuleHost): string {
  const catalog = asked.slice('catalog:'.length).trim() || 'default';
  const ways = [['catalogs', catalog, name], ...(catalog === 'default' ? [['catalog', name]] : [])];
  for (const place of places) {
    const text = (file: string): string => host.read(posix.join(place, file)) ?? '';
    const found = valueIn(text('pnpm-workspace.yaml'), ways) ?? inPackage(text('package.json'), ways);
    if (found !== undefined) return found;
  }
  return asked;
}

type Ways = readonly (readonly string[])[];

/** Of what is read here, no line is longer. */
const longest = 300;

/** `  "name": "value" # comment` */
const line = /^( *)(["']?)([^"'#:\s][^"':]*)\2 *:(?: +(["']?)([^"'#]*)\4)?\s*(?:#.*)?$/;

/** A text in the nested maps of a YAML file, of which the rest is passed over. */
function valueIn(yaml: string, ways: Ways): string | undefined {
  if (!yaml.includes('catalog')) return undefined;
  const path: { readonly indent: number; readonly key: string }[] = [];
  for (const text of yaml.split(/\r?\n/)) {
    const [, spaces = '', , key, , value = ''] = text.length > longest ? [] : (line.exec(text) ?? []);
    if (key === undefined) continue;
    while ((path.at(-1)?.indent ?? -1) >= spaces.length) path.pop();
    path.push({ indent: spaces.length, key });
    const isMeant = (way: readonly string[]) =>
      way.length === path.length && way.every((step, index) => step === path[index]?.key);
    if (value.trim() !== '' && ways.some(isMeant)) return value.trim();
  }
  return undefined;
}

function inPackage(text: string, ways: Ways): string | undefined {
  if (!text.includes('catalog')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const roots = [propertyOf(json, 'workspaces'), json];
    const found = roots.flatMap((root) => ways.map((way) => way.reduce(propertyOf, root)));
    return found.find((value) => typeof value === 'string');
  } catch {
    return undefined;
  }
}
