import { isOf } from '../../syntax/nodes.ts';
import { literal } from '../../value/make.ts';
import { entryIn } from '../../value/own.ts';
import type { Value } from '../../value/value.ts';
import type { Module } from '../module.ts';
import { isModuleExports } from '../names/common-js.ts';

/** Modules that the platform's CLI bundles, and takes the default export of. Others may be required as a whole. */
export const isBundled = (path: string): boolean => !/\.c?js$/.test(path);

/** Whether a definition that a module has in the place of all exports is none: `module.exports = …`, `export = …`. */
export const needsDefault = ({ file, names }: Module): boolean => {
  const at = names.declarations.exports.get('default')?.at;
  const isWhole = at !== undefined && (isOf(at, 'TSExportAssignment') || isModuleExports(at));
  return isWhole && isBundled(file.path);
};

/** The default export of the definition's own module: what it exports as a whole is imported by others, and may have one. */
export function entryExport(module: Module | undefined, exported: Value): Value {
  const own = module?.names.declarations.whole ? entryIn(exported, 'default')?.value : undefined;
  if (own !== undefined) return own;
  const isNone = module !== undefined && exported.kind === 'exotic' && needsDefault(module);
  return isNone ? literal(undefined, exported.origin) : exported;
}
