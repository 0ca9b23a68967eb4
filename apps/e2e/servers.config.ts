import { chromiumOptions } from '@energy/bench/chromium'
import { defineConfig } from '@playwright/test'

const launchOptions = await chromiumOptions()

/** Tests that start and stop their own servers, or run them as in production, without a gateway. */
export default defineConfig({
  testDir: 'servers',
  outputDir: 'test-results/servers',
  forbidOnly: true,
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/servers.json' }]],
  use: { launchOptions },
})
