/** Imports what is only known as it runs. Alone in its file, which Node has to load itself: compiled code cannot import. */
export const importFile = (specifier: string): Promise<{ readonly default?: unknown }> =>
  import(/* webpackIgnore: true */ specifier);
