import { dirname, resolve } from 'node:path';
import { isObject } from '../../data/objects.ts';
import { pathHint } from '../../engine/config/path-hint.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import { withPlugin } from '../../engine/plan/with-plugin.ts';
import type { Plugin } from '../../rule/plugin.ts';
import type { Rule } from '../../rule/rule.ts';
import { kindFollowing, realPath } from '../files/entries.ts';
import { messageOf } from '../message-of.ts';
import type { ConfigLoading } from './configuration.ts';
import { failedAt, thrownAt } from './failed-at.ts';
import { importDefault } from './import.ts';
import { installHint } from './install-hint.ts';
import { isPath, pluginPath } from './plugin-path.ts';
import { checkRules } from './plugin-rules.ts';

/** The configuration that names a plugin. */
interface NamingConfig {
  readonly path: string;
  readonly from: string;
}

/**
 * Loads plugins, which are npm packages or files next to the configuration, and registers their rules and presets.
 * @throws KnownError if a plugin cannot be loaded, is not a plugin, or its name is taken.
 */
export async function addPlugins(
  loading: ConfigLoading,
  names: readonly string[],
  naming: NamingConfig,
): Promise<void> {
  const folder = dirname(naming.path);
  for (const [index, name] of names.entries()) {
    const at = { source: naming.from, path: ['plugins', index] };
    let path: string | undefined;
    try {
      path = pluginPath(name, naming.path);
      const real = realPath(path);
      // A configuration and one that it extends may both name the same plugin.
      if (loading.plugins.some((known) => realPath(known.names) === real)) continue;
      loading.registry = await withPluginAt(path, loading);
      loading.plugins = [...loading.plugins, { folder, names: path }];
    } catch (error) {
      const position = path && (await failedAt(error, path, loading.cwd));
      const message = `Plugin \`${name}\` cannot be used: ${position ? `${position}: ` : ''}${messageOf(error)}`;
      const isLocalFile = path === undefined && !isPath(name) && kindFollowing(resolve(folder, name)) === 'file';
      throw new KnownError({ message, at, ...(isLocalFile ? { hint: pathHint(name) } : installHint(error)) });
    }
  }
}

async function withPluginAt(path: string, loading: ConfigLoading): Promise<Registry> {
  const plugin = await loadPlugin(path, loading);
  return withPlugin(loading.registry, plugin, (error) => thrownAt(error, path, loading.cwd));
}

async function loadPlugin(path: string, loading: ConfigLoading): Promise<Plugin> {
  const plugin = await importDefault(path, loading);
  if (!isNamed(plugin)) throw new Error('it has no default export with a `name` and `rules`.');
  if (!isPlugin(plugin))
    throw new Error('its `rules` are not a list: write `rules: [titleCase]`, with the rules themselves.');
  checkRules(plugin.rules, plugin.presets);
  return { ...plugin, rules: await withModels(plugin.rules) };
}

/** Converts the options of the rules to models, whichever library the plugin declares them with. */
async function withModels(rules: readonly Rule[]): Promise<readonly Rule[]> {
  if (rules.every(({ options }) => options === undefined)) return rules;
  const { optionsModel } = await import('../../engine/config/options.ts');
  return rules.map((rule) => {
    if (rule.options === undefined) return rule;
    try {
      return { ...rule, options: optionsModel(rule.options) };
    } catch (error) {
      throw new Error(`the options of its rule \`${rule.id}\` cannot be used: ${messageOf(error)}`);
    }
  });
}

const isNamed = (value: unknown): value is Pick<Plugin, 'name'> & { readonly rules: unknown } =>
  isObject(value) && typeof value.name === 'string' && value.rules !== undefined;

const isPlugin = (value: { readonly rules: unknown }): value is Plugin => Array.isArray(value.rules);
