import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// Of a copy that already runs, where one is named: no other is started.
const running = process.env['SCREENSHOTS_OF']

/** Pictures of every screen and state, into test-results/screenshots: `npm run screenshots`. */
export default defineConfig({
  ...base,
  ...(running && { webServer: [], use: { ...base.use, baseURL: running } }),
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots-failed',
  reporter: 'list',
  projects: sizes.flatMap((viewport) =>
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
