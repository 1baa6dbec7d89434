import { defineConfig } from 'vitest/config';

/** Tests of the built page in a real Chromium: two files at a time, on a machine of two cores. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
