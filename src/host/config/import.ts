import { pathToFileURL } from 'node:url';

/** The default export of a module: TypeScript through jiti, everything else as Node imports it. */
export async function importDefault(path: string): Promise<unknown> {
  if (!/\.[mc]?ts$/.test(path)) {
    const module: { default?: unknown } = await import(/* webpackIgnore: true */ pathToFileURL(path).href);
    return module.default;
  }
  const { createJiti } = await import(/* webpackIgnore: true */ 'jiti');
  return createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
}
