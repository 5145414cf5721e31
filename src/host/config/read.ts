import { existsSync, readFileSync } from 'node:fs';
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
    const fault = isExecutable(path) ? codeFault(error, path, shown) : await textFault(path, shown);
    throw new KnownError({ message: fault ?? `\`${shown}\` cannot be read: ${messageOf(error)}` });
  }
}

/** What went wrong in a configuration that is code, led by its line where the error tells it. */
function codeFault(error: unknown, path: string, shown: string): string | undefined {
  const trace = error instanceof Error ? `${error.message}\n${error.stack}` : '';
  const after = trace.split(`${path}:`)[1];
  const line = after === undefined ? '' : String(Number.parseInt(after, 10));
  return /^\d+$/.test(line) ? `${shown}:${line}: ${messageOf(error)}` : undefined;
}

/** What is wrong with the text of a configuration, led by its place. */
async function textFault(path: string, shown: string): Promise<string | undefined> {
  const { openDocument } = await import('../../document/open.ts');
  const [fault] = (await openDocument(shown, readFileSync(path, 'utf8'))).faults;
  return fault && `${shown}:${fault.location.start.line}:${fault.location.start.column}: ${fault.message}`;
}
