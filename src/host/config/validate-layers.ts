import type { SettingsLayer } from '../../engine/config/layers.ts';
import { validateLayer } from '../../engine/config/validate.ts';
import { withRegistry } from '../../engine/plan/registry.ts';
import type { ConfigLoading } from './configuration.ts';

/**
 * Validates layers against the registry. If they name rules that the registry does not have, the omitted ones are added
 * to it.
 * @throws KnownError for an unknown rule, or invalid options.
 */
export async function validateLayers(layers: readonly SettingsLayer[], loading: ConfigLoading): Promise<void> {
  const { rules, checks, omitted } = loading.registry;
  const isKnown = (id: string) => rules.has(id) || checks.has(id);
  const areKnown = layers.every((layer) => Object.keys(layer.rules).every(isKnown));
  if (!areKnown && omitted.length > 0 && loading.loadFullRegistry)
    loading.registry = withRegistry(loading.registry, await loading.loadFullRegistry());
  for (const layer of layers) await validateLayer(layer, loading.registry);
}
