import { parseError } from '../../syntax/mistakes.ts';
import { placed, type SourceFile } from '../../syntax/parse.ts';
import type { Declarations, Export } from './declaration.ts';
import { isForTypes } from './exports.ts';

/** The file, with what is wrong where it exports two values under one name: of TypeScript, the parser does not say so. */
export function withRepeatedExport(file: SourceFile, { repeated, names }: Declarations): SourceFile {
  if (repeated.length === 0 || file.faults.length > 0) return file;
  const found = repeated.find(({ both }) => both.every((exported) => isValue(exported, names)));
  if (found === undefined) return file;
  const message =
    found.name === 'default'
      ? 'Only one default export allowed per module.'
      : `\`${found.name}\` has already been exported. Exported identifiers must be unique.`;
  const fault = parseError(message, found.at.start ?? 0, file.text);
  return { ...file, faults: [placed(file.path, file.text, fault)] };
}

/** What is exported by its name may be a type, which may have the name of a value; so may what is a namespace. */
function isValue(exported: Export, names: Declarations['names']): boolean {
  if (exported.kind === 'expression') return !isForTypes(exported.node);
  if (exported.kind !== 'local') return true;
  const { kind } = names.get(exported.name) ?? { kind: 'namespace' };
  return kind !== 'namespace';
}
