import type { Level } from '../../../schemas/levels.ts';
import type { Setting } from '../../../schemas/settings.ts';

/** A set of rule settings from one source. Later layers win over earlier ones. */
export interface SettingsLayer {
  /** The source's name in messages: `preset recommended`, `hublint.config.json`, `--rule`. */
  readonly from: string;
  readonly rules: Readonly<Record<string, Setting>>;
  /** For an override: whether it applies to a manifest. */
  readonly appliesTo?: (file: string) => boolean;
  /** The path from the source's root to `rules`, used to locate a setting. */
  readonly path?: readonly (string | number)[];
}

export interface EffectiveSetting {
  readonly level: Level;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The layer that decided the level. */
  readonly from: string;
}

/** The effective settings for one manifest: every rule that any layer sets, with the layer that decided. */
export function effectiveSettings(
  layers: readonly SettingsLayer[],
  file: string,
): ReadonlyMap<string, EffectiveSetting> {
  const settings = new Map<string, EffectiveSetting>();
  for (const { from, rules, appliesTo } of layers) {
    if (appliesTo && !appliesTo(file)) continue;
    for (const [id, setting] of Object.entries(rules)) {
      const [level, options = settings.get(id)?.options] = typeof setting === 'string' ? [setting] : setting;
      settings.set(id, { level, from, ...(options && { options }) });
    }
  }
  return settings;
}
