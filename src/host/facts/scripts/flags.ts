import type { EngineFlag } from '../../engine-flags.ts';

/**
 * V8 flags that are set before the compiler's WebAssembly is loaded. A script uses some hundred of its thousands of
 * functions, for milliseconds each: they are validated lazily, on their first call, and never optimized.
 */
export const compilerFlags: readonly EngineFlag[] = [
  ['--wasm-lazy-validation', '--no-wasm-lazy-validation'],
  // On some versions, this flag also changes the other two.
  ['--liftoff-only', '--no-liftoff-only --wasm-tier-up --wasm-dynamic-tiering'],
];
