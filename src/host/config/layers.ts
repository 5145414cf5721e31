import { dirname, isAbsolute, resolve } from 'node:path';
import type { ConfigData } from '../../../schemas/config.ts';
import type { Path } from '../../data/path.ts';
import type { SettingsLayer } from '../../engine/config/layers.ts';
import { presetLayer } from '../../engine/config/preset-layer.ts';
import { validatePreset } from '../../engine/config/validate.ts';
import { KnownError } from '../../engine/known-error.ts';
import { isPluginRule } from '../../engine/plan/registry.ts';
import { displayPath } from '../files/display-path.ts';
import { isAbsent, kindFollowing } from '../files/entries.ts';
import { checkShape } from './check.ts';
import { type ConfigLoading, type Configuration, defaultConfig, type LoadedConfig } from './configuration.ts';
import { withErrorPosition } from './error-position.ts';
import { overrideLayers } from './overrides.ts';
import { isExecutable, readConfig } from './read.ts';
import { validateLayers } from './validate-layers.ts';

/** A preset that a configuration extends. It is looked up after all plugins that contribute to it are loaded. */
interface PresetReference {
  readonly preset: string;
  readonly at?: { readonly source: string; readonly path: Path };
}

/** Marks a configuration without `extends`. */
const noExtends = Symbol('no `extends`');

type Part = SettingsLayer | PresetReference | typeof noExtends;

interface PartialConfig extends Pick<Configuration, 'ignores' | 'baseline'> {
  /** Later ones win. */
  readonly parts: readonly Part[];
}

/** The number of files that one configuration may consist of: real ones consist of three. */
const maxFiles = 500;

/** The state of reading a configuration, with the files that were read: each is read once, however often it is extended. */
interface Reading {
  readonly loading: ConfigLoading;
  readonly known: Map<string, PartialConfig>;
}

/**
 * Returns the layers of a configuration file and of the files that it extends; the registry grows by their plugins.
 * @throws KnownError with file, line and column as a prefix.
 */
export const layersOfFile = (path: string, loading: ConfigLoading): Promise<LoadedConfig> =>
  withErrorPosition(loading.cwd, async () => {
    const { parts, ...said } = await readPartial(path, { loading, known: new Map() }, []);
    const layers = [...layersIn(parts, loading)];
    for (const part of parts) {
      // The built-in presets have been validated already.
      if (part === noExtends || !('preset' in part) || !isPluginRule(part.preset)) continue;
      await validatePreset(presetLayer(part.preset, loading.registry), loading.registry);
    }
    return { ...said, layers };
  });

/** If none of the files names a preset, the default preset comes first, once. */
function* layersIn(parts: readonly Part[], loading: ConfigLoading): Generator<SettingsLayer> {
  const namesPreset = parts.some((part) => part !== noExtends && 'preset' in part);
  if (!namesPreset && parts.includes(noExtends)) yield* defaultConfig(loading).layers;
  for (const part of parts) {
    if (part === noExtends) continue;
    yield 'preset' in part ? presetLayer(part.preset, loading.registry, part.at) : part;
  }
}

async function readPartial(path: string, reading: Reading, chain: readonly string[]): Promise<PartialConfig> {
  const cached = reading.known.get(path);
  if (cached !== undefined) return cached;
  checkChain(path, chain, reading);
  const { loading } = reading;
  const from = displayPath(path, loading.cwd);
  const config = await configAt(path, from, loading, chain.at(-1));
  const parents = await parentsOf(config, reading, [...chain, path]);
  // Last, because its rules may come from plugins of any of these files.
  const layers = await ownLayers(config, { path, from }, loading);
  const partial = merged(parents, config, layers, dirname(path));
  reading.known.set(path, partial);
  return partial;
}

/** @throws KnownError if a file extends itself through others, or there are too many files. */
function checkChain(path: string, chain: readonly string[], { loading, known }: Reading): void {
  if (chain.includes(path)) {
    const cycle = [...chain, path].map((one) => displayPath(one, loading.cwd)).join(' → ');
    throw new KnownError({ message: `Configurations extend each other in a circle: ${cycle}.` });
  }
  if (known.size + chain.length >= maxFiles) {
    throw new KnownError({
      message: `A configuration consists of at most ${maxFiles} files that extend each other.`,
    });
  }
}

