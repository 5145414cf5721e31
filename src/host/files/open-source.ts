import { dirname, resolve } from 'node:path';
import { bounds } from '../../document/bounds.ts';
import type { Document } from '../../document/document.ts';
import type { ParsedFiles } from '../../document/module/syntax/parsed-files.ts';
import { type DataDocument, openData } from '../../document/open-data.ts';
import { openDocument } from '../../document/open-text.ts';
import type { Overlay } from '../../engine/fix.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Loader } from '../load/loader.ts';
import { isWithin } from './boundary.ts';
import { decode, tooLarge } from './decode.ts';
import { displayPath, placing } from './display-path.ts';
import type { FileCache } from './file-cache.ts';
import type { Source } from './find/discover.ts';
import { readNamed, refusals } from './read.ts';

/**
 * UTF-16 units of modules that are kept for the definitions of one run: enough for what a few definitions share, or for
 * one very large module.
 */
const maxParsedLength = bounds.module + 300_000;

export interface OpenOptions {
  readonly cwd: string;
  readonly stdin?: () => Promise<Buffer>;
  /** Overlay texts that replace the files on disk. */
  readonly overlay?: Overlay;
  /** Caches parsed modules from one reading to the next. */
  readonly parsed?: ParsedFiles;
  /** The files that were read from disk so far, if they cannot change in the meantime. */
  readonly fileCache?: FileCache;
  /** Runs definition modules; if absent, they are only evaluated statically. */
  readonly loader?: Loader;
}

/**
 * Opens a manifest. Errors in its text become faults of the document.
 * @throws KnownError if the file cannot be read at all.
 */
export async function openSource(source: Source, options: OpenOptions): Promise<Document> {
  const { file, path, kind, elsewhere } = source;
  if (elsewhere) return elsewhere.open();
  const overlayText = options.overlay?.get(file) ?? source.text;
  const text = overlayText ?? (source.isStdin ? await stdinText(options) : undefined);
  if (kind === 'text') return openDocument(file, text ?? decode(bytesOf(source, options.fileCache)));
  const overlay: Overlay = new Map([
    ...(text === undefined ? [] : [[file, text] as const]),
    ...(options.overlay ?? []),
  ]);
  return openDefinition(file, path, { ...options, overlay });
}

/**
 * Opens data of any shape that a user names as a manifest; `-` is stdin.
 * @throws KnownError if the file cannot be read at all.
 */
export async function openDataSource(name: string, { cwd, stdin }: OpenOptions): Promise<DataDocument> {
  const path = resolve(cwd, name);
  const source: Source = {
    file: name === '-' ? name : displayPath(path, cwd),
    path,
    kind: 'text',
    isStdin: name === '-',
  };
  return openData(source.file, source.isStdin ? await stdinText({ stdin }) : decode(bytesOf(source)));
}

const stdinText = async ({ stdin }: { readonly stdin?: OpenOptions['stdin'] | undefined }): Promise<string> =>
  decode((await stdin?.()) ?? Buffer.alloc(0));

async function openDefinition(file: string, path: string, options: OpenOptions): Promise<Document> {
  const { cwd, overlay, loader, parsed, fileCache } = options;
  if (loader) {
    const { openLoaded } = await import('../load/open-loaded.ts');
    return openLoaded({ file, path, cwd, ...(overlay && { overlay }) }, loader);
  }
  const { openModule } = await import('../../document/module/open-module.ts');
  const { moduleHost } = await import('./module-host.ts');
  const { ParsedFiles, parsingFor } = await import('../../document/module/syntax/parsed-files.ts');
  const shared = fileCache?.cached('modules', '', () => new ParsedFiles(maxParsedLength));
  const [folder, resolvePath] = [dirname(path), placing(cwd)];
  const isOwn = (name: string) => isWithin(resolvePath(name), folder);
  const parsing = parsed ?? (shared && parsingFor(shared, isOwn));
  return openModule(file, moduleHost({ path, cwd, overlay, parsed: parsing, fileCache }));
}

function bytesOf({ file, path }: Source, fileCache?: FileCache): Buffer {
  const read = readNamed(path, bounds.length * 4, fileCache);
  if ('bytes' in read) return read.bytes;
  if (read.refusal === 'too-large') return tooLarge();
  throw new KnownError({ message: `\`${file}\` cannot be read: it ${refusals[read.refusal]}.` });
}
