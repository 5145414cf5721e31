import type { SettingsLayer } from '../../engine/config/layers.ts';
import { validateLayer } from '../../engine/config/validate.ts';
import { withRegistry } from '../../engine/plan/registry.ts';
import type { ConfigLoading } from './configuration.ts';

/**
 * Validates layers against what there is. Where they name what the registry does not have, it grows by what it omits.
 * @throws KnownError for an unknown rule, or options that the rule or the check does not take.
 */
export async function validateLayers(layers: readonly SettingsLayer[], loading: ConfigLoading): Promise<void> {
  const { rules, checks, omitted } = loading.registry;
  const isThere = (id: string) => rules.has(id) || checks.has(id);
  const areThere = layers.every((layer) => Object.keys(layer.rules).every(isThere));
  if (!areThere && omitted.length > 0 && loading.whole)
    loading.registry = withRegistry(loading.registry, await loading.whole());
  for (const layer of layers) await validateLayer(layer, loading.registry);
}
