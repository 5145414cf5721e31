import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runWithTimeout, timedOut } from '../deadline.ts';
import type { Compiler, Package } from './compiler.ts';
import { compilerFlags } from './flags.ts';

/**
 * Starts a compiler in this thread, which blocks its caller: a worker thread takes as long to start as this one to
 * answer.
 * @throws Error if the package cannot be loaded.
 */
export function inProcessCompiler(file: string): Compiler {
  for (const [wanted] of compilerFlags) setFlagsFromString(wanted);
  const require = createRequire(file);
  const { check }: Package = require(file);
  // The next compiler needs an instance of its own, and the memory of this one must be freed with it.
  delete require.cache[file];
  return {
    async check(script, milliseconds) {
      try {
        const compiled = runWithTimeout(milliseconds, () => check(script));
        return compiled === timedOut ? { kind: 'late' } : { kind: 'compiled', compiled };
      } catch {
        return { kind: 'crashed' };
      }
    },
  };
}
