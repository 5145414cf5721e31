import { posix } from 'node:path';
import { didYouMean } from '../../../../data/closest.ts';
import type { ModuleHost } from '../../host.ts';
import type { Mistake } from '../../value/value.ts';
import type { Graph } from '../graph.ts';
import { mistakenImport } from '../names/missing.ts';
import { isInFolder } from '../resolution/folders.ts';
import { ignoredTarget } from '../resolution/ignored-target.ts';
import { missingFileMessage, missingModuleMessage, notBundled, notInProject } from '../resolution/missing-file.ts';
import { isDeclaredDependency, mistakenPackage } from '../resolution/mistaken-packages.ts';
import type { Unresolved } from '../resolution/resolve.ts';
import { refusedImport } from './refused-import.ts';
import { requiredSourcesIn } from './required-sources.ts';
import { sourcesIn } from './sources.ts';

/** The extensions that an import may omit: those of code, of declaration files and of data. */
const endings = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.cts',
  '.d.ts',
  '.d.mts',
  '.d.cts',
  '.js',
  '.jsx',
  '.mjs',
  '.cjs',
  '.json',
];

/** Folders of generated files: their contents, and what is missing there, are no mistakes of the author. */
const generatedFolder = /(?:^|\/)(?:node_modules|bp_modules|\.botpress)(?:\/|$)/;

export const isGenerated = (path: string): boolean => generatedFolder.test(path);

/** The maximum number that is reported for one definition, as each search visits many paths. */
const maximumMistakes = 100;

/** The imports that cannot be resolved because of a mistake of the author, without files that are yet to be generated. */
export async function mistakenImports(graph: Graph, host: ModuleHost): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const packages = new Set<string>();
  for (const module of graph.loaded()) {
    const { file, names } = module;
    for (const { specifier, at, hasType } of [...sourcesIn(file.body), ...requiredSourcesIn(module)]) {
      const resolved = graph.resolve(specifier, file.path);
      if (resolved.kind === 'interface') {
        const missing = await missingInterface(specifier, resolved.folder, host);
        if (missing !== undefined) mistakes.push({ ...missing, at: names.scope.origin(at) });
      }
      if (resolved.kind !== 'unknown') continue;
      if (resolved.isPackage && packages.add(specifier).size > maximumMistakes) continue;
      // All generated modules depend on the same file: it is reported once.
      if (resolved.unreadable !== undefined && mistakes.some(({ why }) => why === resolved.why)) continue;
      const isAsked = !hasType && graph.causes.has(resolved.why);
      const refusal = isAsked ? notBundled(specifier, resolved) : undefined;
      const message = refusal ?? (await describeMissing(specifier, resolved, file.path, host));
      if (message === undefined) continue;
      mistakes.push({ id: 'import-unresolved', message, why: resolved.why, at: names.scope.origin(at) });
      if (mistakes.length >= maximumMistakes) return mistakes;
    }
  }
  return mistakes;
}

/** The mistake of importing a generated module whose interface is not in the project. */
async function missingInterface(
  specifier: string,
  folder: string,
  host: ModuleHost,
): Promise<Omit<Mistake, 'at'> | undefined> {
  if (host.look === undefined || host.look(folder) !== undefined) return undefined;
  if (await mayBeGenerated([folder], host)) return undefined;
  const message = `\`${specifier}\` is generated from \`${folder}\`, which \`bpDependencies\` in \`package.json\` names and which does not exist.`;
  return { id: 'import-unresolved', message, why: notInProject(folder) };
}

