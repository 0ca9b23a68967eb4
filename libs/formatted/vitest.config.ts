import { defineConfig } from 'vitest/config'

// No test file changes state that another one sees, so they need no isolation.
export default defineConfig({ test: { include: ['test/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 30_000 } })
