import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOwn, textIn } from './files/read.ts';

/** Returns the page of a built-in rule, in Markdown. Bundled or not, the pages are in a folder above this file. */
export function rulePage(id: string): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let previous = ''; folder !== previous; previous = folder, folder = dirname(folder)) {
    const page = textIn(readOwn(join(folder, 'rules', `${id}.md`)));
    if (page !== undefined) return page;
  }
  return undefined;
}
