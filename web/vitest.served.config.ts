import { defineConfig } from 'vitest/config';

/** Tests of the page as the packaged server serves it. The server's module runs them, once it is packaged. */
export default defineConfig({
  test: {
    include: ['served/**/*.test.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
