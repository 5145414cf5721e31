import { closest, didYouMean } from '../../../../data/closest.ts';
import { isDeclaration } from '../../syntax/declaration-files.ts';
import { isOf } from '../../syntax/nodes.ts';
import type { Mistake, Origin } from '../../value/value.ts';
import { exportedNames } from '../exports/exported-names.ts';
import { hasWholeAsDefault } from '../exports/interop.ts';
import type { Module } from '../module.ts';
import type { Resolved } from '../resolution/resolve.ts';
import type { Declarations, Export, ImportBinding } from './declaration.ts';
import { exportsType, exportsTypeOnly, isTypeStar } from './exported-types.ts';
import { typeOnly } from './type-only.ts';

/** Collects the mistakes of a definition. */
interface Reporter {
  readonly hasEnoughMistakes: boolean;
  readonly excused: Set<string>;
  hasReported(id: Mistake['id'], at: Origin): boolean;
  report(mistake: Mistake): void;
}

interface Undeclared {
  readonly name: string;
  /** The reason for values that are unknown because of it. */
  readonly why: string;
  readonly at: Origin;
}

/** Reports a name that a module uses but nothing declares, unless it has been reported already. */
export function reportUndeclaredName(
  { name, why, at }: Undeclared,
  module: Module | undefined,
  reader: Reporter & Imports & Offers,
): void {
  const isReported = reader.hasEnoughMistakes || reader.hasReported('name-undeclared', at);
  if (isReported || module === undefined || module.mayDeclare(name)) return;
  // The part with the syntax error may be the declaration.
  if (module.file.faults.length > 0) reader.excused.add(why);
  else reader.report({ ...undeclared(name, module, reader, at), why });
}

/** The mistake of a name that a module uses as a value, but nothing declares as one. */
const undeclared = (name: string, module: Module, imports: Imports & Offers, at: Origin): Mistake =>
  typeOnly(module, name, at) ?? misspeltImport(name, module, imports) ?? unimported(name, module, imports, at);

/** A name that is similar to another is reported at each use; a forgotten import only at its first use. */
function unimported(name: string, module: Module, imports: Imports & Offers, at: Origin): Mistake {
  const meant = module.closestTo(name);
  const source = sourceOf(name, module, imports) ?? (meant === undefined ? imports.offers(name) : undefined);
  const hint = source === undefined ? didYouMean(meant) : ` Write \`import { ${name} } from '${source}'\`.`;
  const isSlip = source === undefined && meant !== undefined;
  const place = isSlip ? at : module.firstUse(name, at);
  return { id: 'name-undeclared', message: `\`${name}\` is not declared.${hint}`, at: place };
}

/** Returns a source from which a module imports other names, and that also exports this one. */
function sourceOf(name: string, { file, names }: Module, imports: Imports): string | undefined {
  const declared = [...names.declarations.names.values()];
  const sources = new Set(declared.flatMap((one) => (one.kind === 'import' && one.name !== '*' ? [one.source] : [])));
  return [...sources].find((source) => {
    const resolved = imports.resolve(source, file.path);
    return (
      resolved.kind === 'file' &&
      exportedNames(resolved.path, { get: imports.module, resolve: imports.resolve }).names?.includes(name)
    );
  });
}

interface Offers {
  /** Returns the package that exports a name that definitions commonly import. */
  readonly offers: (name: string) => string | undefined;
}

/**
 * The mistake of importing a name that a module does not export; `others` are its exports, if all are known. Undefined if the
 * module may export the name, or exports a type of that name.
 */
export function missingExport(
  module: Module,
  name: string,
  others: readonly string[] | undefined,
): Omit<Mistake, 'at'> | undefined {
  const { file, names } = module;
  if (file.faults.length > 0 || isUncertain(module) || (name === 'default' && hasWholeAsDefault(module)))
    return undefined;
  if (exportsType(file.body, name)) return undefined;
  const message =
    name === 'default'
      ? 'has no default export.'
      : `does not export \`${name}\`.${suggestionFor(name, names.declarations, others)}`;
  return { id: 'export-missing', message: `\`${file.path}\` ${message}` };
}

