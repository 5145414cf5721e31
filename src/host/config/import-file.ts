/** Imports a module by a computed path. Node itself must load this file: code that was compiled by `vm` cannot import. */
export const importFile = (specifier: string): Promise<{ readonly default?: unknown }> =>
  import(/* webpackIgnore: true */ specifier);
