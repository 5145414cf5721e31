import type { Path } from '../../data/path.ts';
import { KnownError } from '../known-error.ts';
import type { Registry } from '../plan/registry.ts';
import type { SettingsLayer } from './layers.ts';
import { pathHint } from './path-hint.ts';
import { unknownName } from './unknown-name.ts';

const fileName = /\.(?:jsonc?|ya?ml|[cm]?[jt]s)$/;

/**
 * The settings of a preset.
 * @throws KnownError if no preset has that name.
 */
export function presetLayer(name: string, registry: Registry, at?: { source: string; path: Path }): SettingsLayer {
  const rules = registry.presets.get(name);
  if (rules === undefined) {
    const message = `There is no preset \`${name}\`.`;
    if (at && fileName.test(name)) throw new KnownError({ message, hint: pathHint(name), at });
    throw unknownName('preset', name, [...registry.presets.keys()], at);
  }
  return { from: `preset ${name}`, rules };
}
