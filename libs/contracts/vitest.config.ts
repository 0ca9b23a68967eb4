import { defineConfig } from 'vitest/config'

// Nothing here changes anything that another file could see.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], isolate: false } })
