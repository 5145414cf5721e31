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

/** Writes what is to stand in a folder. What comes later takes the place of what is there; what has none is left out. */
export function fill(root: string, files: Readonly<Record<string, Entry>>): void {
  for (const [path, entry] of Object.entries(files)) {
    const at = join(root, path);
    try {
      rmSync(at, { recursive: true, force: true });
      mkdirSync(dirname(at), { recursive: true });
      put(at, entry);
    } catch (error) {
      // A folder cannot be made where a file is, or behind a link.
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

/** All that stands in a folder, with a text that tells whether it changed. */
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
