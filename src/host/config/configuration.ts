import type { Setting } from '../../../schemas/settings.ts';
import type { SettingsLayer } from '../../engine/config/layers.ts';
import { presetLayer } from '../../engine/config/preset-layer.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import type { StepBudget } from '../files/find/pattern-steps.ts';

export interface LoadOptions {
  readonly cwd: string;
  readonly registry: Registry;
  /** Loads the registry with the rules that it omits, for configurations that name one of these. */
  readonly loadFullRegistry?: () => Promise<Registry>;
  /** A preset that replaces what the configuration extends. */
  readonly preset?: string;
  /** Settings that override all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** Why configurations and plugins in code are refused; absent if they may run. */
  readonly noCode?: string;
  /** The step budget that the globs of all configurations of a run share. */
  readonly globSteps?: StepBudget;
  /** Receives notices for the user who waits. */
  readonly notice?: (text: string) => void;
}

/** Names in a configuration, and the folder that they are relative to: that of the file that contains them. */
export interface NamedFrom<T> {
  readonly folder: string;
  readonly names: T;
}

/** An effective configuration, before it is narrowed to one manifest. */
export interface Configuration {
  /** The display name of the configuration file. */
  readonly file?: string;
  readonly layers: readonly SettingsLayer[];
  /** Patterns in `.gitignore` syntax for files that are not checked unless they are named. */
  readonly ignores: readonly NamedFrom<readonly string[]>[];
  /** True under a preset that authors cannot weaken. */
  readonly locked: boolean;
  /** The built-in rules and presets, and those of plugins. */
  readonly registry: Registry;
  /** The baseline file. */
  readonly baseline?: NamedFrom<string>;
  /** The absolute paths of the plugins that were loaded. */
  readonly plugins: readonly NamedFrom<string>[];
}

/** The options of a load, whose registry grows with each plugin. */
export type ConfigLoading = LoadOptions & { registry: Registry; plugins: readonly NamedFrom<string>[] };

export type LoadedConfig = Pick<Configuration, 'layers' | 'ignores' | 'baseline'>;

/** Returns the default configuration. */
export const defaultConfig = ({ preset = 'recommended', registry }: ConfigLoading): LoadedConfig => ({
  layers: [presetLayer(preset, registry)],
  ignores: [],
});
