import { posix } from 'node:path';
import { bounds } from '../../../document/bounds.ts';
import type { Document } from '../../../document/document.ts';
import { openModule } from '../../../document/module/open-module.ts';
import { openDocument } from '../../../document/open-text.ts';
import { renamed } from '../../../document/renamed.ts';
import { KnownError } from '../../../engine/known-error.ts';
import { decode, tooLarge } from '../../files/decode.ts';
import { type FileReading, refusals } from '../../files/read.ts';
import { treeHost } from './module-host.ts';
import type { Snapshot } from './snapshot.ts';

/** A manifest in a revision. */
export interface CommittedManifest {
  readonly snapshot: Snapshot;
  /** The path from the root of the repository. */
  readonly path: string;
  readonly kind: 'text' | 'module';
  /** Returns the display name of a file of the revision. */
  readonly name: (path: string) => string;
}

/**
 * Opens a manifest of a revision in the same way as one on disk.
 * @throws KnownError if the file cannot be read at all.
 */
export async function openCommitted({ snapshot, path, kind, name }: CommittedManifest): Promise<Document> {
  const file = name(path);
  const document =
    kind === 'module'
      ? await snapshot.settled(file, (view) => openModule(path, treeHost(snapshot, view)))
      : await openDocument(path, decode(bytesOf(await readWhole(snapshot, path, file), file)));
  return renamed(document, name);
}

/** Reads a file next to a manifest of a revision, inside the manifest's folder; `limit` is in bytes. */
export function readBeside(
  { snapshot, path, name }: CommittedManifest,
  siblingName: string,
  limit?: number,
): Promise<FileReading> {
  const folder = posix.dirname(path);
  const siblingPath = posix.isAbsolute(siblingName) ? '..' : posix.join(folder, siblingName);
  return snapshot.settled(name(path), (view) => view.read(siblingPath, folder, limit));
}

const readWhole = (snapshot: Snapshot, path: string, file: string): Promise<FileReading> =>
  snapshot.settled(file, (view) => view.read(path, '.', bounds.length * 4));

function bytesOf(read: FileReading, file: string): Buffer {
  if ('bytes' in read) return read.bytes;
  if (read.refusal === 'too-large') return tooLarge();
  throw new KnownError({ message: `\`${file}\` cannot be read: it ${refusals[read.refusal]}.` });
}
