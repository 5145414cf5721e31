import { posix, resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { sha256Of } from '../../engine/review/digest.ts';
import type { ReviewedFile } from '../../engine/review/review.ts';
import type { Source } from '../../host/files/find/discover.ts';
import { readNamed } from '../../host/files/read.ts';

interface Context {
  readonly cwd: string;
  /** What the icon and the readme hold that the manifest names without being read from them, by their paths from its folder. */
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** The files that a manifest is made of, its own first. What it was read from is read anew where it is on disk, for its very bytes. */
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

/** What is shown before the names of files beside a manifest; that of a revision ends in a colon where it is at the root. */
const folderOf = ({ file }: Document, { elsewhere }: Source): string =>
  file.replace(elsewhere ? /[^/:]*$/ : /[^/]*$/, '');

function bytesOf(file: string, { isStdin, elsewhere }: Source, cwd: string): Uint8Array | undefined {
  if (isStdin || elsewhere) return undefined;
  const read = readNamed(resolve(cwd, file));
  return 'bytes' in read ? read.bytes : undefined;
}

/** What is no text, as a picture, where it is not on disk. */
async function besideOf(name: string, { elsewhere }: Source): Promise<Uint8Array | undefined> {
  const read = await elsewhere?.beside?.(name);
  return read !== undefined && 'bytes' in read ? read.bytes : undefined;
}

const bytesIn = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : new TextEncoder().encode(text);
