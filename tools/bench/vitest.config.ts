import { defineConfig } from 'vitest/config'

// The first test unpacks 200 MB.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 } })
