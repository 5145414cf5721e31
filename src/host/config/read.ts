import { pathToFileURL } from 'node:url';
import { KnownError } from '../../engine/known-error.ts';
import { searchPlaces } from './probe.ts';

const executable = ['.ts', '.mts', '.js', '.mjs', '.cjs'];

/** True for a configuration that is code: reading it means running it. */
export const isExecutable = (path: string): boolean => executable.some((extension) => path.endsWith(extension));

/**
 * The content of a configuration file, not yet checked.
 * @throws KnownError where it cannot be read, parsed or run.
 */
export async function readConfig(path: string, shown: string): Promise<unknown> {
  const { cosmiconfig } = await import('cosmiconfig');
  const explorer = cosmiconfig('hublint', {
    searchPlaces: [...searchPlaces],
    searchStrategy: 'project',
    loaders: Object.fromEntries(executable.map((extension) => [extension, importDefault])),
  });
  try {
    const loaded = await explorer.load(path);
    return loaded?.config ?? {};
  } catch (error) {
    throw new KnownError({ message: `\`${shown}\` cannot be read: ${firstLine(error)}` });
  }
}

async function importDefault(path: string): Promise<unknown> {
  if (!path.endsWith('ts')) {
    const url = pathToFileURL(path).href;
    const module: { default?: unknown } = await import(/* webpackIgnore: true */ url);
    return module.default;
  }
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
}

/** An error's first line with its place, without the stack and the code frame. */
function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = message.split('\n');
  return line.endsWith('.') ? line : `${line}.`;
}
