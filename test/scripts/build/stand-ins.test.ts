import { describe, expect, it } from 'vitest';
import { compressTables, loadWhenCalled, nodeModuleStandIn } from '../../../scripts/build/stand-ins.ts';

describe('lazily loaded modules', () => {
  const resolved = (id: string, importer?: string) => loadWhenCalled.resolveId(id, importer);

  it('replace the modules that are slow to load, and no others', () => {
    expect(resolved('node:crypto', 'src/engine/diagnostics/fingerprint.ts')).toBe('\0node:crypto');
    expect(resolved('jsonc-parser')).toBe('\0jsonc-parser');
    expect(resolved('node:path')).toBeUndefined();
  });

  it('use the module itself if the stand-in requires it', () => {
    expect(resolved('node:crypto', '\0node:crypto')).toBeUndefined();
  });

  it('call functions, construct classes, and call a module that is a function', () => {
    expect(loadWhenCalled.load('\0node:module')).toBe(
      [
        "export function createRequire(...given) { return (require('node:module').createRequire)(...given); }",
        "export function SourceMap(...given) { return new (require('node:module').SourceMap)(...given); }",
        "export function syncBuiltinESMExports(...given) { return (require('node:module').syncBuiltinESMExports)(...given); }",
      ].join('\n'),
    );
    expect(loadWhenCalled.load('\0semver/ranges/valid.js')).toBe(
      "export default (...given) => require('semver/ranges/valid.js')(...given);",
    );
    expect(loadWhenCalled.load('\0node:process')).toBe('export default process;');
  });

  it('keep of Zod 3 only the names of its kinds', () => {
    const kinds: unknown = JSON.parse(/= (\{.*\});$/.exec(loadWhenCalled.load('\0zod/v3') ?? '')?.[1] ?? '');
    expect(kinds).toMatchObject({ ZodString: 'ZodString', ZodObject: 'ZodObject', ZodUnion: 'ZodUnion' });
  });
});

it('make a file that Node loads itself use its own `require`', () => {
  expect(nodeModuleStandIn.resolveId('node:module')).toBe('\0at-hand');
  expect(nodeModuleStandIn.resolveId('node:fs')).toBeUndefined();
  expect(nodeModuleStandIn.load('\0at-hand')).toBe(
    'export const Module = module.constructor, createRequire = () => require;',
  );
  expect(nodeModuleStandIn.load('\0node:fs')).toBeUndefined();
});

it('compress Unicode tables only in the one package that has them', () => {
  expect(compressTables.transform('const a = 1;', '/harbor/node_modules/semver/index.js')).toBeUndefined();
  expect(() => compressTables.transform('const a = 1;', '/harbor/node_modules/refa/index.js')).toThrow();
});
