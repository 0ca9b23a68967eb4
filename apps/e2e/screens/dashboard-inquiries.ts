import { correspondent, type Correspondent } from '@energy/contracts/inquiries/correspondents'
import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { expect, type Page } from '@playwright/test'
import { beginReply } from '../support/inquiries.ts'
import type { Screen } from './screen.ts'
import { changeRows, forStaff, queryPattern, expectText } from './staff.ts'

// Requests of the sample: one that is overdue, two by the same person, one that was answered.
const overdue = '/dashboard/invoice?q=fellside-glass'
const twoByOnePerson = '/dashboard/invoice?q=customer@example.com'
const answered = '/dashboard/invoice?q=margit.holm'

const openFirst = async (page: Page) => {
  await page.getByRole('list', { name: 'Senders of requests' }).getByRole('link').first().click()
  await expect(page.getByRole('article').getByText('Amara Lindqvist').first()).toBeAttached()
}

/** Changes the timeline in the response for a request, if `change` returns one. */
const changeTimeline = (page: Page, change: (timeline: TimelineEntry[]) => TimelineEntry[] | undefined) =>
  page.route(/\/api\/specialists\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    const read: { timeline: TimelineEntry[] } = await response.json()
    const timeline = change(read.timeline)
    if (!timeline) return route.fulfill({ response })
    const headers = { ...response.headers(), etag: '"99"' }
    return route.fulfill({ response, headers, json: { ...read, timeline } })
  })

const replyByColleague: TimelineEntry = {
  _id: '1',
  at: '2026-11-21T10:00:00.000Z',
  who: 'Jonas Weber',
  what: 'reply',
  subject: 'Your furnace',
  text: 'Dear Beatrice Hall,\n\nWe can come on Tuesday.',
  delivery: 'sent',
}

const inquiryScreens: Screen[] = [
  {
    name: 'requests-new',
    path: '/dashboard/invoice?state=new',
    before: changeRows<Correspondent>(queryPattern(correspondent.list.url), (people) =>
      people.map((person) => ({ ...person, open: 12 })),
    ),
    prepare: expectText('12 open'),
  },
  { name: 'request-overdue', path: overdue, prepare: openFirst },
  {
    name: 'requests-of-one-person',
    path: twoByOnePerson,
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByText('A battery with your night tariff').first()).toBeVisible()
      await expect(page.getByLabel('Answer which request')).toBeVisible()
    },
  },
  {
    name: 'request-assign',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await page.getByRole('button', { name: /^Assigned to/ }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Me' })).toBeVisible()
    },
  },
  {
    name: 'request-reply-failed',
    path: answered,
    before: (page) =>
      changeTimeline(page, (timeline) =>
        (['failed', 'delayed', 'waiting'] as const).flatMap((delivery) =>
          timeline.map((entry) => ({ ...entry, _id: `${entry._id} ${delivery}`, delivery })),
        ),
      ),
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    },
  },
  {
    name: 'request-reply',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
    },
  },
  {
    name: 'request-reply-errors',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Write your answer between the greeting and the quotation.')).toBeVisible()
    },
  },
  {
    name: 'request-reply-conflict',
    path: overdue,
    browserError: /412 .*\/replies/,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await page.keyboard.type('On Tuesday?')
      await changeTimeline(page, (timeline) => [...timeline, replyByColleague])
      await page.route('**/api/specialists/*/replies', (route) => route.fulfill({ status: 412, json: {} }))
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
    },
  },
]

/** The dashboard's requests: their states, timelines and replies. */
export const dashboardInquiries: Screen[] = inquiryScreens.map((screen) => forStaff(screen))
