import type { PresetEntry, Rule } from './rule.ts';

/** The settings of a preset, by rule. */
export type Preset = Readonly<Record<string, PresetEntry | 'off'>>;

/** What a plugin's default export is. */
export interface Plugin {
  /** The prefix of its rules and presets. */
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Settings by rule; a plugin's own rules may be named with or without the prefix. */
  readonly presets?: Readonly<Record<string, Preset>>;
}
