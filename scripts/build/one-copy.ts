import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, sep } from 'node:path';

/**
 * Packages with both an ESM and a CommonJS form that other packages `require`. A bundle that also imports the ESM form would
 * contain them twice.
 */
const names = ['@eslint-community/regexpp'];

const { resolve } = createRequire(import.meta.url);

/** The required file of each such package, by import specifier. */
export const oneCopy: Readonly<Record<string, string>> = Object.fromEntries(names.map((name) => [name, resolve(name)]));

/** Relative, so that the output does not depend on the folder of the project: how names are shortened depends on the text. */
const pathFrom = (module: string, file: string): string => relative(dirname(module), file).split(sep).join('/');

/**
 * Makes compiled modules import those files.
 * @throws Error if no module imports one of the packages.
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
