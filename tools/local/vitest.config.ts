import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file starts its own servers; in parallel they would only compete for the processor.
    fileParallelism: false,
    // Bounds for what never comes: on a busy machine a test takes several times as long as alone.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
