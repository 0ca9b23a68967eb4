import type { BrowserContext, TestInfo } from '@playwright/test'

/**
 * Attaches a picture of each page if the test has failed. Playwright's option `screenshot: 'only-on-failure'` takes one
 * at the end of every test and deletes it if the test has passed: a twentieth of the time of the journeys.
 */
export async function attachFailedPages(context: BrowserContext, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const page of context.pages()) {
    const path = testInfo.outputPath(`page-${testInfo.attachments.length + 1}.png`)
    const attach = () => void testInfo.attachments.push({ name: 'page', path, contentType: 'image/png' })
    // A page that has crashed has none.
    await page.screenshot({ path, timeout: 5_000 }).then(attach, () => undefined)
  }
}