/** Suggests what the module has instead: the binding itself under another name or without `export`, or a similar export. */
function suggestionFor(name: string, { names, exports }: Declarations, others: readonly string[] | undefined): string {
  const same = [...exports].find(([, exported]) => isOfName(exported, name))?.[0];
  const local = same === undefined ? names.get(name) : undefined;
  if (local !== undefined && local.kind !== 'import') return ' It is declared there: write `export` before it.';
  const isAlone = exports.size === 1 && exports.has('default');
  if (same === 'default' || isAlone) return ' Did you mean its default export?';
  return didYouMean(same ?? closest(name, others ?? exports.keys()));
}

const isOfName = (exported: Export, name: string): boolean =>
  exported.kind === 'local'
    ? exported.name === name
    : exported.kind === 'expression' && isOf(exported.node, 'Identifier') && exported.node.name === name;

/** The mistake of importing as a value what a module exports as a type. */
export function exportedAsType({ file }: Module, name: string): Omit<Mistake, 'at'> | undefined {
  if (file.faults.length > 0 || isDeclaration(file.path)) return undefined;
  if (exportsTypeOnly(file.body, name))
    return { id: 'export-missing', message: `\`${file.path}\` exports \`${name}\` as a type only.` };
  // Which names it exports makes no difference: all of them are types.
  if (!file.body.some(isTypeStar)) return undefined;
  const message = `\`${file.path}\` does not export \`${name}\` as a value: its \`export type *\` exports types only.`;
  return { id: 'export-missing', message };
}

/** CommonJS can export in ways that only running it shows. */
const isUncertain = ({ file, names }: Module): boolean =>
  /\.c?jsx?$/.test(file.path) && (names.declarations.exports.size === 0 || names.declarations.whole);

/** Resolves the imports of modules. */
interface Imports {
  resolve(specifier: string, file: string): Resolved;
  /** The module at a path, if it was read. */
  loaded(path: string): readonly Module[];
  /** The module at a path, which is read if necessary. */
  module(path: string): Module | undefined;
}

/** The mistake of importing a name that the imported module does not export. */
export function mistakenImport(
  { source, name, isJson }: ImportBinding,
  local: string,
  importing: Module,
  imports: Imports,
): Omit<Mistake, 'at'> | undefined {
  const resolved = imports.resolve(source, importing.file.path);
  if (resolved.kind === 'known') {
    const mistake = resolved.missing?.(name);
    // An unknown version of the package may have a type of that name.
    return mistake && importing.mayBeType(local) ? undefined : mistake;
  }
  const [module] = resolved.kind === 'file' ? imports.loaded(resolved.path) : [];
  const jsonExports = module?.jsonExports();
  if (module !== undefined && jsonExports !== undefined) {
    if (isJson && name !== 'default') return { id: 'export-missing', message: onlyDefault(module) };
    return jsonExports.has(name) ? undefined : missingExport(module, name, [...jsonExports.keys()]);
  }
  const { exports, stars, whole } = module?.names.declarations ?? {};
  if (module === undefined || whole || exports?.has(name) || stars?.length !== 0) return undefined;
  return missingExport(module, name, undefined);
}

/** With an import attribute, JSON has a default export only, as in standard JavaScript. */
const onlyDefault = ({ file }: Module): string =>
  `\`${file.path}\` has only a default export when it is imported \`with { type: 'json' }\`.`;

/** The import that misspells a name which the rest of the module spells as it is exported: the mistake is reported there. */
function misspeltImport(name: string, module: Module, imports: Imports): Mistake | undefined {
  const { names } = module;
  const local = module.closestTo(name) ?? '';
  const declaration = names.declarations.names.get(local);
  if (declaration?.kind !== 'import' || declaration.name === '*') return undefined;
  const source = imports.resolve(declaration.source, module.file.path);
  // If none of its exports is used, it has not been read yet.
  if (source.kind === 'file') imports.module(source.path);
  const mistake = mistakenImport(declaration, local, module, imports);
  const isMeant =
    mistake !== undefined && mistakenImport({ ...declaration, name }, local, module, imports) === undefined;
  return isMeant ? { ...mistake, at: names.scope.origin(declaration.named) } : undefined;
}
