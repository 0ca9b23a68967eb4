// @vitest-environment jsdom
import type { BookingRow } from '@energy/contracts/bookings/bookings'
import { daysLater } from '@energy/contracts/bookings/slots'
import { FIRST_STEPS } from '@energy/contracts/first-steps'
import { FIGURE_DAYS, type InquiryFigures } from '@energy/contracts/inquiries/figures'
import { VIEWS } from '@energy/contracts/inquiries/inbox'
import { recordOf } from '@energy/contracts/record-of'
import { OFFER_STATES } from '@energy/contracts/sales/offers'
import { render } from '@energy/ui/test/render'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallsToday } from '../src/features/bookings/calls-today.tsx'
import { NextScheduled } from '../src/features/content/scheduled/next-scheduled.tsx'
import { AnswerTimes } from '../src/features/inquiries/figures/answer-times.tsx'
import { ByItem } from '../src/features/inquiries/figures/by-item.tsx'
import { DaysCard } from '../src/features/inquiries/figures/days-card.tsx'
import { LongestWaiting } from '../src/features/inquiries/figures/longest-waiting.tsx'
import { Unanswered } from '../src/features/inquiries/figures/unanswered.tsx'
import { FirstSteps, ShowFirstSteps } from '../src/features/overview/first-steps.tsx'
import { OffersOut } from '../src/features/sales/offers-out.tsx'
import { blankCompany } from '../src/shared/company/use-company.ts'
import { aProblem, anApi } from './fixtures/api.ts'
import { anInquiry } from './fixtures/inquiry.ts'
import { aClient, aSession, Screen } from './fixtures/screen.tsx'

const NOW = new Date('2026-11-19T10:40:00Z')
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const company = {
  ...blankCompany,
  timeZone: 'Europe/London',
  clock: 'London time',
  answerDays: '1',
  hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
    day,
    opens: '08:00',
    closes: '16:00',
  })),
}
const site = { 'GET /api/site?page=other': { menu: {}, company, texts: {}, pictures: [] } }

/** A panel for which the API has these answers, by method and URL; any other call fails. */
function aPanel(panel: ReactNode, answers: Record<string, unknown>, uid = 'ada') {
  const known: Record<string, unknown> = { ...site, ...answers }
  const sent = anApi((name) => (name in known ? Response.json(known[name]) : aProblem(500, 'It is broken.')))
  const client = aClient()
  const { find, press } = render(
    <Screen client={client} session={aSession(uid)}>
      {panel}
    </Screen>,
  )
  return {
    sent,
    client,
    text: () => document.body.textContent,
    links: () =>
      Object.fromEntries(
        [...document.querySelectorAll('a')].map((link) => [
          link.getAttribute('aria-label') ?? link.textContent.trim(),
          link.getAttribute('href'),
        ]),
      ),
    find,
    press,
  }
}

const COUNTS = 'GET /api/inquiries/counts'
const WAITING = 'GET /api/inquiries?limit=6'
const FIGURES = 'GET /api/inquiries/figures'
const OFFERS = 'GET /api/offers/figures'
const TODAY = 'GET /api/bookings?view=today'
const COMING = 'GET /api/bookings?view=coming'
const SCHEDULES = 'GET /api/schedules?limit=5'
const STEPS = 'GET /api/overview/first-steps'

const countsOf = (counts: object) => ({ ...recordOf(VIEWS, () => 0), ...counts })
const days = Array.from({ length: FIGURE_DAYS }, (_, at) => daysLater('2026-11-06', at))
const noCounts = days.map(() => 0)
const figuresOf = (figures: Partial<InquiryFigures> = {}): InquiryFigures => ({
  thisWeek: { count: 0 },
  lastWeek: { count: 0 },
  days,
  counts: noCounts,
  items: [],
  ...figures,
})

