import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rule } from '../src/rule/index.ts';
import { type GeneratedFile, readRules } from './generate/rules.ts';

/** What a file in `generate/` exports: a function that returns the generated files. */
interface Generator {
  readonly generate: (rules: readonly Rule[]) => Promise<readonly GeneratedFile[]>;
}

const root = new URL('../', import.meta.url);
const isCheck = process.argv.includes('--check');
const rules = await readRules();
const stale: string[] = [];

// Last, because the API reference reads sources that are themselves generated.
const isLast = (name: string) => name === 'api.ts';
const generators = readdirSync(new URL('generate/', import.meta.url)).sort();

for (const name of [...generators.filter((one) => !isLast(one)), ...generators.filter(isLast)]) {
  const { generate }: Generator = await import(fileURLToPath(new URL(`generate/${name}`, import.meta.url)));
  // Each generator reads what the previous one has written: several may generate parts of the same file.
  for (const { path, text } of await generate(rules)) {
    const file = new URL(path, root);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(path);
    if (!isCheck) writeFileSync(file, text);
  }
}

const files = [...new Set(stale)];
if (files.length === 0) console.log('All generated files are as they should be.');
for (const path of files) console.log(isCheck ? `${path} is not what it is generated from.` : `Wrote ${path}.`);
if (isCheck && files.length > 0) {
  console.log('Run `npm run generate` and commit what it writes.');
  process.exitCode = 1;
}
