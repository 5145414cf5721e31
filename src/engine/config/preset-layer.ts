import type { Path } from '../../data/path.ts';
import type { Registry } from '../plan/registry.ts';
import type { SettingsLayer } from './layers.ts';
import { unknownName } from './validate.ts';

/**
 * What a preset sets.
 * @throws KnownError where there is none of that name.
 */
export function presetLayer(name: string, registry: Registry, at?: { source: string; path: Path }): SettingsLayer {
  const rules = registry.presets.get(name);
  if (rules === undefined) throw unknownName('preset', name, [...registry.presets.keys()], at);
  return { from: `preset ${name}`, rules };
}
