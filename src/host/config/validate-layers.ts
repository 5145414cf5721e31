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
  const isThere = (id: string) => rules.has(id) || checks.has(id);
  const areThere = layers.every((layer) => Object.keys(layer.rules).every(isThere));
  if (!areThere && omitted.length > 0 && loading.whole)
    loading.registry = withRegistry(loading.registry, await loading.whole());
  for (const layer of layers) await validateLayer(layer, loading.registry);
}
