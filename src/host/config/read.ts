import { basename, dirname, extname } from 'node:path';
import { propertyOf } from '../../data/objects.ts';
import { openDocument } from '../../document/open-text.ts';
import { KnownError } from '../../engine/known-error.ts';
import { projectRoot } from '../files/project.ts';
import { readInside, readNamed, refusals } from '../files/read.ts';
import { messageOf } from '../message-of.ts';
import { importDefault } from './import.ts';
import { installHint } from './install-hint.ts';

const executable = ['.ts', '.mts', '.js', '.mjs', '.cjs'];

/** True for a configuration that is code: reading it means running it. */
export const isExecutable = (path: string): boolean => executable.includes(extname(path));

/** A configuration file to read. */
export interface ConfigSource {
  readonly path: string;
  /** As shown to people. */
  readonly shown: string;
  /** The configuration that extends it, and so decides how far it may lead; undefined for the first. */
  readonly extendedBy?: string;
}

/**
 * The content of a configuration file, not yet checked.
 * @throws KnownError where it cannot be read, parsed or run.
 */
export async function readConfig(source: ConfigSource): Promise<unknown> {
  const text = textOf(source);
  if (!isExecutable(source.path)) return parse(text, source);
  try {
    return (await importDefault(source.path)) ?? {};
  } catch (error) {
    throw new KnownError({ message: codeFault(error, source), ...installHint(error) });
  }
}

function textOf({ path, shown, extendedBy }: ConfigSource): string {
  const read = extendedBy === undefined ? readNamed(path) : readInside(path, projectRoot(dirname(extendedBy)));
  if ('bytes' in read) return read.bytes.toString('utf8');
  if (read.refusal === 'absent') throw new KnownError({ message: `Configuration \`${shown}\` not found.` });
  throw new KnownError({ message: `The configuration \`${shown}\` cannot be read: it ${refusals[read.refusal]}.` });
}

/**
 * cosmiconfig's loaders do the parsing. Its explorer is left out: it would run what `$import` names, and a
 * `.config/config.js` of the working directory before anything else.
 */
async function parse(text: string, { path, shown }: ConfigSource): Promise<unknown> {
  if (extname(path) === '.jsonc') return parseWithComments(text, { path, shown });
  // What stands for more than it is, may stand for more than there is room for.
  if (extname(path) !== '.json' && text.includes('*')) await checkAliases(text, shown);
  const { defaultLoaders } = await import('cosmiconfig');
  const load = extname(path) === '.json' ? defaultLoaders['.json'] : defaultLoaders['.yaml'];
  try {
    const content: unknown = text.trim() === '' ? {} : await load(path, text);
    return (basename(path) === 'package.json' ? propertyOf(content, 'hublint') : content) ?? {};
  } catch {
    throw new KnownError({ message: await textFault(text, path, shown) });
  }
}

/** @throws KnownError for what is no JSON with comments. */
async function parseWithComments(text: string, { path, shown }: ConfigSource): Promise<unknown> {
  if (text.trim() === '') return {};
  const { data, faults } = await openDocument(path, text);
  if (data === undefined || faults.length > 0) throw new KnownError({ message: await textFault(text, path, shown) });
  return data;
}

/** @throws KnownError where aliases repeat more than a manifest could hold. */
async function checkAliases(text: string, shown: string): Promise<void> {
  const { faults } = await openDocument(shown, text, 'yaml');
  const excess = faults.find(({ id }) => id === 'yaml-alias-limit' || id === 'too-many-nodes');
  if (excess === undefined) return;
  const { line, column } = excess.location.start;
  throw new KnownError({ message: `${shown}:${line}:${column}: ${excess.message}` });
}

/** What went wrong in a configuration that is code, led by its line where the error tells it. */
function codeFault(error: unknown, { path, shown }: ConfigSource): string {
  const trace = error instanceof Error ? `${error.message}\n${error.stack}` : '';
  const after = trace.split(`${path}:`)[1];
  const line = after === undefined ? '' : String(Number.parseInt(after, 10));
  return /^\d+$/.test(line)
    ? `${shown}:${line}: ${messageOf(error)}`
    : `\`${shown}\` cannot be read: ${messageOf(error)}`;
}

/** What is wrong with the text of a configuration, led by its place. Of what may be no configuration at all nothing is quoted. */
async function textFault(text: string, path: string, shown: string): Promise<string> {
  const [fault] = (await openDocument(path, text)).faults;
  const unquoted =
    fault === undefined || /`[^`]{3,}`/.test(fault.message) ? 'This is neither JSON nor YAML.' : fault.message;
  if (fault === undefined) return `${shown}: ${unquoted}`;
  const { start } = fault.location;
  return `${shown}:${start.line}:${start.column}: ${unquoted}`;
}