test.each([
  ['unanswered', <Unanswered />, COUNTS, countsOf({ waiting: 11 }), 'We could not load the counts.', '11'],
  ['who waits', <LongestWaiting />, WAITING, [anInquiry()], 'We could not load the requests.', 'Ola Berg'],
  ['calls', <CallsToday />, TODAY, [], 'We could not load the calls.', 'No calls today.'],
  ['scheduled', <NextScheduled />, SCHEDULES, [], 'We could not load what is scheduled.', 'Nothing is scheduled.'],
  [
    'times',
    <AnswerTimes />,
    FIGURES,
    figuresOf(),
    'We could not load the times.',
    'Nothing has been answered this week.',
  ],
])(
  '%s: a panel that does not load says so, and loads when it is tried again',
  async (_, panel, url, answer, error, shown) => {
    const { text, press } = aPanel(panel, {})
    await expect.poll(text).toContain(error)
    anApi((name) => Response.json(name === url ? answer : site['GET /api/site?page=other']))
    press('[role=alert] button')
    await expect.poll(text).toContain(shown)
    expect(text()).not.toContain(error)
  },
)

describe('unanswered', () => {
  test('leads to those that wait, and to the overdue ones', async () => {
    const { links } = aPanel(<Unanswered />, { [COUNTS]: countsOf({ waiting: 11, overdue: 3 }) })
    await expect.poll(links).toEqual({ '11 unanswered': '/invoice', '3 overdue': '/invoice?view=overdue' })
  })

  test('says that nothing is overdue', async () => {
    const { text } = aPanel(<Unanswered />, { [COUNTS]: countsOf({ waiting: 2 }) })
    await expect.poll(text).toContain('Nothing is overdue.')
  })
})

describe('who waits longest', () => {
  test('shows the opening hours that each has waited, and marks those that are overdue', async () => {
    const rows = [
      anInquiry({ _id: '1', waitingSince: '2026-11-17T09:40:00.000Z', dueAt: '2026-11-18T09:40:00.000Z' }),
      anInquiry({ _id: '2', name: 'Ada', waitingSince: '2026-11-19T09:28:00.000Z', dueAt: '2026-11-20T09:28:00.000Z' }),
    ]
    const { links, text } = aPanel(<LongestWaiting />, { [WAITING]: rows, [COUNTS]: countsOf({ waiting: 11 }) })
    await expect.poll(text).toContain('Overdue, waits 2 d 1 h')
    expect(text()).toContain('Waits 1 h 12 min')
    expect(text()).toContain('One working day, our promise')
    expect(Object.values(links())).toEqual(['/invoice', '/invoice?view=all&id=1', '/invoice?view=all&id=2'])
  })

  test('says that nobody waits', async () => {
    const { links, text } = aPanel(<LongestWaiting />, { [WAITING]: [], [COUNTS]: countsOf({}) })
    await expect.poll(text).toContain('Nobody is waiting.')
    expect(links()).toEqual({ 'All requests': '/invoice?view=all' })
  })
})

describe('the median time to the first answer', () => {
  test('is that of this week, beside that of last week', async () => {
    const figures = figuresOf({ thisWeek: { count: 4, median: 200 }, lastWeek: { count: 9, median: 545 } })
    const { text } = aPanel(<AnswerTimes />, { [FIGURES]: figures })
    await expect.poll(text).toContain('This week 3 h 20 min')
    await expect.poll(text).toContain('Last week 1 d 1 h')
  })

  test('is a dash while nothing is answered this week', async () => {
    const { text } = aPanel(<AnswerTimes />, { [FIGURES]: figuresOf({ lastWeek: { count: 1, median: 305 } }) })
    await expect.poll(text).toContain('–Nothing has been answered this week. Last week: 5 h 05 min.')
  })
})

test('the requests of fourteen days lead to the inbox of these days, all of them and those of each service', async () => {
  const counts = noCounts.with(0, 4).with(13, 3)
  const items = [{ _id: '7', kind: 'services', title: 'Solar', counts: noCounts.with(0, 3) }]
  const { links, find } = aPanel(
    <>
      <DaysCard />
      <ByItem />
    </>,
    { [FIGURES]: figuresOf({ counts, items }) },
  )
  const inbox = '/invoice?view=all&from=2026-11-06&until=2026-11-19'
  await expect.poll(links).toEqual({ '7 requests in 14 days': inbox, Solar: `${inbox}&item=7`, 'Other pages': inbox })
  const rows = [...find('tbody').querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent))
  expect(rows.map((cells) => [cells[0], cells[1], cells[14], cells[15]])).toEqual([
    ['Solar', '3', '0', '3'],
    ['Other pages', '1', '3', '4'],
  ])
})

