import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript-5';

const typeFormat = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/**
 * Copies the declarations that the package's entries import, and no others. Types inferred from Zod schemas are expanded: users
 * need not have Zod, nor wait for its types to be resolved.
 * @throws Error if a declaration imports a package, which users would have to install.
 */
export function copyDeclarations(entries: readonly string[], { from, to }: Readonly<Record<'from' | 'to', string>>) {
  const program = ts.createProgram(
    entries.map((entry) => from + entry),
    {
      module: ts.ModuleKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
      noEmit: true,
      skipLibCheck: true,
    },
  );
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(from))) {
    const text = /^import .* from 'zod';$/m.test(file.text) ? expandTypes(file, program.getTypeChecker()) : file.text;
    const [, specifier] = /(?:from |import\()['"]([^.'"][^'"]*)['"]/.exec(text) ?? [];
    if (specifier !== undefined)
      throw new Error(`${file.fileName} leads to ${specifier}, which is not installed along.`);
    const path = to + file.fileName.slice(from.length);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Returns the types that a module exports, expanded. Its values, the models, are not public. */
function expandTypes(file: ts.SourceFile, checker: ts.TypeChecker): string {
  const module = checker.getSymbolAtLocation(file);
  const types = (module === undefined ? [] : checker.getExportsOfModule(module)).flatMap((found) => {
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if ((symbol.flags & ts.SymbolFlags.Type) === 0) return [];
    const text = checker.typeToString(checker.getDeclaredTypeOfSymbol(symbol), undefined, typeFormat);
    const about = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return [...(about === '' ? [] : [`/** ${about} */\n`]), `export type ${found.name} = ${text};\n`];
  });
  return types.join('');
}
