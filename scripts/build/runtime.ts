import type { BundledFile } from './plain-exports.ts';

const runtime = /(?:^|\/)rolldown-runtime-[\w-]{8}\.cjs$/;

/** How files load the runtime: into a variable, for its side effects, or for one function. */
const runtimeImport =
  /(?<=^(?:const require_rolldown_runtime = )?)require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=;$)|require\("[./]*rolldown-runtime-[\w-]{8}\.cjs"\)(?=\.[\w$])/gm;
const runtimeUse = /(?:\brequire_rolldown_runtime|rolldown-runtime-[\w-]{8}\.cjs"\))\.([\w$]+)/g;

/** How the runtime exports a function, after `makeExportsPlain`. */
const runtimeExport = /^exports\.([\w$]+) = [\w$]+;$/gm;

/**
 * Inlines the bundler's runtime functions into each file that uses them. The bundler keeps them in a file of their own, which
 * would be opened and read at each start, as would its code cache.
 * @throws Error if there is no such file, or a file uses it in an unknown way.
 */
export function inlineRuntime(files: readonly BundledFile[]): readonly BundledFile[] {
  const functions = files.find(({ fileName }) => runtime.test(fileName));
  if (functions === undefined) throw new Error('The bundler no longer writes a runtime; see scripts/build/runtime.ts.');
  return files
    .filter((file) => file !== functions)
    .map(({ fileName, code }) => {
      const whole = code.replace(runtimeImport, () => usedRuntime(code, functions.code));
      if (whole.includes('rolldown-runtime-')) throw createUnknownUseError(fileName);
      return { fileName, code: whole };
    });
}

/** Returns the runtime with only the exports that a file uses: minifying removes the rest. */
function usedRuntime(code: string, functions: string): string {
  const used = new Set(Array.from(code.matchAll(runtimeUse), ([, name = '']) => name));
  const kept = functions.replace(runtimeExport, (statement, name) => (used.delete(name) ? statement : ''));
  for (const name of used) throw createUnknownUseError(name);
  return `(function (exports) {\n${kept}\nreturn exports;\n})({})`;
}

const createUnknownUseError = (what: string) =>
  new Error(`${what}: the runtime is used in another way; see scripts/build/runtime.ts.`);
