import { closest, didYouMean } from '../../../data/closest.ts';
import type { Mistake } from '../value/value.ts';
import type { Module } from './module.ts';
import { exportsType } from './sources.ts';

/** What to say of a name that a module uses and nothing declares. */
export const undeclared = (module: Module, name: string): Omit<Mistake, 'at'> => ({
  id: 'name-undeclared',
  message: `\`${name}\` is not declared.${didYouMean(module.closestTo(name))}`,
});

/**
 * What to say of a name that a module does not export; `others` are those that it does, where all are known. Undefined
 * where it cannot be told, or where only the type of that name is exported.
 */
export function missingExport(
  module: Module,
  name: string,
  others: readonly string[] | undefined,
): Omit<Mistake, 'at'> | undefined {
  const { file, names } = module;
  if (file.faults.length > 0 || file.json !== undefined || isUncertain(module)) return undefined;
  if (exportsType(file.body, name)) return undefined;
  const fact = name === 'default' ? 'has no default export' : `does not export \`${name}\``;
  const meant = name === 'default' ? undefined : closest(name, others ?? names.declarations.exports.keys());
  return { id: 'export-missing', message: `\`${file.path}\` ${fact}.${didYouMean(meant)}` };
}

/** CommonJS can export in ways that only running it shows. */
const isUncertain = ({ file, names }: Module): boolean =>
  /\.c?jsx?$/.test(file.path) && (names.declarations.exports.size === 0 || names.declarations.whole);
