import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@energy/bench/chromium'
import { SITE, product } from './support/product.ts'
import { projectsOf } from './support/runs.ts'

/** The name of this run: it selects the journeys, and each of several parallel runs writes its own report. */
const run = process.env['JOURNEYS'] ?? 'journeys'
const launchOptions = await chromiumOptions()

export default defineConfig({
  testDir: 'journeys',
  outputDir: `test-results/pages-${run}`,
  forbidOnly: true,
  workers: 1,
  // The second try records a trace. A journey that passes only then has failed.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  // Bounds for what never comes: on a busy machine a page takes several times as long as alone.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  // One window for all journeys: a new one compiles the code of the pages again (docs/decisions/0027-two-tiers-of-tests.md).
  use: { baseURL: SITE, launchOptions, trace: 'on-first-retry', reuseContext: true },
  projects: projectsOf(run),
  webServer: product,
})
