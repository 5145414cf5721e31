import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests a temporary folder of their own, and fails if they leave anything in it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-tests-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // Tests that run the sources would leave jiti's cache there.
  process.env.JITI_FS_CACHE = 'false';
  return () => {
    // From Node 22 on, jiti uses Node's compile cache, which is there.
    rmSync(join(folder, 'node-compile-cache'), { recursive: true, force: true });
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // vitest only prints an error thrown during teardown.
    process.exitCode = 1;
    throw new Error(`Tests left this behind in the temporary folder: ${left.slice(0, 20).join(', ')}.`);
  };
}
