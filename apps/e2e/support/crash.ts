import type { Page } from '@playwright/test'

/** Crashes the tab and closes it. A tab that is closed, or whose page is loaded again, would still have time to save. */
export async function crash(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The crash is its only answer.
  void browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
