import type { PresetEntry, Rule } from './rule.ts';

/** The settings of a preset, by rule id. */
export type Preset = Readonly<Record<string, PresetEntry | 'off'>>;

/** The default export of a plugin. */
export interface Plugin {
  /** The prefix of its rules and presets: rule `action-title-case` of the plugin `house` is `house/action-title-case`. */
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Presets by name. The plugin's own rules may be named with or without the prefix. */
  readonly presets?: Readonly<Record<string, Preset>>;
}
