import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
    include: ['test/**/*.test.ts'],
    globalSetup: ['./test/no-leftovers.ts'],
    reporters: ['default', './test/closing-line.ts'],
    // One worker for each core: by default one core is left alone, which is half of a machine that has two.
    maxWorkers: '100%',
    // Many tests start processes: on a busy machine that takes its time, and no test is about it.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
