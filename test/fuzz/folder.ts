import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Entry, folder, pipe } from './case.ts';

/** Writes entries into a folder. Later entries replace earlier ones; an entry that cannot be written is skipped. */
export function fill(root: string, files: Readonly<Record<string, Entry>>): void {
  for (const [path, entry] of Object.entries(files)) {
    const at = join(root, path);
    try {
      rmSync(at, { recursive: true, force: true });
      mkdirSync(dirname(at), { recursive: true });
      put(at, entry);
    } catch (error) {
      // A folder cannot be created in place of a file, or behind a symlink.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }
}

function put(at: string, entry: Entry): void {
  if (entry === folder) mkdirSync(at);
  else if (entry === pipe) execFileSync('sh', ['-c', 'mkfifo "$0"', at]);
  else if (typeof entry === 'object' && 'link' in entry) symlinkSync(entry.link, at);
  else writeFileSync(at, entry);
}

/** Returns all entries in a folder, each with a string that changes when it does. */
export function snapshot(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string) => {
    for (const { name } of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = join(path, name);
      const at = join(root, inner);
      const kind = lstatSync(at);
      if (kind.isDirectory()) visit(inner);
      if (kind.isFile()) found.set(inner, `${kind.mode} ${readFileSync(at).toString('base64')}`);
      else found.set(inner, kind.isSymbolicLink() ? `link ${readlinkSync(at)}` : String(kind.mode));
    }
  };
  visit('');
  return found;
}
