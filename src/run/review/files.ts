import { posix, resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { sha256Of } from '../../engine/review/digest.ts';
import type { ReviewedFile } from '../../engine/review/review.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { readNamed } from '../../host/files/read.ts';

interface Context {
  readonly cwd: string;
  /** The contents of the icon and readme, by path from the manifest's folder. They are not among the document's files. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** The files of a manifest, its own first. Those on disk are read again for their exact bytes. */
export async function filesOf(
  document: Document,
  source: Source,
  { cwd, assets }: Context,
): Promise<readonly ReviewedFile[]> {
  const { sources } = await document.positions();
  const folder = folderOf(document, source);
  const named = new Map([...assets].map(([name, bytes]) => [folder + posix.normalize(name), bytes]));
  const others = new Set([...document.files, ...named.keys()]);
  others.delete(document.file);
  const files: ReviewedFile[] = [];
  for (const file of [document.file, ...[...others].sort()]) {
    const bytes = named.get(file) ?? bytesOf(file, source, cwd) ?? bytesIn(sources.get(file));
    const held = bytes ?? (file.startsWith(folder) ? await besideOf(file.slice(folder.length), source) : undefined);
    if (held !== undefined) files.push({ file, sha256: sha256Of(held), size: held.length });
  }
  return files;
}

/** The displayed folder of the manifest, with a trailing separator: a colon at the root of a git revision. */
const folderOf = ({ file }: Document, { elsewhere }: Source): string =>
  file.replace(elsewhere ? /[^/:]*$/ : /[^/]*$/, '');

function bytesOf(file: string, { isStdin, elsewhere }: Source, cwd: string): Uint8Array | undefined {
  if (isStdin || elsewhere) return undefined;
  const read = readNamed(resolve(cwd, file));
  return 'bytes' in read ? read.bytes : undefined;
}

/** Reads a binary file, such as an image, that is not on disk. */
async function besideOf(name: string, { elsewhere }: Source): Promise<Uint8Array | undefined> {
  const read = await elsewhere?.beside?.(name);
  return read !== undefined && 'bytes' in read ? read.bytes : undefined;
}

const bytesIn = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : new TextEncoder().encode(text);
