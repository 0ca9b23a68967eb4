import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// Of a copy that already runs, where one is named: no other is started.
const runningUrl = process.env['SCREENSHOTS_OF']

/** Pictures of every screen and state, into test-results/screenshots: `npm run screenshots`. */
export default defineConfig({
  ...base,
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
