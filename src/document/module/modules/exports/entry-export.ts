import { isOf } from '../../syntax/nodes.ts';
import { literal } from '../../value/make.ts';
import { entryIn } from '../../value/own.ts';
import type { Value } from '../../value/value.ts';
import type { Module } from '../module.ts';
import { isModuleExports } from '../names/common-js.ts';

/** Whether the platform's CLI bundles a module and uses its default export. Any other module may be required. */
export const isBundled = (path: string): boolean => !/\.c?js$/.test(path);

/** Whether a module has only `module.exports = …` or `export = …`, although the platform's CLI needs a default export. */
export const needsDefault = ({ file, names }: Module): boolean => {
  const at = names.declarations.exports.get('default')?.at;
  const isWhole = at !== undefined && (isOf(at, 'TSExportAssignment') || isModuleExports(at));
  return isWhole && isBundled(file.path);
};

/** The default export of the entry module. A value that it exports as a whole may have a member `default`. */
export function entryExport(module: Module | undefined, exported: Value): Value {
  const own = module?.names.declarations.whole ? entryIn(exported, 'default')?.value : undefined;
  if (own !== undefined) return own;
  const isNone = module !== undefined && exported.kind === 'exotic' && needsDefault(module);
  return isNone ? literal(undefined, exported.origin) : exported;
}
