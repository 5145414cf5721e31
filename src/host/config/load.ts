import type { SettingsLayer } from '../../engine/config/layers.ts';
import { presetLayer } from '../../engine/config/preset-layer.ts';
import { displayPath } from '../files/display-path.ts';
import { globBudget } from '../files/find/glob-budget.ts';
import { type ConfigLoading, type Configuration, defaultConfig, type LoadOptions } from './configuration.ts';

/** The preset that authors cannot weaken. */
const lockedPreset = 'hub';

/**
 * Loads a configuration file, or the default configuration if there is none.
 * @throws KnownError for a configuration that cannot be read, or is invalid.
 */
export async function loadConfiguration(path: string | undefined, options: LoadOptions): Promise<Configuration> {
  const { cwd, preset, rules = {} } = options;
  const loading: ConfigLoading = { globSteps: globBudget(), ...options, plugins: [] };
  // A project without a configuration file does not load the code that reads one.
  const loaded =
    path === undefined ? defaultConfig(loading) : await (await import('./layers.ts')).layersOfFile(path, loading);
  const commandLineLayer: SettingsLayer = { from: '--rule', rules, path: [] };
  if (Object.keys(rules).length > 0)
    await (await import('./validate-layers.ts')).validateLayers([commandLineLayer], loading);
  const { registry } = loading;
  const locked = preset === lockedPreset;
  return {
    ...(path !== undefined && { file: displayPath(path, cwd) }),
    layers: [...loaded.layers, commandLineLayer, ...(locked ? [presetLayer(lockedPreset, registry)] : [])],
    ignores: loaded.ignores,
    locked,
    registry,
    plugins: loading.plugins,
    ...(loaded.baseline && { baseline: loaded.baseline }),
  };
}
