import { defineConfig } from '@playwright/test'

/** What needs servers of its own to start and stop, and no browser. */
export default defineConfig({
  testDir: 'servers',
  outputDir: 'test-results/servers',
  forbidOnly: true,
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/servers.json' }]],
})
