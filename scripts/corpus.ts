import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './corpus/outcome.ts';

/** What a check in `corpus/` exports; other files there help the checks. */
interface Check {
  readonly name: string;
  readonly check: (shared: string) => Promise<Outcome>;
}

const isCheck = (module: Partial<Check>): module is Check => module.check !== undefined;

/** Real integrations stand beside the repository where they are at hand; they are no part of it. */
const shared = fileURLToPath(new URL('../../shared', import.meta.url));
const folder = new URL('corpus/', import.meta.url);
const [only] = process.argv.slice(2);

if (existsSync(shared)) {
  for (const file of readdirSync(folder).sort()) {
    if (only !== undefined && file !== `${only}.ts`) continue;
    const module: Partial<Check> = await import(fileURLToPath(new URL(file, folder)));
    if (!isCheck(module)) continue;
    const { ok, lines } = await module.check(shared);
    console.log(`${ok ? '✔' : '✖'} ${module.name}`);
    for (const line of lines) console.log(`    ${line}`);
    if (!ok) process.exitCode = 1;
  }
} else {
  console.log('There are no real integrations beside this repository (../shared): nothing to check.');
}
