import { defineConfig } from 'vitest/config'

// Not vite.config.ts: these tests need neither its plugins nor the environment it serves.
export default defineConfig({ test: { include: ['test/**/*.test.ts'] } })
