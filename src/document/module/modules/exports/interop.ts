import { memberOf } from '../../evaluate/members.ts';
import { openNamespace } from '../../value/make.ts';
import type { Caller, Origin, Value } from '../../value/value.ts';
import type { Module } from '../module.ts';

/** How a compiler marks a module of CommonJS whose default export is the one of that name. */
const mark = '__esModule';

/** Whether what a module exports by its names (`exports.name = …`) is its default export, too, where `import` asks for it. */
export function isDefaultOfItself(module: Module | undefined): boolean {
  const { common, whole } = module?.names.declarations ?? {};
  return common === true && whole === false && module?.file.text.includes(mark) === false;
}

/** What is exported under a name, or as a whole (`*`, `=`), where that is a value in the place of all names. */
export function partOfWhole(whole: Value, name: string, origin: Origin, caller: Caller): Value {
  if (name === '=') return whole;
  return name === '*' ? imported(whole, origin, caller) : memberOf(whole, name, origin, caller);
}

/** What `import * as name` makes of it: it is the default export, too. */
function imported(value: Value, origin: Origin, caller: Caller): Value {
  if (value.kind === 'object') {
    if (value.entries.has(mark)) return value;
    const others = [...value.entries].filter(([name]) => name !== 'default');
    return { ...value, entries: new Map([['default', { key: origin, value }], ...others]) };
  }
  if (value.kind !== 'function' && value.kind !== 'namespace' && value.kind !== 'literal') return value;
  return openNamespace(origin, (name, place) => (name === 'default' ? value : memberOf(value, name, place, caller)));
}
