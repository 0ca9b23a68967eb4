import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Renders the README's pictures and the icons: `nx run e2e:pictures`. */
export default defineConfig({
  ...base,
  testDir: 'pictures',
  outputDir: 'test-results/pictures',
  reporter: 'list',
  projects: [
    {
      name: 'pictures',
      use: { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', colorScheme: 'light' },
    },
  ],
})
