import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Measures what `npm run bench -- editor` reports. */
export default defineConfig({
  ...base,
  testDir: 'measures',
  outputDir: 'test-results/measures',
  reporter: 'list',
  projects: [{ name: 'measures', use: { viewport: { width: 1440, height: 900 } } }],
})
