import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['@energy/local/identity/test-emulator', 'test/fixtures/global-setup.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
