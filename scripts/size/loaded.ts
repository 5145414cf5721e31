import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

/** Records the loaded files when the process exits. */
const recording = (into: string) =>
  `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(into)}, JSON.stringify(Object.keys(require.cache))));`;

/**
 * Returns the files that the bundled command line loads for a command, each once.
 * @throws Error if it could not do its job.
 */
export function loadedBy(args: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-loaded-'));
  const into = join(folder, 'loaded.json');
  const recorder = join(folder, 'recorder.cjs');
  writeFileSync(recorder, recording(into));
  const { status, stderr } = spawnSync(process.execPath, ['--require', recorder, bundle, ...args], {
    encoding: 'utf8',
  });
  if (status !== 0 && status !== 1) throw new Error(`hublint ${args.join(' ')} ended with ${status}: ${stderr}`);
  const files: readonly string[] = JSON.parse(readFileSync(into, 'utf8'));
  rmSync(folder, { recursive: true });
  return files.filter((file) => file !== recorder);
}
