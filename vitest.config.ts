import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/no-leftovers.ts'],
    reporters: ['default', './test/closing-line.ts'],
    // One worker per core: the default leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Many tests start processes, which is slow on a busy machine; no test measures that.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
