import { defineConfig } from 'vitest/config'

// Separate from vite.config.ts: these tests need neither its plugins nor its environment.
export default defineConfig({ test: { include: ['test/**/*.test.{ts,tsx}'] } })
