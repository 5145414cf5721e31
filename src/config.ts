/** For configuration files: `hublint/config`. */
import type { ConfigData } from '../schemas/config.ts';
import type { PresetName, RuleSettings } from '../schemas/settings.ts';

export type { Level } from '../schemas/levels.ts';
export type { PresetName, RuleSettings, Setting } from '../schemas/settings.ts';

/** A preset of a plugin, as `house/recommended`, or the path of another configuration, as `./team.json`. */
export type Reference = `${string}/${string}`;

/** Rules for some of the manifests. */
export interface Override {
  /** Globs of the manifests it applies to, relative to the folder of the configuration. */
  readonly files: string | readonly string[];
  readonly rules: RuleSettings;
}

/** What a configuration file says; all of it may be left out. */
export interface ConfigFile extends Pick<ConfigData, '$schema'> {
  /** Presets, or paths of other configurations, to extend; later ones win. Default: `recommended`. */
  readonly extends?: PresetName | Reference | readonly (PresetName | Reference)[];
  /** npm packages or local files that provide rules and presets. */
  readonly plugins?: readonly string[];
  /** Severity, or severity and options, by rule. */
  readonly rules?: RuleSettings;
  /** Rules for some of the manifests; later ones win. */
  readonly overrides?: readonly Override[];
  /** Patterns of what to ignore, as in `.gitignore`, relative to the folder of the configuration. */
  readonly ignores?: readonly string[];
  /** The file with the fingerprints of inherited findings. */
  readonly baseline?: string;
}

/** Types a configuration, for editors to complete. Returns it unchanged. */
export const defineConfig = (config: ConfigFile): ConfigFile => config;
