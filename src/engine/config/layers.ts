import type { Level } from '../../../schemas/levels.ts';
import type { Setting } from '../../../schemas/settings.ts';

/** One source of settings. Later layers win over earlier ones. */
export interface SettingsLayer {
  /** Where it comes from, as shown to people: `preset recommended`, `hublint.config.json`, `--rule`. */
  readonly from: string;
  readonly rules: Readonly<Record<string, Setting>>;
  /** In an override: the manifests it holds for. */
  readonly appliesTo?: (file: string) => boolean;
  /** The way from the source's root to `rules`, to point at a setting. */
  readonly path?: readonly (string | number)[];
}

export interface EffectiveSetting {
  readonly level: Level;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The layer that decided the level. */
  readonly from: string;
}

/** What holds for one manifest: every rule that any layer names, with the layer that decided. */
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
