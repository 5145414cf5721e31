import { fileURLToPath } from 'node:url';
import { nodeBuild } from '../src/host/cache/node-build.ts';
import { countPackages, folderSize, measurePackage, measureStarts } from './size/measures.ts';

/**
 * Figures that must not grow unnoticed. They are counts, not times, and so the same on every machine. Each had a margin of
 * about a twentieth when it was last set; `npm run build` creates what is measured.
 */
const budgets = {
  'packages installed': 2,
  'the package, sent (kB)': 4_800,
  'the package, unpacked (kB)': 14_300,
  'compiled ahead for a build of Node (kB)': 1_800,
  'dist/action (kB)': 11_800,
  'files loaded for --version': 4,
  'loaded for --version (kB)': 75,
  'files loaded for a JSON manifest': 5,
  'loaded for a JSON manifest (kB)': 320,
  'files loaded for scripts in JSON': 7,
  'loaded for scripts in JSON (kB)': 325,
  'files loaded for a property that there is not': 6,
  'loaded for a property that there is not (kB)': 325,
  'files loaded for what is no JSON': 8,
  'loaded for what is no JSON (kB)': 365,
  'files loaded with a configuration': 7,
  'loaded with a configuration (kB)': 330,
  'files loaded for a YAML manifest': 6,
  'loaded for a YAML manifest (kB)': 330,
  'files loaded for a TypeScript definition': 6,
  'loaded for a TypeScript definition (kB)': 645,
  'getters that a TypeScript definition goes through': 10,
};

const root = fileURLToPath(new URL('../', import.meta.url));
const { sent, unpacked } = measurePackage(root);
const { version, json, scripted, slip, broken, configured, yaml, definition } = measureStarts();
const measured: Readonly<Record<keyof typeof budgets, number>> = {
  'packages installed': countPackages(root),
  'the package, sent (kB)': sent,
  'the package, unpacked (kB)': unpacked,
  'compiled ahead for a build of Node (kB)': folderSize(`${root}dist/ahead/${nodeBuild()}`),
  'dist/action (kB)': folderSize(`${root}dist/action`),
  'files loaded for --version': version.files,
  'loaded for --version (kB)': version.size,
  'files loaded for a JSON manifest': json.files,
  'loaded for a JSON manifest (kB)': json.size,
  'files loaded for scripts in JSON': scripted.files,
  'loaded for scripts in JSON (kB)': scripted.size,
  'files loaded for a property that there is not': slip.files,
  'loaded for a property that there is not (kB)': slip.size,
  'files loaded for what is no JSON': broken.files,
  'loaded for what is no JSON (kB)': broken.size,
  'files loaded with a configuration': configured.files,
  'loaded with a configuration (kB)': configured.size,
  'files loaded for a YAML manifest': yaml.files,
  'loaded for a YAML manifest (kB)': yaml.size,
  'files loaded for a TypeScript definition': definition.files,
  'loaded for a TypeScript definition (kB)': definition.size,
  'getters that a TypeScript definition goes through': definition.getters,
};

for (const [what, most] of Object.entries(budgets)) {
  const is = measured[what as keyof typeof budgets];
  console.log(`${is > most ? '✖' : '✔'} ${what}: ${is} of ${most}`);
  if (is > most) process.exitCode = 1;
}
if (process.exitCode === 1) {
  console.error(`
What is marked grew over its budget. \`git diff main -- package.json\` and the files in dist/lib and dist/action show what
came in. What a clean manifest does not need is imported where it is needed; a package that is worth its size is worth
a new number in scripts/size.ts, in a commit that says why.`);
}
