import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

/** Records the loaded files when the process exits. */
const createRecorder = (outputFile: string) =>
  `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(outputFile)}, JSON.stringify(Object.keys(require.cache))));`;

/**
 * Returns the files that the bundled command line loads for a command, each once.
 * @throws Error if it could not do its job.
 */
export function findLoadedFiles(args: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-loaded-'));
  const outputFile = join(folder, 'loaded.json');
  const recorder = join(folder, 'recorder.cjs');
  writeFileSync(recorder, createRecorder(outputFile));
  const { status, stderr } = spawnSync(process.execPath, ['--require', recorder, bundle, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(`hublint ${args.join(' ')} ended with ${status}: ${stderr}`);
  const files: readonly string[] = JSON.parse(readFileSync(outputFile, 'utf8'));
  rmSync(folder, { recursive: true });
  return files.filter((file) => file !== recorder);
}
