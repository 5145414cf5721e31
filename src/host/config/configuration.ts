import type { Setting } from '../../../schemas/settings.ts';
import type { SettingsLayer } from '../../engine/config/layers.ts';
import { presetLayer } from '../../engine/config/preset-layer.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import type { StepBudget } from '../files/find/pattern-steps.ts';

export interface LoadOptions {
  readonly cwd: string;
  readonly registry: Registry;
  /** The same with what it omits, for configurations that name a rule which it does not have. */
  readonly whole?: () => Promise<Registry>;
  /** A preset that stands in for what the configuration extends. */
  readonly preset?: string;
  /** Settings that win over all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** Why configurations and plugins that are code are refused; absent where they may run. */
  readonly noCode?: string;
  /** What the globs of all configurations of a run share. */
  readonly globSteps?: StepBudget;
  /** Hears of what whoever waits should know. */
  readonly notice?: (text: string) => void;
}

/** What a configuration names, and the folder that it is relative to: that of the file that says so. */
export interface NamedFrom<T> {
  readonly folder: string;
  readonly names: T;
}

/** What holds where a configuration does, before it is narrowed to one manifest. */
export interface Configuration {
  /** The configuration file, as shown to people. */
  readonly file?: string;
  readonly layers: readonly SettingsLayer[];
  /** Patterns as in `.gitignore`, of what is not checked unless it is named. */
  readonly ignores: readonly NamedFrom<readonly string[]>[];
  /** True under a preset that nothing an author writes can weaken. */
  readonly locked: boolean;
  /** The built-in rules and presets, and those of plugins. */
  readonly registry: Registry;
  /** The file of inherited findings. */
  readonly baseline?: NamedFrom<string>;
  /** The absolute paths of the plugins that were loaded. */
  readonly plugins: readonly NamedFrom<string>[];
}

/** The options of a load, while its registry grows by the plugins that are met. */
export type ConfigLoading = LoadOptions & { registry: Registry; plugins: readonly NamedFrom<string>[] };

export type LoadedConfig = Pick<Configuration, 'layers' | 'ignores' | 'baseline'>;

/** What holds where no file says otherwise. */
export const bare = ({ preset = 'recommended', registry }: ConfigLoading): LoadedConfig => ({
  layers: [presetLayer(preset, registry)],
  ignores: [],
});
