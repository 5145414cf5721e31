import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../temporary.ts';

/** Creates a temporary folder with these files. Returns its path. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const root = temporaryFolder();
  write(root, files);
  return root;
}

export function write(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}
