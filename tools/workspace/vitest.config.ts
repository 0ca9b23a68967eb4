import { defineConfig } from 'vitest/config'

// Some tests run Nx on a copy of the workspace.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 60_000 } })
