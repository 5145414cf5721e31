import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { splitIntoLines } from './lines.ts';
import { writeNotices } from './notices.ts';
import { oneCopy } from './one-copy.ts';
import { makeExportsPlain } from './plain-exports.ts';
import { inlineRuntime } from './runtime.ts';
import { compressTables, loadWhenCalled, nodeModuleStandIn } from './stand-ins.ts';

/** The command line itself, as opposed to its launcher. */
const program = 'src/cli/program.ts';

/** The modules that users, programs and hublint itself start or import, by path in `dist`. */
const entries = {
  'lib/index': 'src/index.ts',
  'lib/rule': 'src/rule/index.ts',
  'lib/testing': 'src/testing/index.ts',
  'lib/config': 'src/config.ts',
  'lib/child/index': 'src/host/load/child/index.ts',
};

/** The launchers of the program, by path in `dist`: for a process, and for a worker thread. */
const launchers = { 'src/cli/bundled.ts': 'cli/index', 'src/cli/worker.ts': 'cli/worker' };

/** The entries that users import. */
const publicEntries = ['lib/index', 'lib/rule', 'lib/testing', 'lib/config'];

/**
 * Modules that are loaded together are one chunk, with all their imports: `start` is for `--version`, every command and plugin
 * rules; `lint` for every manifest; the others for each YAML manifest, and for every definition.
 */
const chunkGroups = [
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

/** With `main` first, jsonc-parser would resolve to its UMD form, which no bundler can analyse. */
const mainFields = ['module', 'main'];

/**
 * Not bundled: jiti, which cannot be bundled and is a dependency, and packages required by code that never runs, such as the
 * loaders of cosmiconfig other than the one for JSON.
 */
const external = ['jiti', '@bpinternal/verel', 'js-yaml', 'import-fresh', 'typescript'];

/**
 * Bundles the command line and the library into one folder with shared chunks: a plugin that imports hublint gets the same
 * modules as the command line.
 * @throws Error if a module named above does not exist.
 */
export async function bundlePackage(root: string): Promise<void> {
  const apart = await bundleSeparately('jsonc-parser', root);
  const chunks = [...(await bundleChunks(root, apart.fileName)), apart];
  for (const { fileName, code } of inlineRuntime(makeExportsPlain(chunks)))
    write(`${root}dist/${fileName}`, minifyChunk(fileName, code));
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(root + program))?.fileName;
  for (const [input, output] of Object.entries(launchers)) {
    await bundleStandalone(input, output, root, { programFile: JSON.stringify(`../${start}`) });
  }
  await bundleStandalone('src/host/config/import-file.ts', 'lib/import-file', root);
  for (const chunk of chunks) if (publicEntries.includes(chunk.name)) writeModule(chunk, root);
  const modules = chunks.flatMap((chunk) => chunk.moduleIds);
  const named = modules.map((id) => nameOf(id, root));
  const missing = chunkGroups.flatMap((group) => group.modules).filter((name) => !named.includes(name));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: no such module; see scripts/build/package.ts.`);
  // The script compiler is beside the bundle, not in it.
  const compiler = `${root}node_modules/@bpinternal/verel/`;
  writeNotices([...modules, compiler], `${root}dist/lib/licenses.txt`);
}

/** Returns the path of a module in the project; for a stand-in, the name of its package. */
const nameOf = (id: string, root: string): string =>
  id.startsWith('\0') ? id.slice(1) : id.slice(root.length).replaceAll('\\', '/');

async function bundleChunks(root: string, apart: string): Promise<readonly OutputChunk[]> {
  const groups = chunkGroups.map(({ name, modules }, index) => ({
    name,
    priority: chunkGroups.length - index,
    test: (id: string) => modules.includes(nameOf(id, root)),
  }));
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    resolve: { mainFields, alias: { ...oneCopy } },
    plugins: [
      loadWhenCalled,
      compressTables,
      keepSeparate({ '/import-file.ts': 'import-file.cjs', 'jsonc-parser': basename(apart) }),
      emitProgramChunk(root),
    ],
    onLog: throwOnWarning,
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'lib/[name]-[hash].cjs',
    codeSplitting: { groups },
    minifyInternalExports: true,
    // Otherwise each use of a top-level constant would check whether it is initialized.
    topLevelVar: true,
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Treats warnings of the bundler as errors, for example about a dynamic import that has no effect. */
function throwOnWarning(level: string, { message }: { readonly message: string }): void {
  if (level === 'warn') throw new Error(message);
}

/** Bundles a rarely needed package into a file of its own: in another chunk, it would load all that this imports. */
async function bundleSeparately(name: string, root: string): Promise<OutputChunk> {
  const bundle = await rolldown({ cwd: root, input: { [name]: name }, platform: 'node', resolve: { mainFields } });
  const { output } = await bundle.generate({ format: 'cjs', entryFileNames: 'lib/[name]-[hash].cjs' });
  await bundle.close();
  return output[0];
}

/** Bundles a file that Node loads itself, sharing nothing: Node would compile shared chunks without the code cache. */
async function bundleStandalone(input: string, output: string, root: string, define = {}): Promise<void> {
  const plugins = [nodeModuleStandIn, loadWhenCalled];
  const bundle = await rolldown({ cwd: root, input, platform: 'node', plugins, transform: { define } });
  await bundle.write({ file: `${root}dist/${output}.cjs`, format: 'cjs', minify: true });
  await bundle.close();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function minifyChunk(fileName: string, code: string): string {
  const { code: short, errors } = minifySync(fileName, code, { module: false, mangle: { toplevel: true } });
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  return escapeNonAscii(splitIntoLines(short));
}

/** Escapes characters beyond ASCII: Node reads an ASCII file in half the time. */
const escapeNonAscii = (code: string): string =>
  code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Leaves modules, matched by the end of their specifier, in files of their own beside the chunks. */
const keepSeparate = (files: Readonly<Record<string, string>>) => ({
  name: 'alone',
  resolveId(id: string) {
    const [, file] = Object.entries(files).find(([end]) => id.endsWith(end)) ?? [];
    return file === undefined ? undefined : { id: `./${file}`, external: true as const };
  },
});

/** Lets the chunk of the program export more than its own exports: other chunks load what they share from it. */
const emitProgramChunk = (root: string): Plugin => ({
  name: 'started',
  buildStart() {
    this.emitFile({ type: 'chunk', id: root + program, preserveSignature: 'allow-extension' });
  },
});

/** Writes a public entry: an ES module that re-exports the chunk of the command line, so each module exists only once. */
function writeModule({ name, exports }: OutputChunk, root: string): void {
  const from = name.slice(name.lastIndexOf('/') + 1);
  writeFileSync(
    `${root}dist/${name}.js`,
    `import all from './${from}.cjs';\nexport const { ${exports.join(', ')} } = all;\n`,
  );
}
