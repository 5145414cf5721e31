import type { BundledFile } from './settle.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;

/** How files load it: for a variable or for nothing, or for one function. */
const loading =
  /(?<=^(?:const require_rolldown_runtime = )?)require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=;$)|require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=\.[\w$])/gm;
const taking = /(?:\brequire_rolldown_runtime|rolldown-runtime-[\w-]{8}\.cjs"\))\.([\w$]+)/g;

/** As the other files are given a function once it is settled. */
const giving = /^exports\.([\w$]+) = [\w$]+;$/gm;

/**
 * Puts the bundler's own few functions into each file that uses them, as far as it does. It keeps them in a file of their own,
 * which would be opened and read at each start, and so would be what V8 has compiled of it.
 * @throws Error where there is no such file, or a file uses it in a way that is not known here.
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

/** What of the functions a file takes: the rest goes when it is minified. */
function insideOf(code: string, functions: string): string {
  const taken = new Set(Array.from(code.matchAll(taking), ([, name = '']) => name));
  const kept = functions.replace(giving, (statement, name) => (taken.delete(name) ? statement : ''));
  for (const name of taken) throw unknownUse(name);
  return `(function (exports) {\n${kept}\nreturn exports;\n})({})`;
}

const unknownUse = (what: string) =>
  new Error(`${what}: the runtime is used in another way; see scripts/build/runtime.ts.`);
