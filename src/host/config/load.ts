import { dirname, resolve } from 'node:path';
import type { Layer, Setting } from '../../engine/config/layers.ts';
import { presetLayer } from '../../engine/config/preset-layer.ts';
import { validateLayer } from '../../engine/config/validate.ts';
import type { Registry } from '../../engine/registry.ts';
import { displayPath } from '../files/discover.ts';
import { probe } from './probe.ts';

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
  /** Says, once, what the run cannot do. */
  readonly notice?: (text: string) => void;
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
  // A project without a configuration does not pay for what reads one.
  const own = path === undefined ? bare(loading) : await (await import('./layers.ts')).layersOfFile(path, loading);
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

function configPath({ cwd, configFile, noConfig, notice }: LoadOptions): string | undefined {
  if (noConfig) return undefined;
  if (configFile !== undefined) return resolve(cwd, configFile);
  const { file, passedOver } = probe(cwd);
  if (passedOver !== undefined) {
    const shown = displayPath(passedOver, cwd);
    notice?.(
      `The configuration ${shown} is not taken, as others can write to its folder (--config ${shown} takes it).`,
    );
  }
  return file;
}

/** The options of a load, while its registry grows by the plugins that are met. */
export type Loading = LoadOptions & { registry: Registry };

export interface Loaded {
  readonly layers: readonly Layer[];
  readonly ignores: readonly string[];
  readonly baseline?: string;
}

/** What holds where no file says otherwise. */
export const bare = ({ preset = 'recommended', registry }: Loading): Loaded => ({
  layers: [presetLayer(preset, registry)],
  ignores: [],
});
