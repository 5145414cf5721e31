import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files from the root of the project, by where they go in the folder of the server. */
function* parts() {
  for (const name of readdirSync(join(root, 'dist/cli'))) yield [`dist/cli/${name}`, `cli/${name}`];
  // The library's entries, its types and a program of its own, for `--load`, are not for editors.
  const entries = ['index', 'config', 'rule', 'testing'].flatMap((name) => [`${name}.js`, `${name}.cjs`]);
  for (const name of readdirSync(join(root, 'dist/lib'))) {
    const isPart = /\.(?:js|cjs|wasm|txt)$/.test(name) && !entries.includes(name);
    if (isPart) yield [`dist/lib/${name}`, `lib/${name}`];
  }
  for (const folder of ['rules', 'rules/compat']) {
    for (const name of readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))) {
      yield [`${folder}/${name}`, `${folder}/${name}`];
    }
  }
  // Reads configurations in TypeScript; it cannot be bundled.
  for (const name of ['package.json', 'LICENSE', 'lib/jiti.mjs', 'dist/jiti.cjs', 'dist/babel.cjs']) {
    yield [`node_modules/jiti/${name}`, `node_modules/jiti/${name}`];
  }
}

checkVersion();
for (const folder of ['out', 'server']) rmSync(join(here, folder), { recursive: true, force: true });
for (const [from, to] of parts()) {
  const target = join(here, 'server', to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, from), target);
}
writeFileSync(join(here, 'server/package.json'), '{ "type": "module" }\n');
await build({
  entryPoints: [join(here, 'src/extension.ts')],
  outfile: join(here, 'out/extension.js'),
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node22',
  format: 'cjs',
  external: ['vscode'],
  tsconfigRaw: {},
  logLevel: 'warning',
});

/** The extension has the version of the hublint that it carries. */
function checkVersion() {
  const [own, carried] = [here, root].map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version);
  if (own === carried) return;
  throw new Error(
    `The extension has version ${own}, and hublint ${carried}: run \`npm version ${carried} --no-git-tag-version\` in editors/vscode.`,
  );
}
