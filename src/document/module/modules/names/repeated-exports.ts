import { parseError } from '../../syntax/mistakes.ts';
import { placed, type SourceFile } from '../../syntax/parse.ts';
import type { Declarations, Export } from './declaration.ts';
import { isForTypes } from './exports.ts';

/** Returns the file, with a fault if it exports two values under one name: in TypeScript, the parser does not report it. */
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

/** Whether an export is certainly a value. A type, or a namespace of types, may share its name with a value. */
function isValue(exported: Export, names: Declarations['names']): boolean {
  if (exported.kind === 'expression') return !isForTypes(exported.node);
  if (exported.kind !== 'local') return true;
  const { kind } = names.get(exported.name) ?? { kind: 'namespace' };
  return kind !== 'namespace';
}
