import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { above, packageFolders } from './folders.ts';

/** Where this file is bundled, or built, or neither, the program of a child has the same place beside it. */
const here = fileURLToPath(import.meta.url);
const program = join(dirname(here), 'child', `index${extname(here)}`);

/** Before it is built the program is in TypeScript, which Node 20 does not read. */
export const command: readonly string[] = program.endsWith('.ts') ? [jitiProgram(), program] : [program];

/** The folders that a child has to read to be itself. */
export const readable: readonly string[] = [
  dirname(above(program, 'package.json')[0] ?? program),
  ...packageFolders(program),
];

function jitiProgram(): string {
  const jiti = createRequire(import.meta.url).resolve('jiti/package.json');
  return join(dirname(jiti), 'lib/jiti-cli.mjs');
}
