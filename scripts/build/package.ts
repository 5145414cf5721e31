import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { inLines } from './lines.ts';
import { writeNotices } from './notices.ts';
import { oneCopy } from './one-copy.ts';
import { withRuntime } from './runtime.ts';
import { settle } from './settle.ts';
import { atHand, shortTables, whenCalled } from './stand-ins.ts';

/** What the command line is, once it is started. */
const program = 'src/cli/program.ts';

/** What people, programs and hublint itself start or import, by its place in `dist`. */
const entries = {
  'lib/index': 'src/index.ts',
  'lib/rule': 'src/rule/index.ts',
  'lib/testing': 'src/testing/index.ts',
  'lib/config': 'src/config.ts',
  'lib/child/index': 'src/host/load/child/index.ts',
};

/** What loads the program, by its place in `dist`: in a process, and in a thread of one. */
const starting = { 'src/cli/bundled.ts': 'cli/index', 'src/cli/worker.ts': 'cli/worker' };

/** What users import, and what is no user's. */
const imported = ['lib/index', 'lib/rule', 'lib/testing', 'lib/config'];

/**
 * What is loaded together is one file, with all that it imports: the first for `--version`, every command and the rules of
 * plugins, the second for every manifest, the others for each in YAML, and for every definition.
 */
const together = [
  { name: 'start', modules: [program, 'src/cli/main.ts', 'src/cli/help.ts', 'src/rule/index.ts'] },
  {
    name: 'lint',
    modules: [
      'src/cli/commands/lint/run.ts',
      'src/data/nesting-reader.ts',
      'src/data/unclear.ts',
      'src/document/meant-property.ts',
      'src/host/message-of.ts',
      'jsonc-parser',
      'src/document/json/read-clean.ts',
      'src/host/facts/gather.ts',
      'src/host/facts/assets.ts',
      'src/host/facts/patterns/gather.ts',
      'src/host/facts/schemas/gather.ts',
      'src/host/facts/scripts/gather.ts',
      'src/report/pretty.ts',
    ],
  },
  { name: 'yaml', modules: ['src/document/yaml/open-yaml.ts'] },
  {
    name: 'definition',
    modules: [
      'src/document/module/open-module.ts',
      'src/document/module/syntax/parsed-files.ts',
      'src/host/files/module-host.ts',
    ],
  },
];

/** The other way round jsonc-parser would be taken as what no bundler can read. */
const mainFields = ['module', 'main'];

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
  const apart = await bundleApart('jsonc-parser', root);
  const chunks = [...(await chunksOf(root, apart.fileName)), apart];
  for (const { fileName, code } of withRuntime(settle(chunks)))
    write(`${root}dist/${fileName}`, minified(fileName, code));
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(root + program))?.fileName;
  for (const [input, output] of Object.entries(starting)) {
    await bundleAlone(input, output, root, { programFile: JSON.stringify(`../${start}`) });
  }
  await bundleAlone('src/host/config/import-file.ts', 'lib/import-file', root);
  for (const chunk of chunks) if (imported.includes(chunk.name)) writeModule(chunk, root);
  const modules = chunks.flatMap((chunk) => chunk.moduleIds);
  const named = modules.map((id) => nameOf(id, root));
  const missing = together.flatMap((group) => group.modules).filter((name) => !named.includes(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no such module; see scripts/build/package.ts.`);
  // The compiler is put beside the bundle, not into it.
  const compiler = `${root}node_modules/@bpinternal/verel/`;
  writeNotices([...modules, compiler], `${root}dist/lib/licenses.txt`);
}

/** The path of a module in the project; of what stands in the place of a package, its name. */
const nameOf = (id: string, root: string): string =>
  id.startsWith('\0') ? id.slice(1) : id.slice(root.length).replaceAll('\\', '/');

async function chunksOf(root: string, apart: string): Promise<readonly OutputChunk[]> {
  const groups = together.map(({ name, modules }, index) => ({
    name,
    priority: together.length - index,
    test: (id: string) => modules.includes(nameOf(id, root)),
  }));
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    resolve: { mainFields, alias: { ...oneCopy } },
    plugins: [
      whenCalled,
      shortTables,
      alone({ '/import-file.ts': 'import-file.cjs', 'jsonc-parser': basename(apart) }),
      started(root),
    ],
    onLog: refuse,
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'lib/[name]-[hash].cjs',
    codeSplitting: { groups },
    minifyInternalExports: true,
    // Whether a constant at the top is set yet would be asked at each use of it.
    topLevelVar: true,
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

/** What the bundler warns of is a mistake here, such as an import that is to be late and is not. */
function refuse(level: string, { message }: { readonly message: string }): void {
  if (level === 'warn') throw new Error(message);
}

/** A package that few runs need, in a file of its own: in any other, all that this takes along would be loaded for it. */
async function bundleApart(name: string, root: string): Promise<OutputChunk> {
  const bundle = await rolldown({ cwd: root, input: { [name]: name }, platform: 'node', resolve: { mainFields } });
  const { output } = await bundle.generate({ format: 'cjs', entryFileNames: 'lib/[name]-[hash].cjs' });
  await bundle.close();
  return output[0];
}

/** A file for Node to load itself: whatever it shared with the others, Node would have to compile. */
async function bundleAlone(input: string, output: string, root: string, define = {}): Promise<void> {
  const plugins = [atHand, whenCalled];
  const bundle = await rolldown({ cwd: root, input, platform: 'node', plugins, transform: { define } });
  await bundle.write({ file: `${root}dist/${output}.cjs`, format: 'cjs', minify: true });
  await bundle.close();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function minified(fileName: string, code: string): string {
  const { code: short, errors } = minifySync(fileName, code, { module: false, mangle: { toplevel: true } });
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  return plain(inLines(short));
}

/** The same code with signs beyond ASCII as escapes: Node reads such a file in half the time. */
const plain = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Leaves modules, by how they are imported, in files of their own beside all that is loaded. */
const alone = (files: Readonly<Record<string, string>>) => ({
  name: 'alone',
  resolveId(id: string) {
    const [, file] = Object.entries(files).find(([end]) => id.endsWith(end)) ?? [];
    return file === undefined ? undefined : { id: `./${file}`, external: true as const };
  },
});

/** Bundles what the command line starts with as a file that gives out more than that: others load what they share from there. */
const started = (root: string): Plugin => ({
  name: 'started',
  buildStart() {
    this.emitFile({ type: 'chunk', id: root + program, preserveSignature: 'allow-extension' });
  },
});

/** What is imported is a module, which gives out what the command line has loaded: there is one of everything. */
function writeModule({ name, exports }: OutputChunk, root: string): void {
  const from = name.slice(name.lastIndexOf('/') + 1);
  writeFileSync(
    `${root}dist/${name}.js`,
    `import all from './${from}.cjs';\nexport const { ${exports.join(', ')} } = all;\n`,
  );
}
