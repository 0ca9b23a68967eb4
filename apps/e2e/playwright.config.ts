import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@energy/bench/chromium'
import { SITE, product } from './support/product.ts'

const launchOptions = await chromiumOptions()

/** What must hold at the least width there is, and is looked at there alone. */
const NARROW = 'narrow.test.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/pages',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: { baseURL: SITE, launchOptions, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', testIgnore: NARROW, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testIgnore: NARROW, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'narrow', testMatch: NARROW, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
  webServer: product,
})
