import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** Writes down what is loaded, as Node loads it. */
const recording = (file: string) => `
import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(`
import { appendFileSync } from 'node:fs';
export async function load(url, context, next) {
  if (url.startsWith('file:')) appendFileSync(${JSON.stringify(file)}, url + '\\n');
  return next(url, context);
}`)}));`;

/**
 * The modules that the bundled command line loads for a command, each once.
 * @throws Error where it is told nothing, or could not do its job.
 */
export function loadedBy(args: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-loaded-'));
  const file = join(folder, 'loaded.txt');
  const first = `data:text/javascript,${encodeURIComponent(recording(file))}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', first, bundle, ...args], { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`hublint ${args.join(' ')} ended with ${status}: ${stderr}`);
  const urls = new Set(readFileSync(file, 'utf8').trimEnd().split('\n'));
  rmSync(folder, { recursive: true });
  return [...urls].map((url) => fileURLToPath(url));
}
