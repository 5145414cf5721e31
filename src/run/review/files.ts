import { resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { sha256Of } from '../../engine/review/digest.ts';
import type { ReviewedFile } from '../../engine/review/review.ts';
import type { Source } from '../../host/files/discover.ts';
import { readNamed } from '../../host/files/read.ts';

/** The files that a manifest was read from, its own first. What is on disk is read anew, for its very bytes. */
export async function filesOf(document: Document, source: Source, cwd: string): Promise<readonly ReviewedFile[]> {
  const { sources } = await document.positions();
  const others = document.files.filter((file) => file !== document.file).sort();
  return [document.file, ...others].flatMap((file) => {
    const bytes = bytesOf(file, source, cwd) ?? bytesIn(sources.get(file));
    return bytes === undefined ? [] : [{ file, sha256: sha256Of(bytes), size: bytes.length }];
  });
}

function bytesOf(file: string, { isStdin, elsewhere }: Source, cwd: string): Uint8Array | undefined {
  if (isStdin || elsewhere) return undefined;
  const read = readNamed(resolve(cwd, file));
  return 'bytes' in read ? read.bytes : undefined;
}

const bytesIn = (text: string | undefined): Uint8Array | undefined =>
  text === undefined ? undefined : new TextEncoder().encode(text);
