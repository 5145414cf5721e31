import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Bundle, BundleRequest, Failure } from '../protocol.ts';
import { FailedError, missingImport } from './failure.ts';
import { isInstalled, sdkName } from './sdk.ts';

/** The part of esbuild's API that is used here: the same in all its versions. */
interface Esbuild {
  build(
    options: object,
  ): Promise<{ readonly outputFiles: readonly { readonly path: string; readonly text: string }[] }>;
}

interface Building {
  onLoad(filter: { readonly filter: RegExp }, load: (file: { readonly path: string }) => object | undefined): void;
}

interface Message {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number } | null;
}

/** Bundles as the platform's CLI does, except that the SDK stays external, so that all modules share one instance. */
export async function bundle({ path, esbuild, texts }: BundleRequest): Promise<Bundle> {
  const folder = dirname(path);
  const { build }: Esbuild = createRequire(path)(esbuild);
  try {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: [path],
      outdir: folder,
      write: false,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'es2020',
      keepNames: true,
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      external: isInstalled(path) ? [sdkName] : [],
      plugins: [fence(texts)],
    });
    const text = (isWanted: (name: string) => boolean) => outputFiles.find((file) => isWanted(file.path))?.text ?? '';
    return { code: text((name) => !name.endsWith('.map')), map: text((name) => name.endsWith('.map')) };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw new FailedError(...error.errors.map((message) => failureOf(message, folder)));
  }
}

/**
 * Serves overlay texts instead of the files on disk, and refuses files that this process may not read: esbuild itself
 * is a separate program without such limits.
 */
const fence = (texts: BundleRequest['texts']) => ({
  name: 'fence',
  setup(building: Building) {
    building.onLoad({ filter: /./ }, ({ path }) => {
      const contents = texts[path];
      if (contents !== undefined) return { contents, loader: 'default' };
      return isReadable(path) ? undefined : { errors: [{ text: 'It imports a file that it may not read' }] };
    });
  },
});

/** Node's types do not declare `process.permission` yet. */
const isReadable = (path: string): boolean => Reflect.get(process, 'permission').has('fs.read', path);

const isBuildFailure = (error: unknown): error is { readonly errors: readonly Message[] } =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;

function failureOf({ text, location }: Message, folder: string): Failure {
  const file = location === null ? undefined : resolve(folder, location.file);
  // esbuild's messages quote the file.
  if (file !== undefined && !isReadable(file)) {
    return { id: 'load-failed', message: 'The module cannot be bundled: a file that it may not read is at fault.' };
  }
  const specifier = /^Could not resolve "(.+)"$/.exec(text)?.[1];
  if (specifier !== undefined) return missingImport(specifier, file);
  const place = location !== null && file !== undefined && { place: { file, line: location.line } };
  return { id: 'load-failed', message: `The module cannot be bundled: ${text.replace(/\.?$/, '.')}`, ...place };
}
