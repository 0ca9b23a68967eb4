import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@energy/bench/chromium'
import { SITE, product } from './support/product.ts'

/** The name of this run. Each of several parallel runs writes its own report. */
const run = process.env['JOURNEYS'] ?? 'journeys'
const launchOptions = await chromiumOptions()

export default defineConfig({
  testDir: 'journeys',
  outputDir: `test-results/pages-${run}`,
  forbidOnly: true,
  workers: 1,
  // A CI machine stalls at times. A journey that passes only at its second try is reported by name.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  use: { baseURL: SITE, launchOptions, trace: 'on-first-retry', screenshot: 'only-on-failure' },
  // A journey with the tag of a project runs only there: on the other window size it would test the same, or nothing.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: product,
})
