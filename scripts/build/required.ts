import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Packages that come in two forms, and that other packages require. A bundle that imports the other form as well would hold
 * all of it twice.
 */
const names = ['@eslint-community/regexpp'];

const { resolve } = createRequire(import.meta.url);

/** The file of each such package that is required, by what it is imported as. */
export const required: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, resolve(name)]),
);

/** Has compiled modules import those files. */
export function importRequired(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const changed = text.replace(/ from '([^']+)';$/gm, (whole, imported: string) =>
      required[imported] === undefined ? whole : ` from ${JSON.stringify(required[imported])};`,
    );
    if (changed !== text) writeFileSync(`${folder}/${name}`, changed);
  }
}
