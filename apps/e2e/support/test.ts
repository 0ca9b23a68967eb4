import type { Kind, NewContent } from '@energy/contracts/content'
import { test as base, expect } from '@playwright/test'
import { postItem, adminHeaders, deleteItem } from './dashboard.ts'

/** Has staff store an item until the test is over; answers its id. */
export type CreateItem = (kind: Kind, item: NewContent) => Promise<string>

interface Fixtures {
  /** What the browser has complained of so far. */
  browserErrors: string[]
  createItem: CreateItem
}

/** A test whose page fails it on an uncaught error or anything the browser warns of (a hydration mismatch too). */
export const test = base.extend<Fixtures>({
  createItem: async ({ page, request }, use) => {
    const created: [Kind, string][] = []
    const headers = await adminHeaders(request)
    await use(async (kind, item) => {
      const id = await postItem(request, kind, item, headers)
      created.push([kind, id])
      return id
    })
    // A page that is still reading would complain of what is gone.
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
