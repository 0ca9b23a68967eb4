import type { Kind, NewContent } from '@energy/contracts/content'
import { test as base, expect } from '@playwright/test'
import { anItem, asAdmin, removed } from './dashboard.ts'

/** Has staff store an item until the test is over; answers its id. */
export type Store = (kind: Kind, item: NewContent) => Promise<string>

interface Fixtures {
  /** What the browser has complained of so far. */
  complaints: string[]
  store: Store
}

/** A test whose page fails it on an uncaught error or anything the browser warns of (a hydration mismatch too). */
export const test = base.extend<Fixtures>({
  store: async ({ page, request }, use) => {
    const stored: [Kind, string][] = []
    const staff = await asAdmin(request)
    await use(async (kind, item) => {
      const id = await anItem(request, kind, item, staff)
      stored.push([kind, id])
      return id
    })
    // A page that is still reading would complain of what is gone.
    await page.close()
    for (const [kind, id] of stored) await removed(request, kind, id, staff)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
