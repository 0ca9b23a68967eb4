import { correspondent, type Correspondent } from '@energy/contracts/inquiries/correspondents'
import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { expect, type Page } from '@playwright/test'
import { beginReply } from '../support/inquiries.ts'
import type { Screen } from './screen.ts'
import { changing as changingList, forStaff, pagesOf, says } from './staff.ts'

// Requests of the sample: one that waits for too long, one of two by the same person, one that was answered.
const waits = '/dashboard/invoice?q=fellside-glass'
const two = '/dashboard/invoice?q=customer@example.com'
const answered = '/dashboard/invoice?q=margit.holm'

const openIt = async (page: Page) => {
  await page.getByRole('list', { name: 'Senders of requests' }).getByRole('link').first().click()
  await expect(page.getByRole('article').getByText('Amara Lindqvist').first()).toBeAttached()
}

/** Changes what is read of a request on its way, as soon as `change` answers something. */
const changing = (page: Page, change: (timeline: TimelineEntry[]) => TimelineEntry[] | undefined) =>
  page.route(/\/api\/specialists\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    const read: { timeline: TimelineEntry[] } = await response.json()
    const timeline = change(read.timeline)
    if (!timeline) return route.fulfill({ response })
    const headers = { ...response.headers(), etag: '"99"' }
    return route.fulfill({ response, headers, json: { ...read, timeline } })
  })

const another: TimelineEntry = {
  _id: '1',
  at: '2026-11-21T10:00:00.000Z',
  who: 'Jonas Weber',
  what: 'reply',
  subject: 'Your furnace',
  text: 'Dear Beatrice Hall,\n\nWe can come on Tuesday.',
  delivery: 'sent',
}

const staff: Screen[] = [
  {
    name: 'requests-new',
    path: '/dashboard/invoice?state=new',
    before: changingList<Correspondent>(pagesOf(correspondent.list.url), (people) =>
      people.map((person) => ({ ...person, open: 12 })),
    ),
    prepare: says('12 open'),
  },
  { name: 'request-overdue', path: waits, prepare: openIt },
  {
    name: 'requests-of-one',
    path: two,
    async prepare(page) {
      await openIt(page)
      await expect(page.getByText('A battery with your night tariff').first()).toBeVisible()
      await expect(page.getByLabel('Answer which request')).toBeVisible()
    },
  },
  {
    name: 'request-assign',
    path: waits,
    window: true,
    async prepare(page) {
      await openIt(page)
      await page.getByRole('button', { name: /^Assigned to/ }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Me' })).toBeVisible()
    },
  },
  {
    name: 'request-reply-failed',
    path: answered,
    before: (page) =>
      changing(page, (timeline) =>
        (['failed', 'delayed', 'waiting'] as const).flatMap((delivery) =>
          timeline.map((entry) => ({ ...entry, _id: `${entry._id} ${delivery}`, delivery })),
        ),
      ),
    async prepare(page) {
      await openIt(page)
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    },
  },
  {
    name: 'request-reply',
    path: waits,
    window: true,
    async prepare(page) {
      await openIt(page)
      await beginReply(page)
    },
  },
  {
    name: 'request-reply-faults',
    path: waits,
    window: true,
    async prepare(page) {
      await openIt(page)
      await beginReply(page)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Write your answer between the greeting and the quotation.')).toBeVisible()
    },
  },
  {
    name: 'request-reply-late',
    path: waits,
    window: true,
    async prepare(page) {
      await openIt(page)
      await beginReply(page)
      await page.keyboard.type('On Tuesday?')
      await changing(page, (timeline) => [...timeline, another])
      await page.route('**/api/specialists/*/replies', (route) => route.fulfill({ status: 412, json: {} }))
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
    },
  },
]

/** Requests as work: how they stand, what was done, and how they are answered. */
export const dashboardInquiries: Screen[] = staff.map((screen) => forStaff(screen))