async function describeMissing(
  specifier: string,
  resolved: Unresolved,
  from: string,
  host: ModuleHost,
): Promise<string | undefined> {
  const { absent, isPackage, meant, generatedAt, unreadable } = resolved;
  if (unreadable !== undefined)
    return `\`${specifier}\` is generated from what \`bpDependencies\` in \`${unreadable}\` name, and that file is not valid JSON.`;
  if (meant !== undefined)
    return `\`${specifier}\` is none of the \`bpDependencies\` in \`package.json\`.${didYouMean(meant)}`;
  if (generatedAt !== undefined) return missingModuleMessage(specifier, didYouMean(generatedAt));
  if (isPackage && isDeclaredDependency(specifier, from, host)) return undefined;
  const ignored = isPackage ? undefined : ignoredTarget(specifier, resolved, host);
  if (ignored !== undefined || !absent) return ignored;
  const mayBe = specifier.startsWith('.') ? mayBeResolved : mayExist;
  if (absent.some((path) => mayBe(path, host)) || (await mayBeGenerated(absent, host))) return undefined;
  return isPackage ? mistakenPackage(specifier, resolved, from, host) : missingFileMessage(specifier, resolved, host);
}

/** The imported names, used or not, that are not exported by modules that were read, or by known packages. */
export function* unexportedNames(entry: string, graph: Graph): Generator<Mistake> {
  const folder = posix.dirname(entry);
  for (const module of graph.loaded()) {
    const { names, file } = module;
    const isOwn = isInFolder(file.path, folder);
    for (const [local, declaration] of names.declarations.names) {
      if (graph.hasEnoughMistakes) return;
      if (declaration.kind !== 'import' || declaration.name === '*') continue;
      const read = mistakenImport(declaration, local, module, graph);
      const mistake = read ?? (isOwn ? refusedImport(declaration, local, module, graph.peek) : undefined);
      if (mistake !== undefined) yield { ...mistake, at: names.scope.origin(declaration.named) };
    }
  }
}

/** Whether a module may exist at a path, even as a file that is not readable here or not accessible. */
const mayExist = (path: string, host: ModuleHost): boolean =>
  host.look === undefined ||
  [...endings.map((ending) => path + ending), ...writtenInTypeScript(path)].some((one) => mayBeModule(one, host));

/** The extensions that bundlers add to a path. */
const addedEndings = endings.filter((ending) => !/^\.[cm]/.test(ending));

/** The same for a relative path, to which no bundler adds `.mjs` and the like; a path with a trailing slash is not a file. */
function mayBeResolved(path: string, host: ModuleHost): boolean {
  if (host.look === undefined) return true;
  const [, folder] = /^(.*)\/$/.exec(path) ?? [];
  if (folder !== undefined) return host.look(folder) !== 'file' && mayBeModule(folder, host, addedEndings);
  const [, bare, kind] = /^(.*)\.([cm]?)jsx?$/.exec(path) ?? [];
  const typed =
    bare === undefined ? [] : ['.', '.d.'].flatMap((dot) => [`${bare}${dot}${kind}ts`, `${bare}${dot}${kind}tsx`]);
  return [...addedEndings.map((ending) => path + ending), ...typed].some((one) => mayBeModule(one, host, addedEndings));
}

/** Whether there may be a module at a path: a file, or a folder with an index or a `package.json`. */
function mayBeModule(path: string, host: ModuleHost, added = endings): boolean {
  const standing = host.look?.(path);
  if (standing !== 'folder') return standing !== undefined;
  const names = ['package.json', ...added.slice(1).map((ending) => `index${ending}`)];
  return names.some((name) => host.look?.(posix.join(path, name)) !== undefined);
}

/** `./actions.js` is how TypeScript writes an import of `./actions.ts`, or of its types. */
const writtenInTypeScript = (path: string): readonly string[] => {
  const bare = path.replace(/\.[cm]?jsx?$/, '');
  return bare === path ? [] : endings.slice(1).map((ending) => bare + ending);
};

/** Whether a tool may generate one of the files: they are in a folder of generated files, or git ignores them. */
async function mayBeGenerated(paths: readonly string[], host: ModuleHost): Promise<boolean> {
  for (const path of paths) {
    if (isGenerated(path)) return true;
    for (const place of [`${path.replace(/\/$/, '')}.ts`, path, posix.join(path, 'index.ts')])
      if (await host.isIgnored?.(place)) return true;
  }
  return false;
}