test('offers that are out lead to their lists, and the money is that of the site', async () => {
  const none = { count: 0, total: 0 }
  const [sent, seen] = [
    { count: 4, total: 12_971_500 },
    { count: 3, total: 9_377_400 },
  ]
  const figures = {
    currency: 'GBP',
    states: { ...recordOf(OFFER_STATES, () => none), sent, seen },
    out: { count: 7, total: 22_348_900 },
    soon: none,
    wonThisMonth: none,
    wonThisQuarter: none,
    lostThisQuarter: [],
    orders: 0,
    invoices: 0,
  }
  const { links } = aPanel(<OffersOut />, { [OFFERS]: figures })
  await expect.poll(links).toEqual({
    '£223,489': '/offers?state=out',
    '4 sent£129,715': '/offers?state=sent',
    '3 seen£93,774': '/offers?state=seen',
  })
})

describe('the calls of today', () => {
  const callAt = (startsAt: string, call: Partial<BookingRow>): BookingRow => ({
    _id: startsAt,
    startsAt,
    inquiry: '1',
    name: '',
    businessName: '',
    phone: '1',
    comment: '',
    assignee: '',
    outcome: '',
    isOutside: false,
    ...call,
  })

  test('say how each ended, which is next, and whose end nobody has noted', async () => {
    const { text } = aPanel(<CallsToday />, {
      [TODAY]: [
        callAt('2026-11-19T08:00:00.000Z', { name: 'Hannah', businessName: 'Weiss & Sons', outcome: 'reached' }),
        callAt('2026-11-19T09:00:00.000Z', { name: 'Ravi' }),
        callAt('2026-11-19T11:00:00.000Z', { name: 'Ines', businessName: 'Carvalho Dental' }),
        callAt('2026-11-19T14:00:00.000Z', { name: 'Omar' }),
      ],
    })
    await expect.poll(text).toContain('Times are London time (GMT).')
    expect(text()).toMatch(
      /Calls today4.*HannahWeiss & Sons\. Reached.*RaviHow did it go\?Call.*InesCarvalho Dental\. In 20 minutesCall.*OmarCall/,
    )
  })

  test('name the next day with a call where there are none', async () => {
    const { text } = aPanel(<CallsToday />, { [TODAY]: [], [COMING]: [callAt('2026-11-23T09:00:00.000Z', {})] })
    await expect.poll(text).toContain('No calls today. The next is on Mon 23 Nov at 09:00.')
  })
})

describe('what to do first', () => {
  const stepsOf = (...done: string[]) => ({ [STEPS]: recordOf(FIRST_STEPS, (step) => done.includes(step)) })
  const list = (
    <>
      <ShowFirstSteps />
      <FirstSteps />
    </>
  )

  test('ticks itself off, and goes when all is done', async () => {
    const { text, client } = aPanel(list, stepsOf('company', 'item'))
    await expect.poll(text).toContain('What to do first2 of 7 done')
    expect(text()).toContain('Say who you are, done')
    expect(text()).not.toContain('Upload a picture, done')
    anApi(() => Response.json(stepsOf(...FIRST_STEPS)[STEPS]))
    await client.invalidateQueries()
    await expect.poll(text).toBe('')
  })

  test('is hidden by a person for this person alone, who can show it again', async () => {
    const { text, press } = aPanel(list, stepsOf('company'))
    await expect.poll(text).toContain('1 of 7 done')
    press('section button')
    expect(text()).toBe('What to do first: 6 left')
    press('button')
    expect(text()).toContain('1 of 7 done')
    press('section button')
    aPanel(list, stepsOf('company'), 'grace')
    await expect.poll(text).toMatch(/^What to do first: 6 left.*1 of 7 done/)
  })
})
