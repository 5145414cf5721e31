import { dirname, resolve } from 'node:path';
import { type Registry, withRegistry } from '../../engine/plan/registry.ts';
import type { Configuration, LoadOptions } from '../../host/config/configuration.ts';
import { loadConfiguration } from '../../host/config/load.ts';
import { probe } from '../../host/config/probe.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { globBudget } from '../../host/files/find/glob-budget.ts';
import { ignoredBy } from '../../host/files/find/ignored.ts';
import { builtInRegistry, lintRegistry } from '../built-in.ts';
import type { RunOptions } from '../options/run-options.ts';
import type { RunEnvironment } from '../run-environment.ts';
import type { FileCacheOptions } from './open.ts';

interface Context extends Pick<LoadOptions, 'cwd' | 'noCode'>, Pick<RunEnvironment, 'neverCompares'>, FileCacheOptions {
  readonly notice: (text: string) => void;
}

/** The configurations of a run: each manifest has the nearest one upward from its folder. Each file is read once. */
export class Configurations {
  readonly #options: RunOptions;
  readonly #context: Context;
  readonly #byFolder = new Map<string, Promise<Configuration>>();
  readonly #byFile = new Map<string | undefined, Promise<Configuration>>();
  readonly #globSteps = globBudget();
  readonly #ignores = new Map<Configuration, (path: string) => Promise<boolean>>();
  #registry: Registry | undefined;

  constructor(options: RunOptions, context: Context) {
    this.#options = options;
    this.#context = context;
  }

  /** The merged registry of the configurations loaded so far. */
  get registry(): Registry {
    return this.#registry ?? lintRegistry;
  }

  /**
   * The configuration for the manifests of a folder.
   * @throws KnownError for a configuration that cannot be read or is invalid.
   */
  of(folder: string): Promise<Configuration> {
    return cachedIn(this.#byFolder, folder, () => {
      const file = this.#fileFor(folder);
      return cachedIn(this.#byFile, file, () => this.#load(file));
    });
  }

  /** Whether the configuration for a file's folder ignores the file. */
  async ignores(path: string): Promise<boolean> {
    const configuration = await this.of(dirname(path));
    // An author's configuration cannot hide a manifest from a reviewer.
    if (configuration.locked || configuration.ignores.length === 0) return false;
    const isIgnored = this.#ignores.get(configuration) ?? ignoredBy(configuration.ignores);
    this.#ignores.set(configuration, isIgnored);
    return isIgnored(path);
  }

  #fileFor(folder: string): string | undefined {
    const { config } = this.#options;
    const { cwd, notice, fileCache } = this.#context;
    if (config !== undefined) return config === false ? undefined : resolve(cwd, config);
    const { file, skipped, misnamed } = probe(folder, fileCache);
    if (misnamed !== undefined) {
      const shown = displayPath(misnamed, cwd);
      notice(
        `${shown} is not read: name the configuration hublint.config.json, .jsonc, .yaml, .ts or .js, or .hublintrc.`,
      );
    }
    if (skipped !== undefined) {
      const shown = displayPath(skipped, cwd);
      notice(
        `The configuration ${shown} is not used, because others can write to its folder (--config ${shown} uses it anyway).`,
      );
    }
    return file;
  }

  async #load(file: string | undefined): Promise<Configuration> {
    const { preset, rules } = this.#options;
    const asked = { ...(preset !== undefined && { preset }), ...(rules && { rules }) };
    const registry = this.#context.neverCompares ? lintRegistry : await builtInRegistry();
    const loading = {
      ...this.#context,
      ...asked,
      registry,
      loadFullRegistry: builtInRegistry,
      globSteps: this.#globSteps,
    };
    const configuration = await loadConfiguration(file, loading);
    this.#registry = withRegistry(this.#registry ?? registry, configuration.registry);
    return configuration;
  }
}

function cachedIn<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
