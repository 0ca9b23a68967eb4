import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@energy/bench/chromium'
import { SITE, product } from './support/product.ts'

const launchOptions = await chromiumOptions()

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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: product,
})
