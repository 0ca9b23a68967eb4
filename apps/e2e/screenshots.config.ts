import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { product } from './support/product.ts'

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// The URL of a running copy of the product. With it, no other is started.
const runningUrl = process.env['SCREENSHOTS_OF']

/** Takes screenshots of every screen and state, into test-results/screenshots: `npm run screenshots`. */
export default defineConfig({
  ...base,
  // With the pictures of the sample, which journeys do without.
  webServer: { ...product, env: { ...product.env, SAMPLE_PICTURES: '1' } },
  ...(runningUrl && { webServer: [], use: { ...base.use, baseURL: runningUrl } }),
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots-failed',
  reporter: 'list',
  projects: viewports.flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${viewport.width}-${colorScheme}`,
      use: {
        viewport,
        colorScheme,
        hasTouch: viewport.width < 1024,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
})
