import type { OwnRequest, RequestRow } from '@energy/contracts/inquiries/requests'
import { expect, type Page } from '@playwright/test'
import { aRequest } from '../support/data/inquiries.ts'
import { asStaff, linkTo } from '../support/data/requests.ts'
import { customerScreen } from './profile.ts'
import type { Screen } from './screen.ts'

const HOUR = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

const row = (number: string, request: Partial<RequestRow>): RequestRow => ({
  _id: number,
  number,
  title: '',
  item: '',
  createdAt: ago(30),
  stage: 'received',
  assignee: '',
  dueAt: '',
  answeredAt: '',
  closedAt: '',
  ...request,
})
const oven = row('2026-0412', {
  title: 'The second oven comes in March.',
  stage: 'assigned',
  assignee: 'Ben Hale',
  dueAt: ago(-5),
})
const list = [
  oven,
  row('2026-0388', { title: "October's bill looks doubled", createdAt: ago(60), dueAt: ago(2) }),
  row('2026-0351', { item: 'Battery storage', createdAt: ago(700), stage: 'answered', answeredAt: ago(650) }),
  row('2026-0207', { title: 'Ring me about solar', createdAt: ago(3_000), stage: 'closed', closedAt: ago(2_900) }),
]
const comment = 'The second oven comes in March. Is our supply enough, or do we heat the hall another way?'
const reply =
  'Dear Tom,\n\nthe second oven does not need a new supply: the waste heat of both carries the hall and the hot water.\n\nBen Hale'
const one: OwnRequest = {
  ...oven,
  name: 'Tom Okafor',
  email: 'customer@example.com',
  comment,
  attachments: [
    { _id: '1', entry: '2', name: 'offer-2026-0044.pdf', type: 'application/pdf', bytes: 182_000 },
    { _id: '2', entry: '3', name: 'fuse-board.jpg', type: 'image/jpeg', bytes: 2_100_000 },
  ],
  timeline: [
    { _id: '1', at: ago(24), what: 'call', who: 'Ben Hale', text: '' },
    { _id: '2', at: ago(22), what: 'reply', who: 'Ben Hale', text: reply },
    { _id: '3', at: ago(3), what: 'message', who: 'Tom Okafor', text: 'Thank you, that is clear. And our fuse?' },
  ],
}

/** The requests of the sample's customer, with these answers of the API. */
const profile = (
  name: string,
  path: string,
  rows: RequestRow[] | 'failed',
  prepare: (page: Page) => Promise<unknown>,
) => {
  const screen = customerScreen(name, path, prepare)
  return {
    ...screen,
    async before(page: Page) {
      await screen.before?.(page)
      await page.route('**/api/requests', (route) =>
        rows === 'failed' ? route.abort() : route.fulfill({ json: rows }),
      )
      await page.route('**/api/requests/*', (route) => route.fulfill({ json: one }))
    },
  } satisfies Screen
}

/** A page of a link: of a request that `change` has changed. */
function linked(name: string, change: (page: Page, id: string) => Promise<unknown>): Screen {
  let path = ''
  return {
    name,
    path: () => path,
    async before(page) {
      const { email, id } = await aRequest(page.request)
      path = await linkTo(page.request, email)
      await change(page, id)
    },
  }
}

const expired: Screen = {
  name: 'requests-expired',
  path: '/requests/none',
  status: 404,
  browserError: /404 .*\/requests\/none/,
}

/** What those who sent a request see of it. */
export const requests: Screen[] = [
  profile('requests', '/profile/requests', list, (page) =>
    expect(page.getByText('4 requests, 2 of them wait for us')).toBeVisible(),
  ),
  profile('requests-one', '/profile/requests/2026-0412', list, (page) =>
    expect(page.getByRole('button', { name: 'Write back' })).toBeVisible(),
  ),
  profile('requests-none', '/profile/requests', [], (page) => expect(page.getByText('No requests yet.')).toBeVisible()),
  {
    ...profile('requests-failed', '/profile/requests', 'failed', (page) =>
      expect(page.getByText('We could not load your requests.')).toBeVisible(),
    ),
    browserError: /ERR_FAILED .*\/api\/requests/,
  },
  linked('requests-link', (page, id) =>
    asStaff(page.request, 'reply', id, {
      subject: 'Your boiler',
      text: 'It has earned its rest.\n\nShall we ring you?',
    }),
  ),
  linked('requests-link-closed', (page, id) => asStaff(page.request, 'setState', id, { state: 'closed' })),
  {
    ...linked('requests-written-back', () => Promise.resolve()),
    async prepare(page) {
      await page.getByLabel('Your message').fill('It is cold.')
      await page.getByRole('button', { name: 'Write back' }).click()
      await expect(page.getByText('We have what you wrote.')).toBeVisible()
    },
  },
  expired,
  {
    ...expired,
    name: 'requests-new-link',
    async prepare(page) {
      await page.getByRole('form', { name: 'Send me a new link' }).getByLabel('Email address').fill('ada@example.com')
      await page.getByRole('button', { name: 'Send me a new link' }).click()
      await expect(page.getByText('If we have a request from that address')).toBeVisible()
    },
  },
]
