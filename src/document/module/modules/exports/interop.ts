import { memberOf } from '../../evaluate/expressions/members.ts';
import { openNamespace } from '../../value/make.ts';
import type { Origin, Tracker, Value } from '../../value/value.ts';
import type { Module } from '../module.ts';

/** Compilers set it in a CommonJS module that was compiled from an ES module: its default export is `exports.default`. */
const mark = '__esModule';

/** Whether the default import of a module is its whole `exports` object: that of CommonJS without the mark. */
export function hasWholeAsDefault(module: Module | undefined): boolean {
  const { common, whole } = module?.names.declarations ?? {};
  return common === true && whole === false && module?.file.text.includes(mark) === false;
}

/** An export of a module with `module.exports = …`; `*` is its namespace, `=` what `require` returns. */
export function partOfWhole(whole: Value, name: string, origin: Origin, caller: Tracker): Value {
  if (name === '=') return whole;
  return name === '*' ? namespaceOf(whole, origin, caller) : memberOf(whole, name, origin, caller);
}

/** The namespace that `import * as name` creates from a value: its members, and the value itself as `default`. */
function namespaceOf(value: Value, origin: Origin, caller: Tracker): Value {
  if (value.kind === 'object') {
    if (value.entries.has(mark)) return value;
    const others = [...value.entries].filter(([name]) => name !== 'default');
    return { ...value, entries: new Map([['default', { key: origin, value }], ...others]) };
  }
  if (value.kind !== 'function' && value.kind !== 'namespace' && value.kind !== 'literal') return value;
  return openNamespace(origin, (name, place) => (name === 'default' ? value : memberOf(value, name, place, caller)));
}
