import { ZodFirstPartyTypeKind } from 'zod/v3';
import { compressUnicodeTables, requireCompressed } from './unicode-tables.ts';

/** Functions and classes that are slow to load and that most runs never call, by module. */
const lazyFunctions: Readonly<Record<string, readonly string[]>> = {
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

const callThroughRequire = (id: string) => (name: string) => {
  if (name === 'default') return `export default (...given) => require('${id}')(...given);`;
  const isClass = /^[A-Z]/.test(name);
  return `export function ${name}(...given) { return ${isClass ? 'new ' : ''}(require('${id}').${name})(...given); }`;
};

/** The code that replaces a module in the bundle. */
const standIns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(lazyFunctions).map(([id, names]) => [id, names.map(callThroughRequire(id)).join('\n')]),
  ),
  // A default import would be compiled to a copy of its hundred properties in each file.
  'node:process': 'export default process;',
  // The converter of Zod 3 schemas needs only this enum, and would pull in all of Zod 3.
  'zod/v3': `export const ZodFirstPartyTypeKind = ${JSON.stringify(ZodFirstPartyTypeKind)};`,
};

/** Gives a file that Node loads itself `node:module` from its CommonJS scope, without loading that module. */
export const nodeModuleStandIn = {
  name: 'at-hand',
  resolveId: (id: string) => (id === 'node:module' ? '\0at-hand' : undefined),
  load: (id: string) =>
    id === '\0at-hand' ? 'export const Module = module.constructor, createRequire = () => require;' : undefined,
};

/** Loads heavy modules only when they are called. */
export const loadWhenCalled = {
  name: 'when-called',
  resolveId: (id: string, importer?: string) =>
    Object.hasOwn(standIns, id) && importer !== `\0${id}` ? `\0${id}` : undefined,
  load: (id: string) => standIns[id.slice(1)],
};

/** Compresses the Unicode tables in the bundle. */
export const compressTables = {
  name: 'short-tables',
  transform(code: string, id: string) {
    if (!/[\\/]refa[\\/]index\.js$/.test(id)) return;
    const short = compressUnicodeTables(code);
    requireCompressed(short !== code);
    return short;
  },
};
