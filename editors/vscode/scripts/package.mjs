import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { openPromise } from 'yauzl';

const here = fileURLToPath(new URL('../', import.meta.url));
const { name, version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const packagePath = join(here, `${name}-${version}.vsix`);

/** What an editor downloads with each version: the compiler of scripts is most of it. */
const mostBytes = 6_000_000;

for (const file of readdirSync(here)) if (file.endsWith('.vsix')) rmSync(join(here, file));
await createVSIX({ cwd: here, packagePath, dependencies: false });
const found = await namesIn(packagePath);
const strange = [
  ...found.filter((file) => !expected().includes(file)).map((file) => `${file} is not expected`),
  ...expected().filter((file) => !found.includes(file)).map((file) => `${file} is missing`),
];
if (strange.length > 0) throw new Error(`The extension does not hold what it should: ${strange.join(', ')}.`);
const { size } = statSync(packagePath);
console.log(`${found.length} files, ${(size / 1e6).toFixed(1)} MB`);
if (size > mostBytes) throw new Error(`The extension is larger than ${mostBytes / 1e6} MB.`);

async function namesIn(file) {
  const zip = await openPromise(file, { lazyEntries: true });
  const names = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names.sort();
}

/** What it consists of, as it is called there: the server is what was built. */
function expected() {
  const server = readdirSync(join(here, 'server'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(here.length).replaceAll('\\', '/'));
  const own = ['LICENSE.txt', 'changelog.md', 'out/extension.js', 'package.json', 'readme.md', ...server];
  return ['[Content_Types].xml', 'extension.vsixmanifest', ...own.map((file) => `extension/${file}`)].sort();
}
