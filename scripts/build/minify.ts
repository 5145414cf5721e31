import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild-28';
import { compressUnicodeTables, requireCompressed } from './unicode-tables.ts';

/** Minifies all files of a bundle in place, so that each start reads less. ncc minifies only the first one. */
export async function minify(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  let isShort = false;
  for (const file of files) {
    const path = join(folder, file);
    const long = readFileSync(path, 'utf8');
    const short = compressUnicodeTables(long);
    isShort ||= short !== long;
    const { code } = await transform(short, {
      minify: true,
      target: 'es2022',
      charset: 'utf8',
      legalComments: 'inline',
    });
    writeFileSync(path, code);
  }
  requireCompressed(isShort);
}