/** Returns the content of a file, and loads its plugins. */
async function configAt(path: string, from: string, loading: ConfigLoading, extendedBy?: string): Promise<ConfigData> {
  if (isExecutable(path)) refuseCode(loading, `\`${from}\` is code`);
  const { cwd, notice } = loading;
  const source = { path, shown: from, cwd, ...(notice && { notice }), ...(extendedBy !== undefined && { extendedBy }) };
  const config = await checkShape(await readConfig(source), from);
  if (config.plugins?.length) refuseCode(loading, `\`${from}\` names plugins, which are code`);
  if (config.plugins) await (await import('./plugins.ts')).addPlugins(loading, config.plugins, { path, from });
  return config;
}

/** Returns the validated settings of a file itself. */
async function ownLayers(
  { rules = {}, overrides }: ConfigData,
  { path, from }: { readonly path: string; readonly from: string },
  loading: ConfigLoading,
): Promise<readonly SettingsLayer[]> {
  const layers: SettingsLayer[] = [{ from, rules }];
  if (overrides) layers.push(...(await overrideLayers(overrides, { folder: dirname(path), from }, loading)));
  await validateLayers(layers, loading);
  return layers;
}

/** Merges a file with those that it extends; its own settings win. */
function merged(
  parents: readonly PartialConfig[],
  config: ConfigData,
  layers: readonly SettingsLayer[],
  folder: string,
): PartialConfig {
  const inherited = parents.findLast((parent) => parent.baseline)?.baseline;
  const baseline = config.baseline === undefined ? inherited : { folder, names: config.baseline };
  const parts = lastOfEach(
    parents.flatMap((parent) => parent.parts),
    identityOf,
  );
  const ignores = lastOfEach(
    parents.flatMap((parent) => parent.ignores),
    (one) => one,
  );
  return {
    parts: [...parts, ...layers],
    ignores: [...ignores, ...(config.ignores ? [{ folder, names: config.ignores }] : [])],
    ...(baseline && { baseline }),
  };
}

/** Drops all but the last of several equal entries, which wins over everything before it. */
function lastOfEach<T>(list: readonly T[], identity: (one: T) => unknown): readonly T[] {
  const last = new Map<unknown, T>();
  for (const one of list.toReversed()) if (!last.has(identity(one))) last.set(identity(one), one);
  return [...last.values()].reverse();
}

const identityOf = (part: Part): unknown => (part !== noExtends && 'preset' in part ? part.preset : part);

function refuseCode({ noCode }: ConfigLoading, fact: string): void {
  if (noCode === undefined) return;
  throw new KnownError({
    message: `${noCode}; ${fact}.`,
    hint: 'A configuration in JSON or YAML without plugins is read everywhere.',
  });
}

/**
 * Returns what a configuration extends. A preset that the run asks for replaces the presets and rules that the
 * outermost configuration extends, but keeps the ignores and the baseline that it inherits.
 */
async function parentsOf(
  config: ConfigData,
  reading: Reading,
  chain: readonly string[],
): Promise<readonly PartialConfig[]> {
  const { preset } = reading.loading;
  const said = await readParents(config, reading, chain);
  if (chain.length > 1 || preset === undefined) return said;
  return [singlePart({ preset }), ...said.map((parent) => ({ ...parent, parts: [] }))];
}

async function readParents(
  config: ConfigData,
  reading: Reading,
  chain: readonly string[],
): Promise<readonly PartialConfig[]> {
  if (config.extends === undefined) return [singlePart(noExtends)];
  const { loading } = reading;
  const path = chain.at(-1) ?? '';
  const said: PartialConfig[] = [];
  for (const [index, name] of [config.extends].flat().entries()) {
    const steps = typeof config.extends === 'string' ? ['extends'] : ['extends', index];
    const at = { source: displayPath(path, loading.cwd), path: steps };
    const isFile = name.startsWith('.') || isAbsolute(name);
    const file = resolve(dirname(path), name);
    const isFolder = isFile && kindFollowing(file) === 'folder';
    if (isFolder || (isFile && isAbsent(file))) {
      const what = isFolder ? 'is a folder: name a file in it' : 'not found';
      throw new KnownError({ message: `Configuration \`${displayPath(file, loading.cwd)}\` ${what}.`, at });
    }
    said.push(isFile ? await readPartial(file, reading, chain) : singlePart({ preset: name, at }));
  }
  return said;
}

const singlePart = (part: Part): PartialConfig => ({ parts: [part], ignores: [] });
