import { existsSync } from 'node:fs';
import { KnownError } from '../../engine/known-error.ts';
import { messageOf } from '../message-of.ts';
import { importDefault } from './import.ts';
import { searchPlaces } from './probe.ts';

const executable = ['.ts', '.mts', '.js', '.mjs', '.cjs'];

/** True for a configuration that is code: reading it means running it. */
export const isExecutable = (path: string): boolean => executable.some((extension) => path.endsWith(extension));

/**
 * The content of a configuration file, not yet checked.
 * @throws KnownError where it cannot be read, parsed or run.
 */
export async function readConfig(path: string, shown: string): Promise<unknown> {
  if (!existsSync(path)) throw new KnownError({ message: `There is no configuration \`${shown}\`.` });
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
    throw new KnownError({ message: `\`${shown}\` cannot be read: ${messageOf(error)}` });
  }
}
