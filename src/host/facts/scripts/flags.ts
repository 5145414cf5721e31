/**
 * What V8 is told before it reads the compiler's WebAssembly. A script takes some hundreds of its thousands of functions,
 * each for milliseconds: they are validated when they are first called, and no time goes into making them faster.
 */
export const compilerFlags = ['--wasm-lazy-validation', '--liftoff-only'];
