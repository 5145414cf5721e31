import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** hublint as a user has installed it. */
export interface Installation {
  /** The script to run with Node. */
  readonly cli: string;
  /** Deletes the caches that runs have left, so that the next run is the first after an installation. */
  readonly deleteCaches: () => void;
}

/**
 * Copies the build into a folder, so that the caches of runs do not change it.
 * @param hasCodeCache Whether to include the code cache recorded by the build, which users with the same build of Node get.
 * @throws Error if nothing has been built.
 */
export function installBuild(folder: string, hasCodeCache: boolean): Installation {
  const { bin, files } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  if (!existsSync(join(root, bin.hublint))) throw new Error('There is no bundle to measure: `npm run build` makes it.');
  const place = join(folder, hasCodeCache ? 'hublint' : 'hublint-elsewhere');
  const isIncluded = (name: string) => name.startsWith('dist/') && (hasCodeCache || name !== 'dist/ahead');
  const code = files.filter((name: string) => isIncluded(name) && existsSync(join(root, name)));
  for (const name of ['package.json', ...code]) cpSync(join(root, name), join(place, name), { recursive: true });
  const own = new Set(filesIn(place));
  return {
    cli: join(place, bin.hublint),
    deleteCaches: () => {
      for (const name of filesIn(place)) if (!own.has(name)) rmSync(join(place, name));
    },
  };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
