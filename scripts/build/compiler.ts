import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The WebAssembly module, which the package contains as lines of base64, and the code that decodes it. */
const embeddedModule =
  /var (\w+) = \[\n((?:\s*"[A-Za-z0-9+/=]*",?\n)+)\s*\]\.join\(""\);\s*var bytes = Buffer\.from\(\1, "base64"\);/;
const readFromFile = 'var bytes = require("node:fs").readFileSync(require("node:path").join(__dirname, "verel.wasm"));';

/**
 * Writes the script compiler into a folder, with its WebAssembly in a file of its own: reading and compiling that is several
 * times as fast as decoding the base64 in its package.
 * @throws Error if the package contains it in another form.
 */
export function unpackCompiler(folder: string): void {
  const text = readFileSync(resolve('@bpinternal/verel'), 'utf8');
  const { version, license, author } = JSON.parse(
    readFileSync(resolve('@bpinternal/verel/package.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const found = embeddedModule.exec(text);
  const module = Buffer.from(found?.[2]?.replace(/[^A-Za-z0-9+/=]/g, '') ?? '', 'base64');
  if (found === null || !module.subarray(0, 4).equals(Buffer.from('\0asm'))) {
    throw new Error('@bpinternal/verel does not hold its module as it did: see scripts/build/compiler.ts.');
  }
  const compiler = text.slice(0, found.index) + readFromFile + text.slice(found.index + found[0].length);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/verel.wasm`, module);
  writeFileSync(`${folder}/verel.cjs`, `// @bpinternal/verel ${version}, ${license}, ${author}\n${compiler}`);
}
