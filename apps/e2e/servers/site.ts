import { aSite } from '@energy/bench/web'
import { pagesOf, type PageName } from '@energy/bench/lighthouse/lighthouse'
import { test as base, expect } from '@playwright/test'
import { ON_BUSY_MACHINE } from '../support/busy-machine.ts'

interface Site {
  url: string
  /** The URLs of the pages with budgets. */
  pages: Record<PageName, string>
}

/** A test on the built site with the sample data, run as in production. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const { web, api, stop } = await aSite(ON_BUSY_MACHINE)
      await use({ url: web.url, pages: await pagesOf(web.url, api.url) })
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
export { expect }
