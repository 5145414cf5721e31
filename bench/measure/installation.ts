import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** hublint as a user has it. */
export interface Installation {
  /** The file that Node is given. */
  readonly cli: string;
  /** Takes away what runs have kept for the next one: the next is the first after an installation. */
  readonly renew: () => void;
}

/**
 * Puts what is built into a folder, where runs keep what they keep without changing the build.
 * @param isAhead With what V8 compiled of it when it was built, as whoever has the same build of Node gets it.
 * @throws Error where nothing is built.
 */
export function installed(folder: string, isAhead: boolean): Installation {
  const { bin, files } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  if (!existsSync(join(root, bin.hublint))) throw new Error('There is no bundle to measure: `npm run build` makes it.');
  const place = join(folder, isAhead ? 'hublint' : 'hublint-elsewhere');
  const isTaken = (name: string) => name.startsWith('dist/') && (isAhead || name !== 'dist/ahead');
  const code = files.filter((name: string) => isTaken(name) && existsSync(join(root, name)));
  for (const name of ['package.json', ...code]) cpSync(join(root, name), join(place, name), { recursive: true });
  const own = new Set(filesIn(place));
  return {
    cli: join(place, bin.hublint),
    renew: () => {
      for (const name of filesIn(place)) if (!own.has(name)) rmSync(join(place, name));
    },
  };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
