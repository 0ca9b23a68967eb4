import { chromiumOptions } from '@energy/bench/chromium'
import { defineConfig } from '@playwright/test'

const launchOptions = await chromiumOptions()

/** The name of this run: its report. Each of several parallel runs writes its own. */
const run = process.env['SERVERS'] ?? 'servers'

/** Tests that start and stop their own servers, or run them as in production, without a gateway. */
export default defineConfig({
  testDir: 'servers',
  outputDir: `test-results/pages-${run}`,
  forbidOnly: true,
  workers: 1,
  // Bounds for what never comes, as in playwright.config.ts.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  use: { launchOptions },
  projects: [
    // `npm test`. Only the tests of separate origins need the dashboard.
    { name: 'site', testMatch: /(assets|form-posts|images|page-cache|page-weight|prefetch)\.test/ },
    { name: 'origins', testMatch: /separate-origins\.test/ },
    // `npm run test:wide`. The tests of `faults` load the machine, those of `connections` mostly wait.
    { name: 'faults', testMatch: /resilience\.test/ },
    { name: 'connections', testMatch: /(connections|lighthouse|rolling-restart)\.test/ },
  ],
})
