import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { gatherScripts } from '../../../src/host/facts/scripts/gather.ts';
import { inProcessCompiler } from '../../../src/host/facts/scripts/in-process-compiler.ts';
import * as threads from '../../../src/host/facts/scripts/thread.ts';

const file = createRequire(import.meta.url).resolve('@bpinternal/verel');
const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
const busy = '.a[99999999999] = 1';
const notice = () => {};

describe('a compiler without a thread', () => {
  it('compiles, one script after the other', async () => {
    const compiler = inProcessCompiler(file);
    expect(await compiler.check('to_string!(.body)', 2000)).toEqual({
      kind: 'compiled',
      compiled: expect.objectContaining({ errors: [], warnings: [] }),
    });
    expect(await compiler.check('to_string(.body)', 2000)).toMatchObject({ compiled: { errors: [{ code: 100 }] } });
  });

  it('is broken by deep nesting, and a new one is not', async () => {
    expect(await inProcessCompiler(file).check(nested(450), 2000)).toEqual({ kind: 'crashed' });
    expect(await inProcessCompiler(file).check('.a = 1', 2000)).toMatchObject({ kind: 'compiled' });
  });

  it('can be stopped', { timeout: 30_000 }, async () => {
    const began = Date.now();
    expect(await inProcessCompiler(file).check(busy, 200)).toEqual({ kind: 'late' });
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

describe('if nothing else is waiting', () => {
  const check = async (script: string) =>
    (await gatherScripts({ identifier: { extractScript: script } }, { notice, mayBlock: true })).check(script);

  it('no thread is started, until a script breaks or stops the compiler', { timeout: 60_000 }, async () => {
    const start = vi.spyOn(threads, 'compilerThread');
    expect(await check('to_string(.tide)')).toMatchObject({ diagnostics: [{ code: 100, span: [0, 16] }] });
    expect(await check('.tide = 1')).toEqual({ diagnostics: [] });
    expect(start).not.toHaveBeenCalled();
    // Nesting within the thread's stack is compiled; deeper nesting is reported as usual.
    expect(await check(nested(300))).toEqual({ diagnostics: [] });
    expect(await check(nested(450))).toMatchObject({ unfinished: expect.stringContaining('nested') });
    expect(start).toHaveBeenCalled();
    expect(await check(busy)).toMatchObject({ unfinished: expect.stringContaining('2 seconds') });
    expect(await check('to_string(.next)')).toMatchObject({ diagnostics: [{ code: 100 }] });
  });
});
