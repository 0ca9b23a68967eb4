import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { expect, type Page } from '@playwright/test'

// Requests of the sample.
/** One that is overdue. */
export const OVERDUE = '/dashboard/invoice?q=fellside-glass'
/** One of several by the same person. */
export const OF_ONE_PERSON = '/dashboard/invoice?view=all&q=customer@example.com'
/** One that was answered. */
export const ANSWERED = '/dashboard/invoice?view=all&q=margit.holm'

/** Opens the first inquiry of the list. */
export const openFirst = async (page: Page) => {
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Timeline' })).toBeVisible()
}

/** Changes the timeline in the response for an inquiry. */
export const changeTimeline = (page: Page, change: (timeline: TimelineEntry[]) => TimelineEntry[]) =>
  page.route(/\/api\/inquiries\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    const read: { timeline: TimelineEntry[] } = await response.json()
    const headers = { ...response.headers(), etag: '"99"' }
    return route.fulfill({ response, headers, json: { ...read, timeline: change(read.timeline) } })
  })
