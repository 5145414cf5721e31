import type { BundledFile } from './settle.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;

/** How files load the runtime: into a variable, for its side effects, or for one function. */
const loading =
  /(?<=^(?:const require_rolldown_runtime = )?)require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=;$)|require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=\.[\w$])/gm;
const taking = /(?:\brequire_rolldown_runtime|rolldown-runtime-[\w-]{8}\.cjs"\))\.([\w$]+)/g;

/** How the runtime exports a function, after `settle`. */
const giving = /^exports\.([\w$]+) = [\w$]+;$/gm;

/**
 * Inlines the bundler's runtime functions into each file that uses them. The bundler keeps them in a file of their own, which
 * would be opened and read at each start, as would its code cache.
 * @throws Error if there is no such file, or a file uses it in an unknown way.
 */
export function withRuntime(files: readonly BundledFile[]): readonly BundledFile[] {
  const functions = files.find(({ fileName }) => runtime.test(fileName));
  if (functions === undefined) throw new Error('The bundler no longer writes a runtime; see scripts/build/runtime.ts.');
  return files
    .filter((file) => file !== functions)
    .map(({ fileName, code }) => {
      const whole = code.replace(loading, () => insideOf(code, functions.code));
      if (whole.includes('rolldown-runtime-')) throw unknownUse(fileName);
      return { fileName, code: whole };
    });
}

/** Returns the runtime with only the exports that a file uses: minifying removes the rest. */
function insideOf(code: string, functions: string): string {
  const taken = new Set(Array.from(code.matchAll(taking), ([, name = '']) => name));
  const kept = functions.replace(giving, (statement, name) => (taken.delete(name) ? statement : ''));
  for (const name of taken) throw unknownUse(name);
  return `(function (exports) {\n${kept}\nreturn exports;\n})({})`;
}

const unknownUse = (what: string) =>
  new Error(`${what}: the runtime is used in another way; see scripts/build/runtime.ts.`);
