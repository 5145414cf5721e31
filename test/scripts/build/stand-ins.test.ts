import { describe, expect, it } from 'vitest';
import { atHand, shortTables, whenCalled } from '../../../scripts/build/stand-ins.ts';

describe('what is loaded when it is called', () => {
  const resolved = (id: string, importer?: string) => whenCalled.resolveId(id, importer);

  it('stands in for the modules that take long to load, and for no others', () => {
    expect(resolved('node:crypto', 'src/engine/diagnostics/fingerprint.ts')).toBe('\0node:crypto');
    expect(resolved('jsonc-parser')).toBe('\0jsonc-parser');
    expect(resolved('node:path')).toBeUndefined();
  });

  it('takes the module itself where the stand-in asks for it', () => {
    expect(resolved('node:crypto', '\0node:crypto')).toBeUndefined();
  });

  it('calls functions, constructs classes, and calls what is a module’s whole export', () => {
    expect(whenCalled.load('\0node:module')).toBe(
      [
        "export function createRequire(...given) { return (require('node:module').createRequire)(...given); }",
        "export function SourceMap(...given) { return new (require('node:module').SourceMap)(...given); }",
        "export function syncBuiltinESMExports(...given) { return (require('node:module').syncBuiltinESMExports)(...given); }",
      ].join('\n'),
    );
    expect(whenCalled.load('\0semver/ranges/valid.js')).toBe(
      "export default (...given) => require('semver/ranges/valid.js')(...given);",
    );
    expect(whenCalled.load('\0node:process')).toBe('export default process;');
  });

  it('leaves of Zod 3 the names of its kinds', () => {
    const kinds: unknown = JSON.parse(/= (\{.*\});$/.exec(whenCalled.load('\0zod/v3') ?? '')?.[1] ?? '');
    expect(kinds).toMatchObject({ ZodString: 'ZodString', ZodObject: 'ZodObject', ZodUnion: 'ZodUnion' });
  });
});

it('has a file that Node loads itself take `require` from there', () => {
  expect(atHand.resolveId('node:module')).toBe('\0at-hand');
  expect(atHand.resolveId('node:fs')).toBeUndefined();
  expect(atHand.load('\0at-hand')).toBe('export const Module = module.constructor, createRequire = () => require;');
  expect(atHand.load('\0node:fs')).toBeUndefined();
});

it('looks for tables of Unicode in the one package that has them', () => {
  expect(shortTables.transform('const a = 1;', '/harbor/node_modules/semver/index.js')).toBeUndefined();
  expect(() => shortTables.transform('const a = 1;', '/harbor/node_modules/refa/index.js')).toThrow();
});
