import { ZodFirstPartyTypeKind } from 'zod/v3';
import { refuseLong, withShortTables } from './unicode-tables.ts';

/** What takes long to load, and most runs never call: functions and classes, by their modules. */
const heavy: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'hash', 'randomUUID'],
  'node:child_process': ['spawn', 'spawnSync'],
  'node:module': ['createRequire', 'SourceMap', 'syncBuiltinESMExports'],
  'jsonc-parser': ['createScanner', 'format', 'getLocation', 'parse', 'printParseErrorCode', 'visit'],
  'semver/functions/parse.js': ['default'],
  'semver/functions/prerelease.js': ['default'],
  'semver/functions/satisfies.js': ['default'],
  'semver/ranges/min-version.js': ['default'],
  'semver/ranges/valid.js': ['default'],
};

const called = (id: string) => (name: string) => {
  if (name === 'default') return `export default (...given) => require('${id}')(...given);`;
  const isClass = /^[A-Z]/.test(name);
  return `export function ${name}(...given) { return ${isClass ? 'new ' : ''}(require('${id}').${name})(...given); }`;
};

/** What stands in the place of a module in the bundle. */
const standIns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(heavy).map(([id, names]) => [id, names.map(called(id)).join('\n')])),
  // A default import of it would be a copy, of a hundred properties, in each file.
  'node:process': 'export default process;',
  // What converts schemas of Zod 3 asks it for their kinds alone, and would bring all of it.
  'zod/v3': `export const ZodFirstPartyTypeKind = ${JSON.stringify(ZodFirstPartyTypeKind)};`,
};

/** Has a file that Node loads itself take from there what it would have to load a module for. */
export const atHand = {
  name: 'at-hand',
  resolveId: (id: string) => (id === 'node:module' ? '\0at-hand' : undefined),
  load: (id: string) =>
    id === '\0at-hand' ? 'export const Module = module.constructor, createRequire = () => require;' : undefined,
};

/** Has what is heavy loaded when it is called. */
export const whenCalled = {
  name: 'when-called',
  resolveId: (id: string, importer?: string) =>
    Object.hasOwn(standIns, id) && importer !== `\0${id}` ? `\0${id}` : undefined,
  load: (id: string) => standIns[id.slice(1)],
};

/** Writes the tables of Unicode short, where they are bundled. */
export const shortTables = {
  name: 'short-tables',
  transform(code: string, id: string) {
    if (!/[\\/]refa[\\/]index\.js$/.test(id)) return;
    const short = withShortTables(code);
    refuseLong(short !== code);
    return short;
  },
};
