import type { Kind, NewContent } from '@energy/contracts/content'
import { test as base, expect } from '@playwright/test'
import { postItem, adminHeaders, deleteItem } from './dashboard.ts'

/** Creates an item that is deleted after the test. Returns its id. */
export type CreateItem = (kind: Kind, item: NewContent) => Promise<string>

interface Fixtures {
  /** The errors and warnings of the browser so far. */
  browserErrors: string[]
  createItem: CreateItem
}

/** A test that fails on an uncaught error, and on any error or warning in the console (such as a hydration mismatch). */
export const test = base.extend<Fixtures>({
  createItem: async ({ page, request }, use) => {
    const created: [Kind, string][] = []
    const headers = await adminHeaders(request)
    await use(async (kind, item) => {
      const id = await postItem(request, kind, item, headers)
      created.push([kind, id])
      return id
    })
    // A page that is still loading would log errors for the deleted items.
    await page.close()
    for (const [kind, id] of created) await deleteItem(request, kind, id, headers)
  },
  browserErrors: [
    async ({ page }, use) => {
      const browserErrors: string[] = []
      page.on('pageerror', (error) => browserErrors.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          browserErrors.push(`${message.text()} (${message.location().url})`)
      })
      await use(browserErrors)
      expect(browserErrors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
