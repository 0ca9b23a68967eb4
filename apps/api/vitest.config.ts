import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['@energy/local/identity/test-emulator', 'test/fixtures/global-setup.ts'],
    isolate: false,
    // Many tests wait, for a mail or a timeout. Vitest's default on two cores is one worker.
    maxWorkers: 2,
    // Bounds for what never comes: on a busy machine a test takes several times as long as alone.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
  },
})
