import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ancestorsWith, packageFolders } from './folders.ts';

/** The child's program is in the same place relative to this file in the sources, in the build and in the bundle. */
const here = fileURLToPath(import.meta.url);
const program = join(dirname(here), 'child', `index${extname(here)}`);

/** In the sources the program is TypeScript, which Node 20 cannot run. */
export const command: readonly string[] = program.endsWith('.ts') ? [jitiProgram(), program] : [program];

/** The folders that a child has to read in order to start. */
export const readable: readonly string[] = [
  dirname(ancestorsWith(program, 'package.json')[0] ?? program),
  ...packageFolders(program),
];

function jitiProgram(): string {
  const jiti = createRequire(import.meta.url).resolve('jiti/package.json');
  return join(dirname(jiti), 'lib/jiti-cli.mjs');
}
