/**
 * Imports a module whose path is only known at runtime. This file must be loaded by Node itself: code that `vm`
 * compiled cannot import.
 */
export const importFile = (specifier: string): Promise<{ readonly default?: unknown }> =>
  import(/* webpackIgnore: true */ specifier);
