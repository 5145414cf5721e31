import type { BundledFile } from './settle.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;
const loading = /require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)/g;

/** The ways in which files load it: for a variable, for one function, or for nothing. */
const known =
  /(?:^const require_rolldown_runtime = |^)require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\);$|rolldown-runtime-[\w-]{8}\.cjs"\)\.[\w$]/gm;
const taking = /(?:\brequire_rolldown_runtime|rolldown-runtime-[\w-]{8}\.cjs"\))\.([\w$]+)/g;

/** As the other files are given it once it is settled. */
const giving = /^exports\.([\w$]+) = [\w$]+;$/gm;

/**
 * Puts the bundler's own few functions into each file that uses them, as far as it does. It keeps them in a file of their own,
 * which would be opened and read at each start, and so would be what V8 has compiled of it.
 * @throws Error where there is no such file, or a file takes from it what it does not have.
 */
export function withRuntime(files: readonly BundledFile[]): readonly BundledFile[] {
  const functions = files.find(({ fileName }) => runtime.test(fileName));
  if (functions === undefined) throw new Error('The bundler no longer writes a runtime; see scripts/build/runtime.ts.');
  return files
    .filter((file) => file !== functions)
    .map(({ fileName, code }) => ({ fileName, code: code.replace(loading, () => insideOf(code, functions.code)) }));
}

/** What of the functions a file takes: the rest goes when it is minified. */
function insideOf(code: string, functions: string): string {
  const taken = new Set(Array.from(code.matchAll(taking), ([, name = '']) => name));
  const given = new Set(Array.from(functions.matchAll(giving), ([, name = '']) => name));
  const isKnown = code.match(loading)?.length === code.match(known)?.length;
  if (!isKnown || [...taken].some((name) => !given.has(name)))
    throw new Error('A file uses the runtime in another way; see scripts/build/runtime.ts.');
  const kept = functions.replace(giving, (statement, name) => (taken.has(name) ? statement : ''));
  return `(function (exports) {\n${kept}\nreturn exports;\n})({})`;
}
