import { dirname, isAbsolute, resolve } from 'node:path';
import type { ConfigFile } from '../../../schemas/config.ts';
import type { Layer, Setting } from '../../engine/config/layers.ts';
import { unknownName, validateLayer } from '../../engine/config/validate.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Registry } from '../../engine/registry.ts';
import { displayPath } from '../files/discover.ts';
import { checkShape } from './check.ts';
import { pointing } from './point.ts';
import { probe } from './probe.ts';
import { readConfig } from './read.ts';

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
}

/** The preset that nothing an author writes can weaken. */
const unweakened = 'hub';

/** @throws KnownError for a configuration that cannot be read, or says what it cannot mean. */
export async function loadConfiguration(options: LoadOptions): Promise<Configuration> {
  const { cwd, registry, preset, rules = {} } = options;
  const path = configPath(options);
  const root = path === undefined ? cwd : dirname(path);
  const base = preset === undefined ? undefined : [presetLayer(preset, registry)];
  const loading: Loading = { registry, cwd, root, ...(base && { base }) };
  const own =
    path === undefined
      ? { layers: base ?? [presetLayer('recommended', registry)], ignores: [] }
      : await pointing(cwd, () => layersOf(path, loading, []));
  const asked: Layer = { from: '--rule', rules, path: [] };
  validateLayer(asked, registry);
  return {
    ...(path !== undefined && { file: displayPath(path, cwd) }),
    root,
    ignores: own.ignores,
    locked: preset === unweakened,
    layers: preset === unweakened ? [...own.layers, asked, presetLayer(unweakened, registry)] : [...own.layers, asked],
  };
}

function configPath({ cwd, configFile, noConfig }: LoadOptions): string | undefined {
  if (noConfig) return undefined;
  return configFile === undefined ? probe(cwd) : resolve(cwd, configFile);
}

interface Loading {
  readonly registry: Registry;
  readonly cwd: string;
  readonly root: string;
  /** What stands in for `extends` of the outermost file. */
  readonly base?: readonly Layer[];
}

interface Loaded {
  readonly layers: readonly Layer[];
  readonly ignores: readonly string[];
}

async function layersOf(path: string, loading: Loading, chain: readonly string[]): Promise<Loaded> {
  const from = displayPath(path, loading.cwd);
  if (chain.includes(path)) {
    const circle = [...chain, path].map((one) => displayPath(one, loading.cwd)).join(' → ');
    throw new KnownError({ message: `Configurations extend each other in a circle: ${circle}.` });
  }
  const config = checkShape(await readConfig(path, from), from);
  const parents =
    chain.length === 0 && loading.base
      ? [{ layers: loading.base, ignores: [] }]
      : await extended(config, path, loading, [...chain, path]);
  const layers = [...ownLayers(config, from, await matcher(dirname(path), loading.cwd))];
  for (const layer of layers) validateLayer(layer, loading.registry);
  return {
    layers: [...parents.flatMap((parent) => parent.layers), ...layers],
    ignores: [...parents.flatMap((parent) => parent.ignores), ...(config.ignores ?? [])],
  };
}

async function extended(
  config: ConfigFile,
  path: string,
  loading: Loading,
  chain: readonly string[],
): Promise<Loaded[]> {
  const { extends: names = chain.length === 1 ? ['recommended'] : [] } = config;
  const loaded: Loaded[] = [];
  for (const [index, name] of [names].flat().entries()) {
    if (name.startsWith('.') || isAbsolute(name)) {
      loaded.push(await layersOf(resolve(dirname(path), name), loading, chain));
    } else {
      const steps = typeof config.extends === 'string' ? ['extends'] : ['extends', index];
      loaded.push({
        layers: [presetLayer(name, loading.registry, { source: displayPath(path, loading.cwd), path: steps })],
        ignores: [],
      });
    }
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
