import { letter } from '@energy/contracts/letters/letters'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { expectText, forStaff, neverRespond, queryPattern, respondWith404, respondWithRows } from './dashboard/staff.ts'

const list = queryPattern(letter.list.url)
const open = (title: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByText('Subject', { exact: true })).toBeVisible()
}
const openDraft = open('What we learned from forty heat pumps')
const openSent = open('The shortest days, and what they cost')

const rows = [
  { state: 'draft', title: 'Spring' },
  {
    state: 'scheduled',
    title: 'A letter with a rather long title that needs a second line on every screen',
    sendAt: '2027-01-04T08:00:00.000Z',
  },
  { state: 'sending', title: 'Now', startedAt: '2026-11-26T08:00:00.000Z', sent: 1204, waiting: 3796 },
].map(({ sent = 0, waiting = 0, ...row }, at) => ({
  _id: String(at),
  sendAt: '',
  startedAt: '',
  finishedAt: '',
  isArchived: false,
  updatedAt: '2026-11-25T10:00:00.000Z',
  changedBy: 'Amara Lindqvist',
  figures: { recipients: sent + waiting, sent, waiting, refused: 0, failed: 0, left: 0, unsubscribed: 0 },
  ...row,
}))

/** Opens the sent letter with these figures and this state. */
const withState = (change: object): Partial<Screen> => ({
  path: '/dashboard/letters',
  before: (page) =>
    page.route(`**/api/letters/*-*`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...change } })
    }),
  prepare: openSent,
})

const screens: Screen[] = [
  { name: 'letters', path: '/dashboard/letters', prepare: expectText('In the archive on the site') },
  {
    name: 'letters-states',
    path: '/dashboard/letters',
    before: respondWithRows(list, rows),
    prepare: expectText('Being sent'),
  },
  {
    name: 'letters-empty',
    path: '/dashboard/letters',
    before: respondWithRows(list, []),
    prepare: expectText('No letters yet.'),
  },
  {
    name: 'letters-loading',
    path: '/dashboard/letters',
    before: neverRespond(list),
    prepare: expectText('Loading...'),
  },
  {
    name: 'letters-failed',
    path: '/dashboard/letters',
    before: respondWith404(list),
    browserError: /404 .*\/api\/letters/,
    prepare: expectText('We could not load the letters.'),
  },
  { name: 'letters-subscribers', path: '/dashboard/letters?view=subscribers', prepare: expectText('Gets no letters') },
  { name: 'letter-draft', path: '/dashboard/letters', prepare: openDraft },
  {
    name: 'letter-send',
    path: '/dashboard/letters',
    viewportOnly: true,
    async prepare(page) {
      await openDraft(page)
      await page.getByRole('button', { name: 'Send now' }).click()
      await expect(page.getByRole('dialog')).toContainText('subscribers now?')
    },
  },
  {
    name: 'letter-schedule',
    path: '/dashboard/letters',
    viewportOnly: true,
    async prepare(page) {
      await openDraft(page)
      await page.getByRole('button', { name: 'At a time' }).click()
      await expect(page.getByRole('dialog')).toContainText('Now it would go to')
    },
  },
  { name: 'letter-sent', path: '/dashboard/letters', prepare: openSent },
  {
    name: 'letter-sending',
    path: '/dashboard/letters',
    ...withState({
      state: 'sending',
      finishedAt: '',
      figures: { recipients: 5000, sent: 3204, waiting: 1410, refused: 362, failed: 9, left: 15, unsubscribed: 21 },
    }),
  },
  {
    name: 'letter-scheduled',
    path: '/dashboard/letters',
    ...withState({ state: 'scheduled', startedAt: '', finishedAt: '', sendAt: '2027-01-04T08:00:00.000Z' }),
  },
  {
    name: 'letter-not-found',
    path: '/dashboard/letters/00000000-0000-7000-8000-000000000000',
    prepare: expectText('There is no such letter.'),
    browserError: /404 .*\/api\/letters\//,
  },
]

/** The dashboard's screens of letters. */
export const dashboardLetters: Screen[] = screens.map((screen) => forStaff(screen))

/** The archive of letters on the site. */
export const letters: Screen[] = [
  { name: 'letters', path: '/newsletter/letters' },
  {
    name: 'letter',
    path: '/newsletter/letters',
    async prepare(page) {
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'The shortest days' })).toBeVisible()
    },
  },
]
