/** The module `hublint/config`, for configuration files. */
import type { ConfigData } from '../schemas/config.ts';
import type { PresetName, RuleSettings } from '../schemas/settings.ts';

export type { Level } from '../schemas/levels.ts';
export type { PresetName, RuleSettings, Setting } from '../schemas/settings.ts';

/** A plugin's preset, such as `house/recommended`, or the path of another configuration, such as `./team.json`. */
export type Reference = `${string}/${string}`;

/** Rule settings for some of the manifests. */
export interface Override {
  /** Globs of the manifests that it applies to, relative to the configuration's folder. */
  readonly files: string | readonly string[];
  readonly rules: RuleSettings;
}

/** The contents of a configuration file; everything is optional. */
export interface ConfigFile extends Pick<ConfigData, '$schema'> {
  /** Presets or paths of other configurations to extend; later ones win. Default: `recommended`. */
  readonly extends?: PresetName | Reference | readonly (PresetName | Reference)[];
  /** npm packages or local files that provide rules and presets. */
  readonly plugins?: readonly string[];
  /** A severity, or a severity and options, by rule. */
  readonly rules?: RuleSettings;
  /** Rule settings for some of the manifests; later ones win. */
  readonly overrides?: readonly Override[];
  /** Patterns of files to ignore, as in `.gitignore`, relative to the configuration's folder. */
  readonly ignores?: readonly string[];
  /** The file with the fingerprints of inherited findings. */
  readonly baseline?: string;
}

/** Types a configuration, so that editors can complete it. Returns it unchanged. */
export const defineConfig = (config: ConfigFile): ConfigFile => config;
