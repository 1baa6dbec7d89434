import { defineConfig } from 'vitest/config';

/** Not tests: what looks at the built page and leaves pictures or figures. `npm run pictures`, `npm run speed`. */
export default defineConfig({ test: { include: ['tools/*.ts'], testTimeout: 120_000, reporters: ['verbose'] } });
