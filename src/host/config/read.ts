import { basename, dirname, extname } from 'node:path';
import { attempt } from '../../data/attempt.ts';
import { jsonIn } from '../../data/json-in.ts';
import { propertyOf } from '../../data/objects.ts';
import type { Fault } from '../../document/document.ts';
import { cleanData } from '../../document/json/clean.ts';
import { openDocument } from '../../document/open-text.ts';
import { KnownError } from '../../engine/known-error.ts';
import { projectRoot } from '../files/project/project.ts';
import { readInside, readNamed, refusals } from '../files/read.ts';
import { messageOf } from '../message-of.ts';
import type { LoadOptions } from './configuration.ts';
import { failedAt } from './failed-at.ts';

const executableExtensions = ['.ts', '.mts', '.js', '.mjs', '.cjs'];

/** Returns whether a configuration is code, so that reading it means running it. */
export const isExecutable = (path: string): boolean => executableExtensions.includes(extname(path));

/** A configuration file to read. */
export interface ConfigSource extends Pick<LoadOptions, 'cwd' | 'notice'> {
  readonly path: string;
  /** The display name, relative to `cwd`. */
  readonly shown: string;
  /** The configuration that extends this one, whose project it must not leave; undefined for the first one. */
  readonly extendedBy?: string;
}

type NamedConfig = Pick<ConfigSource, 'path' | 'shown'>;

/**
 * Reads a configuration file without validating its content.
 * @throws KnownError if it cannot be read, parsed or run.
 */
export async function readConfig(source: ConfigSource): Promise<unknown> {
  const text = textOf(source);
  if (!isExecutable(source.path)) return parse(text, source);
  const { importDefault } = await import('./import.ts');
  let exported: unknown;
  try {
    exported = await importDefault(source.path, source);
  } catch (error) {
    const { installHint } = await import('./install-hint.ts');
    throw new KnownError({ message: await codeFault(error, source), ...installHint(error) });
  }
  if (exported !== undefined) return exported;
  const message = `\`${source.shown}\` has no default export, which would be the configuration.`;
  throw new KnownError({ message, hint: 'Write `export default { … };`.' });
}

function textOf({ path, shown, extendedBy }: ConfigSource): string {
  const read = extendedBy === undefined ? readNamed(path) : readInside(path, projectRoot(dirname(extendedBy)));
  if ('bytes' in read) return read.bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (read.refusal === 'absent') throw new KnownError({ message: `Configuration \`${shown}\` not found.` });
  throw new KnownError({ message: `The configuration \`${shown}\` cannot be read: it ${refusals[read.refusal]}.` });
}

/**
 * Parses YAML and JSON with comments as manifests are parsed. For JSON, cosmiconfig's loader decides. Its explorer is
 * not used: it would run what `$import` names, and above all a `.config/config.js` in the working directory.
 */
async function parse(text: string, { path, shown }: NamedConfig): Promise<unknown> {
  if (text.trim() === '') return {};
  if (extname(path) !== '.json') return parseAsManifest(text, { path, shown });
  const content = cleanData(text) ?? (await parseLeniently(text, { path, shown }));
  return (isPackage(path) ? propertyOf(content, 'hublint') : content) ?? {};
}

/** Returns whether the configuration is one key of the file instead of the whole file. */
export const isPackage = (path: string): boolean => basename(path) === 'package.json';

/**
 * Returns the content of JSON that is not obviously valid: a `package.json` may contain faults that only concern other
 * tools.
 * @throws KnownError for invalid JSON, or a duplicate key.
 */
async function parseLeniently(text: string, { path, shown }: NamedConfig): Promise<unknown> {
  const content = jsonIn(text) ?? (await loadedJson(text, path));
  if (content !== undefined && isPackage(path)) return content;
  const { faults } = await openDocument(path, text);
  const fault = content === undefined ? faults[0] : faults.find(({ id }) => id === 'duplicate-key');
  if (fault !== undefined) throw new KnownError({ message: faultText(fault, text, shown) });
  if (content === undefined) throw new KnownError({ message: `${shown}: This is neither JSON nor YAML.` });
  return content;
}

/** Parses with cosmiconfig's loader what the runtime rejects; undefined if the loader rejects it, too. */
async function loadedJson(text: string, path: string): Promise<unknown> {
  const { defaultLoaders } = await import('cosmiconfig');
  return attempt(() => defaultLoaders['.json'](path, text));
}

/** @throws KnownError if it is neither JSON with comments nor YAML, or expands to more than a manifest may contain. */
async function parseAsManifest(text: string, { path, shown }: NamedConfig): Promise<unknown> {
  const { data, faults } = await openDocument(path, text, extname(path) === '.jsonc' ? 'jsonc' : 'yaml');
  const [fault] = faults;
  if (fault?.id === 'empty') return {};
  if (fault === undefined) return data;
  // A text that starts like JSON was meant as JSON, even if its name does not say so.
  const [meant = fault] = (await openDocument(path, text)).faults;
  throw new KnownError({ message: faultText(meant, text, shown) });
}

/** Returns why a configuration in code, or a module that it imports, failed; starts with the position if it is known. */
async function codeFault(error: unknown, { path, shown, cwd }: ConfigSource): Promise<string> {
  const message = messageOf(error);
  const place = await failedAt(error, path, cwd);
  if (place === undefined) return `\`${shown}\` cannot be read: ${message}`;
  return place.startsWith(`${shown}:`) ? `${place}: ${message}` : `\`${shown}\` cannot be read: ${place}: ${message}`;
}

/**
 * Returns what is wrong with the text of a configuration, with its position. Quotes nothing, because the file may not
 * be a configuration at all.
 */
function faultText(fault: Fault, text: string, shown: string): string {
  const { id, message, location } = fault;
  const explanation = configMessages[id]?.(fault) ?? withoutQuotes(message, text);
  return `${shown}:${placeOf(location)}: ${explanation}`;
}

const placeOf = ({ start }: Fault['location']): string => `${start.line}:${start.column}`;

/** Messages that are worded differently for a manifest. */
const configMessages: Readonly<Record<string, (fault: Fault) => string | undefined>> = {
  'not-an-object': () => 'A configuration is an object.',
  'multiple-documents': () => 'A second YAML document starts here; a configuration is a single document.',
  'unsupported-value': ({ message }) => {
    // A glob that starts with this character needs quotes.
    const mark = /`([*!])/.exec(message)?.[1];
    const construct = mark === '*' ? 'an alias' : 'a tag';
    return mark && `A value that starts with \`${mark}\` is ${construct} in YAML; quotes make it a string.`;
  },
  'duplicate-key': ({ related: [first] = [] }) =>
    `This key ${first ? `is already at ${placeOf(first.location)}` : 'is already in this object'}; a configuration has each key once.`,
};

/** Removes the parts of a message that are quoted from the text, which may contain backticks itself. */
const withoutQuotes = (message: string, text: string): string =>
  message
    .split('`')
    .map((part, index) => {
      const isQuote = index % 2 === 1 ? !ownQuotes.has(part) : text.includes(part);
      return part.length > 2 && isQuote ? '…' : part;
    })
    .join('`');

/** Quoted parts that come from the messages themselves. */
const ownQuotes: ReadonlySet<string> = new Set(['.jsonc', 'true', 'false', 'null', '{{ name }}']);
