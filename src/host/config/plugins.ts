import { dirname, isAbsolute, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import { type Plugin, type Registry, withPlugin } from '../../engine/registry.ts';
import type { Rule } from '../../rule/rule.ts';
import { kindOf } from '../files/entries.ts';
import { resolvePackage } from '../files/packages.ts';
import { messageOf } from '../message-of.ts';
import { importDefault } from './import.ts';
import { installHint } from './install-hint.ts';

/** The configuration that names a plugin. */
interface Naming {
  readonly path: string;
  readonly from: string;
}

/**
 * The registry with the rules and presets of plugins: npm packages, or files beside the configuration.
 * @throws KnownError for a plugin that cannot be loaded, is none, or has a name that is taken.
 */
export async function withPlugins(registry: Registry, names: readonly string[], naming: Naming): Promise<Registry> {
  let grown = registry;
  for (const [index, name] of names.entries()) {
    const at = { source: naming.from, path: ['plugins', index] };
    try {
      grown = withPlugin(grown, await loadPlugin(name, naming.path));
    } catch (error) {
      const message = `Plugin \`${name}\` cannot be used: ${messageOf(error)}`;
      throw new KnownError({ message, at, ...installHint(error) });
    }
  }
  return grown;
}

async function loadPlugin(name: string, config: string): Promise<Plugin> {
  const isFile = name.startsWith('.') || isAbsolute(name);
  const path = isFile ? resolve(dirname(config), name) : resolvePackage(name, config);
  if (isFile && kindOf(path) === 'other') throw new Error('it is not a regular file.');
  const plugin = await importDefault(path);
  if (isPlugin(plugin)) return { ...plugin, rules: await withModels(plugin.rules) };
  throw new Error('it has no default export with a `name` and `rules`.');
}

/** The rules with options that can be asked, whatever the plugin says them in. */
async function withModels(rules: readonly Rule[]): Promise<readonly Rule[]> {
  if (rules.every(({ options }) => options === undefined)) return rules;
  const { optionsModel } = await import('../../engine/config/options.ts');
  return rules.map((rule) => (rule.options === undefined ? rule : { ...rule, options: optionsModel(rule.options) }));
}

const isPlugin = (value: unknown): value is Plugin =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'rules' in value &&
  Array.isArray(value.rules);
