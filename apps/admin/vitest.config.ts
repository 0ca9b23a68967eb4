import { defineConfig } from 'vitest/config'

// Separate from vite.config.ts: these tests need neither its plugins nor its environment.
export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: '@energy/ui/test/jsdom',
    // Each file has a context of its own, as in Vitest's default, at less than half of the processor time of a process.
    pool: 'vmThreads',
    // Vitest's 5 s for a test and 1 s for a poll are too short on a machine that runs other targets too.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
