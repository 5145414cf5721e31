import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, sep } from 'node:path';

/**
 * Packages that come in two forms, of which other packages require one. A bundle that imports the other form as well would
 * hold all of it twice.
 */
const names = ['@eslint-community/regexpp'];

const { resolve } = createRequire(import.meta.url);

/** The file of each such package that is required, by what it is imported as. */
export const oneCopy: Readonly<Record<string, string>> = Object.fromEntries(names.map((name) => [name, resolve(name)]));

/** What is built is the same wherever the project stands: how names are shortened depends on the text. */
const pathFrom = (module: string, file: string): string => relative(dirname(module), file).split(sep).join('/');

/**
 * Has compiled modules import those files.
 * @throws Error where nothing is imported as one of the packages is.
 */
export function importOneCopy(folder: string): void {
  const seen = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const changed = text.replace(/ from '([^']+)';$/gm, (whole, imported: string) => {
      const file = oneCopy[imported];
      if (file === undefined) return whole;
      seen.add(imported);
      return ` from ${JSON.stringify(pathFrom(`${folder}/${name}`, file))};`;
    });
    if (changed !== text) writeFileSync(`${folder}/${name}`, changed);
  }
  const unseen = names.filter((name) => !seen.has(name));
  if (unseen.length > 0) throw new Error(`No module imports ${unseen.join(', ')}: see scripts/build/one-copy.ts.`);
}
