import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { late, within } from '../deadline.ts';
import type { Compiler, Package } from './compiler.ts';
import { compilerFlags } from './flags.ts';

/**
 * Starts a compiler that keeps its caller waiting: a thread takes as long to begin as this one to answer.
 * @throws Error where the package cannot be loaded.
 */
export function inProcessCompiler(file: string): Compiler {
  for (const [wanted] of compilerFlags) setFlagsFromString(wanted);
  const require = createRequire(file);
  const { check }: Package = require(file);
  // The next one is to be another, and this one's memory not to outlive it.
  delete require.cache[file];
  return {
    async check(script, milliseconds) {
      try {
        const compiled = within(milliseconds, () => check(script));
        return compiled === late ? { kind: 'late' } : { kind: 'compiled', compiled };
      } catch {
        return { kind: 'crashed' };
      }
    },
  };
}
