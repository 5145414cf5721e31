import { writeFileSync } from 'node:fs';
import { type OutputChunk, rolldown } from 'rolldown';
import { writeNotices } from './notices.ts';

/** What people, programs and hublint itself start or import, by its place in `dist`. */
const entries = {
  'cli/program': 'src/cli/program.ts',
  'lib/index': 'src/index.ts',
  'lib/rule': 'src/rule/index.ts',
  'lib/testing': 'src/testing/index.ts',
  'lib/config': 'src/config.ts',
  'lib/child/index': 'src/host/load/child/index.ts',
};

/** What users import, and what is no user's. */
const imported = ['lib/index', 'lib/rule', 'lib/testing', 'lib/config'];

/**
 * What is loaded together is one file, with all that it imports: the first for `--version` and every command, the second
 * for the rules of plugins, the third for every manifest, the last for every definition.
 */
const together = [
  { name: 'start', modules: ['src/cli/program.ts', 'src/cli/main.ts', 'src/cli/help.ts'] },
  { name: 'rule', modules: ['src/rule/index.ts'] },
  {
    name: 'lint',
    modules: [
      'src/cli/commands/lint/run.ts',
      'src/document/json/read-clean.ts',
      'src/host/facts/gather.ts',
      'src/host/facts/assets.ts',
      'src/host/facts/patterns/gather.ts',
      'src/host/facts/schemas/gather.ts',
      'src/host/facts/scripts/gather.ts',
      'src/report/pretty.ts',
    ],
  },
  { name: 'definition', modules: ['src/document/module/open-module.ts'] },
];

/**
 * What stays outside: jiti, which cannot be bundled and is installed along, and what is asked for by code that is never
 * run. Of cosmiconfig only the reader of JSON is.
 */
const external = ['jiti', '@bpinternal/verel', 'js-yaml', 'import-fresh', 'typescript'];

/**
 * Bundles the command line and the library into one folder, of which each takes what it needs: whatever a plugin imports
 * of hublint is what the command line runs.
 * @throws Error where a module that is named above is not there.
 */
export async function bundlePackage(root: string): Promise<void> {
  const groups = together.map(({ name, modules }, index) => ({
    name,
    priority: together.length - index,
    test: (id: string) => modules.includes(id.slice(root.length).replaceAll('\\', '/')),
  }));
  // The other way round jsonc-parser would be taken as what no bundler can read.
  const resolve = { mainFields: ['module', 'main'] };
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    resolve,
    plugins: [whenCalled, alone],
  });
  const { output } = await bundle.write({
    dir: `${root}dist`,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'lib/[name]-[hash].cjs',
    minify: true,
    codeSplitting: { groups },
    // Whether a constant at the top is set yet would be asked at each use of it.
    topLevelVar: true,
  });
  await bundle.close();
  await bundleAlone('src/cli/bundled.ts', 'cli/index', root);
  await bundleAlone('src/host/config/import-file.ts', 'lib/import-file', root);
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks) writeFileSync(`${root}dist/${fileName}`, plain(code));
  for (const chunk of chunks) if (imported.includes(chunk.name)) writeModule(chunk, root);
  const modules = chunks.flatMap((chunk) => chunk.moduleIds);
  const missing = together.flatMap((group) => group.modules).filter((path) => !modules.includes(root + path));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no such module; see scripts/build/package.ts.`);
  // The compiler is put beside the bundle, not into it.
  const compiler = `${root}node_modules/@bpinternal/verel/`;
  writeNotices([...modules, compiler], `${root}dist/lib/licenses.txt`);
}

/** A file for Node to load itself: whatever it shared with the others, Node would have to compile. */
async function bundleAlone(input: string, output: string, root: string): Promise<void> {
  const bundle = await rolldown({ cwd: root, input, platform: 'node', plugins: [whenCalled] });
  await bundle.write({ file: `${root}dist/${output}.cjs`, format: 'cjs', minify: true });
  await bundle.close();
}

/** The same code with signs beyond ASCII as escapes: Node reads such a file in half the time. */
const plain = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Leaves such a file where it is, beside all that is loaded. */
const alone = {
  name: 'alone',
  resolveId: (id: string) =>
    id.endsWith('/import-file.ts') ? { id: './import-file.cjs', external: true as const } : undefined,
};

/** What takes milliseconds to load, and most runs never call: functions, by their modules. */
const heavy: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'hash', 'randomUUID'],
  'node:child_process': ['spawn', 'spawnSync'],
  'jsonc-parser': ['createScanner', 'format', 'getLocation', 'parse', 'printParseErrorCode', 'visit'],
  'semver/functions/parse.js': ['default'],
  'semver/functions/prerelease.js': ['default'],
  'semver/functions/satisfies.js': ['default'],
  'semver/ranges/min-version.js': ['default'],
  'semver/ranges/valid.js': ['default'],
};

const called = (id: string) => (name: string) =>
  name === 'default'
    ? `export default (...given) => require('${id}')(...given);`
    : `export const ${name} = (...given) => require('${id}').${name}(...given);`;

/** What stands in the place of a module in the bundle. */
const standIns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(heavy).map(([id, names]) => [id, names.map(called(id)).join('\n')])),
  // A default import of it would be a copy, of a hundred properties, in each file.
  'node:process': 'export default process;',
};

const whenCalled = {
  name: 'when-called',
  resolveId: (id: string, importer?: string) => (id in standIns && importer !== `\0${id}` ? `\0${id}` : undefined),
  load: (id: string) => standIns[id.slice(1)],
};

/** What is imported is a module, which gives out what the command line has loaded: there is one of everything. */
function writeModule({ name, exports }: OutputChunk, root: string): void {
  const from = name.slice(name.lastIndexOf('/') + 1);
  writeFileSync(
    `${root}dist/${name}.js`,
    `import all from './${from}.cjs';\nexport const { ${exports.join(', ')} } = all;\n`,
  );
}
