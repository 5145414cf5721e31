import type { BundledFile } from './settle.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;
const loading = /require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)/g;

/**
 * Puts the bundler's own few functions into each file that uses them. It keeps them in a file of their own, which would be
 * opened and read at each start, and so would be what V8 has compiled of it.
 * @throws Error where there is no such file.
 */
export function withRuntime(files: readonly BundledFile[]): readonly BundledFile[] {
  const functions = files.find(({ fileName }) => runtime.test(fileName));
  if (functions === undefined) throw new Error('The bundler no longer writes a runtime; see scripts/build/runtime.ts.');
  const inside = `(function (exports) {\n${functions.code}\nreturn exports;\n})({})`;
  return files
    .filter((file) => file !== functions)
    .map(({ fileName, code }) => ({ fileName, code: code.replace(loading, () => inside) }));
}
