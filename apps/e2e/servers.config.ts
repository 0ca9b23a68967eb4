import { chromiumOptions } from '@energy/bench/chromium'
import { defineConfig } from '@playwright/test'

const launchOptions = await chromiumOptions()

/** What needs servers of its own: to start and stop them, or as production runs them, without a gateway. */
export default defineConfig({
  testDir: 'servers',
  outputDir: 'test-results/servers',
  forbidOnly: true,
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/servers.json' }]],
  use: { launchOptions },
})
