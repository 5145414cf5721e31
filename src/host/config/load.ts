import { dirname, isAbsolute, resolve } from 'node:path';
import type { ConfigFile } from '../../../schemas/config.ts';
import type { Layer, Setting } from '../../engine/config/layers.ts';
import { unknownName, validateLayer } from '../../engine/config/validate.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Registry } from '../../engine/registry.ts';
import { displayPath } from '../files/discover.ts';
import { checkShape } from './check.ts';
import { withPlugins } from './plugins.ts';
import { pointing } from './point.ts';
import { probe } from './probe.ts';
import { isExecutable, readConfig } from './read.ts';

export interface LoadOptions {
  readonly cwd: string;
  readonly registry: Registry;
  /** `--config`: this file and no other. */
  readonly configFile?: string;
  /** `--no-config`. */
  readonly noConfig?: boolean;
  /** `--preset`: stands in for what the configuration extends. */
  readonly preset?: string;
  /** `--rule`: settings that win over all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** Why configurations and plugins that are code are refused; absent where they may run. */
  readonly noCode?: string;
}

/** What holds for a run, before it is narrowed to one manifest. */
export interface Configuration {
  /** The configuration file, as shown to people. */
  readonly file?: string;
  /** The folder that `ignores` and `files` globs are relative to. */
  readonly root: string;
  readonly layers: readonly Layer[];
  readonly ignores: readonly string[];
  /** True under a preset that nothing an author writes can weaken. */
  readonly locked: boolean;
  /** The built-in rules and presets, and those of plugins. */
  readonly registry: Registry;
  /** The file of inherited findings, relative to `root`. */
  readonly baseline?: string;
}

/** The preset that nothing an author writes can weaken. */
const unweakened = 'hub';

/** @throws KnownError for a configuration that cannot be read, or says what it cannot mean. */
export async function loadConfiguration(options: LoadOptions): Promise<Configuration> {
  const { cwd, preset, rules = {} } = options;
  const path = configPath(options);
  const loading: Loading = { ...options };
  const own = path === undefined ? bare(loading) : await pointing(cwd, () => layersOf(path, loading, []));
  const { registry } = loading;
  const asked: Layer = { from: '--rule', rules, path: [] };
  validateLayer(asked, registry);
  const locked = preset === unweakened;
  return {
    ...(path !== undefined && { file: displayPath(path, cwd) }),
    root: path === undefined ? cwd : dirname(path),
    layers: [...own.layers, asked, ...(locked ? [presetLayer(unweakened, registry)] : [])],
    ignores: own.ignores,
    locked,
    registry,
    ...(own.baseline !== undefined && { baseline: own.baseline }),
  };
}

function configPath({ cwd, configFile, noConfig }: LoadOptions): string | undefined {
  if (noConfig) return undefined;
  return configFile === undefined ? probe(cwd) : resolve(cwd, configFile);
}

/** The options of a load, while its registry grows by the plugins that are met. */
type Loading = LoadOptions & { registry: Registry };

interface Loaded {
  readonly layers: readonly Layer[];
  readonly ignores: readonly string[];
  readonly baseline?: string;
}

const bare = ({ preset = 'recommended', registry }: Loading): Loaded => ({
  layers: [presetLayer(preset, registry)],
  ignores: [],
});

async function layersOf(path: string, loading: Loading, above: readonly string[]): Promise<Loaded> {
  const chain = [...above, path];
  const from = displayPath(path, loading.cwd);
  if (above.includes(path)) {
    const circle = chain.map((one) => displayPath(one, loading.cwd)).join(' → ');
    throw new KnownError({ message: `Configurations extend each other in a circle: ${circle}.` });
  }
  if (isExecutable(path)) refuseCode(loading, `\`${from}\` is code`);
  const config = checkShape(await readConfig(path, from), from);
  if (config.plugins?.length) refuseCode(loading, `\`${from}\` names plugins, which are code`);
  if (config.plugins) loading.registry = await withPlugins(loading.registry, config.plugins, { path, from });
  const parents = await extended(config, loading, chain);
  const layers = [...ownLayers(config, from, await matcher(dirname(path), loading.cwd))];
  for (const layer of layers) validateLayer(layer, loading.registry);
  return {
    layers: [...parents.flatMap((parent) => parent.layers), ...layers],
    ignores: [...parents.flatMap((parent) => parent.ignores), ...(config.ignores ?? [])],
    ...(config.baseline !== undefined && { baseline: config.baseline }),
  };
}

function refuseCode({ noCode }: Loading, fact: string): void {
  if (noCode === undefined) return;
  throw new KnownError({
    message: `${noCode}; ${fact}.`,
    hint: 'A configuration in JSON or YAML without plugins is read everywhere.',
  });
}

/** What a configuration builds upon. The outermost builds upon `recommended` where it does not say. */
async function extended(config: ConfigFile, loading: Loading, chain: readonly string[]): Promise<readonly Loaded[]> {
  const isOutermost = chain.length === 1;
  if (isOutermost && (loading.preset !== undefined || config.extends === undefined)) return [bare(loading)];
  const path = chain.at(-1) ?? '';
  const loaded: Loaded[] = [];
  for (const [index, name] of [config.extends ?? []].flat().entries()) {
    const steps = typeof config.extends === 'string' ? ['extends'] : ['extends', index];
    const at = { source: displayPath(path, loading.cwd), path: steps };
    if (!name.startsWith('.') && !isAbsolute(name)) {
      loaded.push({ layers: [presetLayer(name, loading.registry, at)], ignores: [] });
      continue;
    }
    loaded.push(await layersOf(resolve(dirname(path), name), loading, chain));
  }
  return loaded;
}

function presetLayer(
  name: string,
  registry: Registry,
  at?: { source: string; path: readonly (string | number)[] },
): Layer {
  const rules = registry.presets.get(name);
  if (rules === undefined) throw unknownName('preset', name, [...registry.presets.keys()], at);
  return { from: `preset ${name}`, rules };
}

type Matcher = (globs: readonly string[]) => (file: string) => boolean;

function* ownLayers(config: ConfigFile, from: string, matcherOf: Matcher): Generator<Layer> {
  yield { from, rules: config.rules ?? {} };
  for (const [index, { files, rules }] of (config.overrides ?? []).entries()) {
    yield { from, rules, appliesTo: matcherOf([files].flat()), path: ['overrides', index, 'rules'] };
  }
}

/** Globs are relative to the configuration's folder; the engine knows files as they are shown. */
async function matcher(folder: string, cwd: string): Promise<Matcher> {
  const { default: picomatch } = await import('picomatch');
  return (globs) => {
    const isMatch = picomatch([...globs], { dot: true });
    return (file) => isMatch(displayPath(resolve(cwd, file), folder));
  };
}
