import type { BundledFile } from './settle.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;
const loading = /require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)/g;
/** As the other files are given it once it is settled. */
const giving = /^exports\.([\w$]+) = [\w$]+;$/gm;
const taking = /\brequire_rolldown_runtime\.([\w$]+)/g;

/**
 * Puts the bundler's own few functions into each file that uses them. It keeps them in a file of their own, which would be
 * opened and read at each start, and so would be what V8 has compiled of it.
 * @throws Error where there is no such file.
 */
export function withRuntime(files: readonly BundledFile[]): readonly BundledFile[] {
  const functions = files.find(({ fileName }) => runtime.test(fileName));
  if (functions === undefined) throw new Error('The bundler no longer writes a runtime; see scripts/build/runtime.ts.');
  return files
    .filter((file) => file !== functions)
    .map(({ fileName, code }) => ({ fileName, code: code.replace(loading, () => insideOf(code, functions.code)) }));
}

/** What of the functions a file asks for: the rest goes when it is minified. */
function insideOf(code: string, functions: string): string {
  const names = new Set(Array.from(code.matchAll(taking), ([, name]) => name));
  const asked = functions.replace(giving, (given, name) => (names.has(name) ? given : ''));
  return `(function (exports) {\n${asked}\nreturn exports;\n})({})`;
}
