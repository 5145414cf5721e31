import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests a temporary folder of their own, and fails where they leave anything in it. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-tests-'));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  // What tests run by its sources would keep a cache there.
  process.env.JITI_FS_CACHE = 'false';
  return () => {
    // From Node 22 on, jiti has Node keep there what it compiles.
    rmSync(join(folder, 'node-compile-cache'), { recursive: true, force: true });
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    // An error while closing down is only printed.
    process.exitCode = 1;
    throw new Error(`Tests left this behind in the temporary folder: ${left.slice(0, 20).join(', ')}.`);
  };
}
