import { inbox, type InboxCounts } from '@energy/contracts/inquiries/inbox'
import { inquiry, type Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { savedView, type SavedView } from '@energy/contracts/inquiries/saved-views'
import { expect, type Page } from '@playwright/test'
import { answerBox, beginReply } from '../../support/data/inquiries.ts'
import type { Screen } from '../screen.ts'
import {
  changeRows,
  expectText,
  forStaff,
  neverRespond,
  queryPattern,
  respondWith404,
  respondWithRows,
} from './staff.ts'

const listPattern = queryPattern(inbox.list.url)
const countsPattern = `**/api${inbox.counts.url}`
// Requests of the sample: one that is overdue, one of several by the same person, one that was answered.
const overdue = '/dashboard/invoice?q=fellside-glass'
const ofOnePerson = '/dashboard/invoice?view=all&q=customer@example.com'
const answered = '/dashboard/invoice?view=all&q=margit.holm'

const openFirst = async (page: Page) => {
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Timeline' })).toBeVisible()
}

/** Changes the timeline in the response for an inquiry. */
const changeTimeline = (page: Page, change: (timeline: TimelineEntry[]) => TimelineEntry[]) =>
  page.route(/\/api\/inquiries\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    const read: { timeline: TimelineEntry[] } = await response.json()
    const headers = { ...response.headers(), etag: '"99"' }
    return route.fulfill({ response, headers, json: { ...read, timeline: change(read.timeline) } })
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

const noneWaits: InboxCounts = {
  waiting: 0,
  mine: 0,
  unassigned: 0,
  overdue: 0,
  followUp: 2,
  contacted: 34,
  closed: 379,
  all: 10_001,
}

/** An id that no stored inquiry has. */
const OF_MESSAGE = '00000000-0000-7000-8000-000000000000'
const message: Inquiry = {
  _id: OF_MESSAGE,
  number: '2026-0412',
  form: 'contacts',
  name: 'Ines Carvalho',
  email: 'ines@example.com',
  phone: '',
  businessName: '',
  businessAddress: '',
  address: '3 Mill Lane, Derby',
  time: 'Weekdays after 3 pm',
  comment: 'Our surgery opens at seven.\nWho can come before that?',
  line: 'Our surgery opens at seven.',
  wroteBack: false,
  bookedFor: '',
  preferences: { email: true, phone: false, post: false, allAbove: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  waitingSince: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-21T10:00:00.000Z',
  followUpAt: '2026-11-28T14:00:00.000Z',
  state: 'new',
  assignee: { _id: '', username: '' },
  account: false,
  bound: false,
  item: { _id: '', kind: '', title: '' },
  origin: '/contact',
  referrer: 'google.com',
  personalInfo: { phone: '', address: '' },
  businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
  image: '',
  attachments: [],
  timeline: [],
  others: [],
}

/** Rows of every kind: new ones that wait for up to four days, written back, answered. */
const variedRows = changeRows<InboxRow>(listPattern, (rows) =>
  rows.map((row, at) => {
    const since = Date.now() - (rows.length - at) * 9 * 3_600_000
    const times = {
      waitingSince: new Date(since).toISOString(),
      dueAt: new Date(since + 48 * 3_600_000).toISOString(),
    }
    const item =
      at % 2 ? { _id: '1', kind: 'products', title: 'Business electricity and gas for a whole year' } : row.item
    return { ...row, ...times, state: at % 7 === 6 ? row.state : 'new', wroteBack: at % 3 === 0, item }
  }),
)

const openTemplates = async (page: Page) => {
  await openFirst(page)
  await beginReply(page)
  await page.getByRole('button', { name: 'Templates' }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
}

/** Two saved views; the first one was saved with another filter. */
const savedViews = async (page: Page) => {
  const view: SavedView = {
    _id: '1',
    name: 'Bills to check',
    filter: { view: 'all', form: 'bills' },
    shared: true,
    own: true,
    owner: 'Amara Lindqvist',
    count: 3,
  }
  const other: SavedView = { ...view, _id: '2', name: 'Heat pumps in the north', own: false, count: 10_001 }
  await page.route(`**/api${savedView.list.url}`, (route) => route.fulfill({ json: [view, other] }))
}

const inquiryScreens: Screen[] = [
  {
    name: 'inbox',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    prepare: expectText('Business electricity'),
  },
  {
    name: 'inbox-pane',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    viewportOnly: true,
    prepare: openFirst,
  },
  {
    name: 'inbox-selected',
    path: '/dashboard/invoice?view=all',
    before: variedRows,
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      await expectText('Business electricity')(page)
      const { width = 0 } = page.viewportSize() ?? {}
      if (width < 768) await page.getByRole('button', { name: 'Select several' }).click()
      else await page.keyboard.press('Escape')
      for (const at of [0, 2]) await page.locator('tbody').getByRole('checkbox').nth(at).check()
      await expectText('2 selected')(page)
    },
  },
  {
    name: 'inbox-filters',
    path: '/dashboard/invoice?form=specialists',
    prepare: (page) => expect(page.getByLabel('Service or product')).toBeVisible(),
  },
  {
    name: 'inbox-message',
    path: `/dashboard/invoice?id=${OF_MESSAGE}`,
    async before(page) {
      await page.route(`**/api/inquiries/${OF_MESSAGE}`, (route) => route.fulfill({ json: message }))
    },
    prepare: expectText('Preferred time'),
  },
  {
    name: 'inbox-empty',
    path: '/dashboard/invoice',
    async before(page) {
      await respondWithRows(listPattern, [])(page)
      await page.route(countsPattern, (route) => route.fulfill({ json: noneWaits }))
    },
    prepare: expectText('Nobody waits.'),
  },
  {
    name: 'inbox-none-found',
    path: '/dashboard/invoice?q=900143',
    before: respondWithRows(listPattern, []),
    prepare: expectText('Nothing fits “900143”.'),
  },
  {
    name: 'inbox-loading',
    path: '/dashboard/invoice',
    before: neverRespond(listPattern),
    prepare: expectText('Loading...'),
  },
  {
    name: 'inbox-failed',
    path: '/dashboard/invoice',
    before: respondWith404(listPattern),
    browserError: /404 .*\/api\/inquiries/,
    prepare: expectText('We could not load the requests.'),
  },
  {
    name: 'inbox-keys',
    path: '/dashboard/invoice',
    viewportOnly: true,
    async prepare(page) {
      await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    },
  },
  {
    name: 'inbox-saved-view',
    path: '/dashboard/invoice?saved=1&view=all&form=contacts',
    before: savedViews,
    async prepare(page) {
      await expect(page.getByRole('region', { name: 'Changed view' })).toBeVisible()
      await expectText('Dee Marsh')(page)
    },
  },
  {
    name: 'inbox-save-view',
    path: '/dashboard/invoice?form=specialists',
    viewportOnly: true,
    phone: true,
    async prepare(page) {
      const { width = 0 } = page.viewportSize() ?? {}
      if (width < 768) await page.getByRole('button', { name: 'More for this view' }).click()
      await page
        .getByRole(width < 768 ? 'menuitem' : 'button', { name: 'Save this view' })
        .filter({ visible: true })
        .click()
      await expect(page.getByLabel('Share with all staff')).toBeVisible()
    },
  },
  { name: 'reply-templates', path: overdue, viewportOnly: true, prepare: openTemplates },
  {
    name: 'reply-templates-edited',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openTemplates(page)
      await page.getByRole('button', { name: 'Edit the templates' }).click()
      await expect(page.getByRole('button', { name: 'Add a template' })).toBeVisible()
    },
  },
  {
    name: 'reply-template',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openTemplates(page)
      await page.getByRole('button', { name: 'Edit the templates' }).click()
      await page.getByRole('button', { name: 'Add a template' }).click()
      await expect(page.getByRole('heading', { name: 'Placeholders' })).toBeVisible()
    },
  },
  { name: 'request-overdue', path: overdue, prepare: openFirst },
  {
    name: 'requests-of-one-person',
    path: ofOnePerson,
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByText('Your second oven').first()).toBeVisible()
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
    name: 'request-timeline',
    path: answered,
    before: (page) =>
      changeTimeline(page, (timeline) => {
        const common = { at: '2026-11-20T10:00:00.000Z', who: 'Jonas Weber', subject: '' }
        const entries: TimelineEntry[] = [
          { ...common, _id: 'a', what: 'call', text: 'He bakes from two.', outcome: 'noAnswer' },
          { ...common, _id: 'b', what: 'followUp', text: '2026-11-24T14:00:00.000Z' },
          { ...common, _id: 'c', what: 'message', who: 'Margit Holm', text: 'And on Monday?' },
          { ...common, _id: 'd', what: 'note', text: 'Two ovens, three phases.' },
        ]
        const replies = timeline.flatMap((entry) =>
          (['failed', 'delayed', 'waiting'] as const).map((delivery) => ({
            ...entry,
            _id: `${entry._id} ${delivery}`,
            ...(entry.delivery && { delivery }),
          })),
        )
        return [...entries, ...replies]
      }),
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByRole('button', { name: 'Send again' }).first()).toBeVisible()
    },
  },
  {
    name: 'request-call',
    path: ofOnePerson,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await answerBox(page).getByRole('link', { name: 'Reply through call' }).click()
      await answerBox(page).getByLabel('Call again', { exact: true }).check()
      await answerBox(page).getByRole('button', { name: 'Save the call' }).click()
      await expect(answerBox(page).getByText('Choose a day.').first()).toBeVisible()
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
    name: 'request-reply-files',
    path: overdue,
    viewportOnly: true,
    before: (page) =>
      changeTimeline(page, (timeline) => [
        ...timeline,
        {
          ...replyByColleague,
          attachments: [{ _id: '1', name: 'offer-0044.pdf', type: 'application/pdf', bytes: 182_000 }],
        },
      ]),
    browserError: /415 .*\/complete/,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await page.locator('input[type=file]').setInputFiles([
        { name: 'offer-0044.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAn offer.\n%%EOF\n') },
        { name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from('No table') },
      ])
      await expect(page.getByText('Not taken: send it as PDF')).toBeVisible()
    },
  },
  {
    name: 'request-reply-errors',
    path: overdue,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await answerBox(page).getByRole('button', { name: 'Send', exact: true }).click()
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
      await page.route(`**/api${inquiry.reply.url.replace(':id', '*')}`, (route) =>
        route.fulfill({ status: 412, json: {} }),
      )
      await answerBox(page).getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
    },
  },
]

/** The dashboard's inbox: its table, the pane of one inquiry, and the ways to answer. */
export const dashboardInquiries: Screen[] = inquiryScreens.map((screen) => forStaff(screen))
