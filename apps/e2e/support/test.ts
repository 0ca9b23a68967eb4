import type { Kind, NewContent } from '@energy/contracts/content'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { waitForCode } from './page/code-loaded.ts'
import { postItem, adminHeaders, deleteItem } from './dashboard.ts'
import { attachFailedPages } from './page/failed-pages.ts'
import { isOfDashboard } from './runs.ts'
import { slowDown } from './page/slow.ts'

/** Creates an item that is deleted after the test. Returns its id. */
export type CreateItem = (kind: Kind, item: NewContent) => Promise<string>

/** The errors and warnings in the page's console, as `text (URL)`, and the page's uncaught errors. */
export interface BrowserErrors {
  /** The journey causes such errors. It fails if there is none. */
  expect(pattern: RegExp): void
}

export interface Fixtures {
  browserErrors: BrowserErrors
  createItem: CreateItem
}

// A warning about seconds: on a busy machine the style, which uses the font, comes later than that.
const OF_BUSY_MACHINE = /\.woff2 was preloaded using link preload but not used within a few seconds/

/**
 * Empties the window, which stays open for the next journey (`reuseContext`): Playwright clears what its pages have stored
 * but for `sessionStorage`. What they still have to send, such as a draft, must not arrive after the test. An old page may
 * live a moment longer than its routes and its line that is cut, so it has no `fetch` before it goes.
 */
async function emptyWindow(context: BrowserContext) {
  await context.setOffline(true)
  for (const page of context.pages()) {
    // A page that is empty has no storage.
    await page
      .evaluate(() => {
        window.fetch = () => new Promise(() => undefined)
        sessionStorage.clear()
      })
      .catch(() => undefined)
    // A call that a route holds is made once the route goes: while the window is offline it fails.
    await page.unrouteAll()
  }
  await context.unrouteAll()
  for (const page of context.pages()) {
    // A page that has crashed, or asks before it is left, cannot be used again.
    await page.goto('about:blank', { waitUntil: 'commit' }).catch(() => page.close())
  }
  await context.setOffline(false)
}

/**
 * A test that fails on an uncaught error, and on any error or warning in the console (such as a hydration mismatch),
 * except those that it expects.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, use, testInfo) => {
    const eachPage = (prepare: (page: Page) => void) => {
      context.pages().forEach(prepare)
      context.on('page', prepare)
    }
    if (javaScriptEnabled) eachPage(waitForCode)
    eachPage(slowDown(testInfo))
    await use(context)
    await attachFailedPages(context, testInfo)
    await emptyWindow(context)
  },
  createItem: async ({ page, request }, use, testInfo) => {
    const created: [Kind, string][] = []
    const headers = await adminHeaders(request)
    await use(async (kind, item) => {
      const id = await postItem(request, kind, item, headers)
      created.push([kind, id])
      return id
    })
    await attachFailedPages(page.context(), testInfo)
    // A page that is still loading would log errors for the deleted items.
    await page.close()
    for (const [kind, id] of created) await deleteItem(request, kind, id, headers)
  },
  browserErrors: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = []
      const patterns: RegExp[] = []
      if (!isOfDashboard(testInfo))
        page.on('request', (request) => {
          if (request.isNavigationRequest() && /^\/dashboard(\/|$)/.test(new URL(request.url()).pathname))
            errors.push(`A journey that opens the dashboard has the tag @dashboard (${request.url()})`)
        })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || OF_BUSY_MACHINE.test(message.text())) return
        errors.push(`${message.text()} (${message.location().url})`)
      })
      await use({ expect: (pattern) => void patterns.push(pattern) })
      const isExpected = (error: string) => patterns.some((pattern) => pattern.test(error))
      const isMissing = (pattern: RegExp) => !errors.some((error) => pattern.test(error))
      // The browser may log an error later than the page shows it.
      await expect.poll(() => patterns.filter(isMissing), 'Expected browser errors that did not occur').toEqual([])
      expect(
        errors.filter((error) => !isExpected(error)),
        'Unexpected browser errors',
      ).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
