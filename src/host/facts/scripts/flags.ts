import type { EngineFlag } from '../../engine-flags.ts';

/**
 * What V8 is told before it reads the compiler's WebAssembly. A script takes some hundreds of its thousands of functions,
 * each for milliseconds: they are validated when they are first called, and no time goes into making them faster.
 */
export const compilerFlags: readonly EngineFlag[] = [
  ['--wasm-lazy-validation', '--no-wasm-lazy-validation'],
  // It sets the other two with it, on some versions.
  ['--liftoff-only', '--no-liftoff-only --wasm-tier-up --wasm-dynamic-tiering'],
];
