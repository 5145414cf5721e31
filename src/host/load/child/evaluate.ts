import { createRequire, SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import type { Bundle, RunRequest } from '../protocol.ts';
import { withOwnDefault } from './default-exports.ts';
import { FailedError, failureOf, type Trace } from './failure.ts';
import { withSharedNames } from './star-exports.ts';

/** Runs a module and returns its exports. */
export async function evaluate(request: RunRequest): Promise<unknown> {
  const { path, bundle } = request;
  try {
    return bundle === undefined ? await importFile(request) : runScript(path, bundle);
  } catch (error) {
    if (error instanceof FailedError) throw error;
    throw new FailedError(failureOf(error, bundle && tracing(path, bundle)));
  }
}

/** Runs a bundle that esbuild wrote as a CommonJS module, under the module's own path. */
function runScript(path: string, { code }: Bundle): unknown {
  const module = { exports: {} };
  const script = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: path,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  script(module.exports, createRequire(path), module, path, dirname(path));
  return module.exports;
}

/** Returns a function that maps a position in the bundle to the original source. */
function tracing(path: string, { map }: Bundle): Trace {
  const sources = new SourceMap(JSON.parse(map));
  return (place) => {
    if (place.file !== path) return place;
    const entry = sources.findEntry(place.line - 1, place.column - 1);
    if (!('originalSource' in entry)) return place;
    return {
      file: resolve(dirname(path), entry.originalSource),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  };
}

async function importFile({ path, texts, tsconfig }: RunRequest): Promise<unknown> {
  const { createJiti } = await loader();
  const withAliases = (tsconfigPaths: string | false) => {
    const options = { fsCache: false, moduleCache: false, tsconfigPaths };
    return { options, plain: createJiti(path, options) };
  };
  const { options, plain } = aliased(withAliases, tsconfig === undefined ? false : dirname(tsconfig));
  const jiti = createJiti(path, {
    ...options,
    transform: (file) => {
      const code = plain.transform({ ...file, source: texts[file.filename ?? ''] ?? file.source });
      return { code: withOwnDefault(withSharedNames(code)) };
    },
  });
  return jiti.import(path);
}

/**
 * A tsconfig that extends a missing or unreadable file provides no aliases: an import that needs one fails, and is
 * reported.
 */
function aliased<T>(withAliases: (folder: string | false) => T, folder: string | false): T {
  try {
    return withAliases(folder);
  } catch {
    return withAliases(false);
  }
}

/** The Action ships without jiti, which cannot be bundled. */
async function loader(): Promise<typeof import('jiti')> {
  try {
    return await import(/* webpackIgnore: true */ 'jiti');
  } catch {
    const message = 'There is nothing to run the module with; run `npm install --save-dev esbuild`.';
    throw new FailedError({ id: 'missing-import', message });
  }
}
