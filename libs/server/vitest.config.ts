import { defineConfig } from 'vitest/config'

// As in the apps: a loaded machine needs more than a second until a poll succeeds.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } },
})
