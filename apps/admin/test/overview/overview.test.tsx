// @vitest-environment jsdom
import { FIRST_STEPS } from '@energy/contracts/site/first-steps'
import { recordOf } from '@energy/contracts/record-of'
import { OFFER_STATES } from '@energy/contracts/sales/offer-states'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallsToday } from '../../src/features/bookings/calls-today.tsx'
import { NextScheduled } from '../../src/features/content/scheduled/next-scheduled.tsx'
import { FirstSteps, ShowFirstSteps } from '../../src/features/overview/first-steps.tsx'
import { SalesFigures } from '../../src/features/sales/figures.tsx'
import { OffersOut } from '../../src/features/sales/offers-out.tsx'
import { anApi } from '../fixtures/api.ts'
import { callAt } from '../fixtures/bookings.ts'
import { aPanel, recoveryOf, NOW } from '../fixtures/panel.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const OFFERS = 'GET /api/offers/figures'
const TODAY = 'GET /api/bookings?view=today'
const COMING = 'GET /api/bookings?view=coming'
const SCHEDULES = 'GET /api/schedules?limit=5'
const STEPS = 'GET /api/overview/first-steps'

const stepsOf = (...done: string[]) => ({ [STEPS]: recordOf(FIRST_STEPS, (step) => done.includes(step)) })
const list = (
  <>
    <ShowFirstSteps />
    <FirstSteps />
  </>
)

test('a panel that does not load says so, and loads when it is tried again', async () => {
  await expect
    .poll(await recoveryOf(<CallsToday />, TODAY, []))
    .toEqual([expect.stringContaining('We could not load the calls.'), expect.stringContaining('No calls today.')])
  await expect
    .poll(await recoveryOf(<NextScheduled />, SCHEDULES, []))
    .toEqual([
      expect.stringContaining('We could not load what is scheduled.'),
      expect.stringContaining('Nothing is scheduled.'),
    ])
  await expect
    .poll(await recoveryOf(<FirstSteps />, STEPS, stepsOf('company')[STEPS]))
    .toEqual([
      expect.stringContaining('We could not load what to do first.Try again'),
      expect.stringContaining('What to do first1 of 7 done'),
    ])
})

test('what was won and lost leads to the lists of what is counted', async () => {
  const figures = {
    currency: 'GBP',
    wonThisMonth: { count: 1, total: 100_000 },
    wonThisQuarter: { count: 2, total: 300_000 },
    lostThisQuarter: [{ reason: 'expired', count: 1, total: 50_000 }],
  }
  const { links } = aPanel(<SalesFigures />, { [OFFERS]: figures })
  await expect.poll(links).toEqual({
    'Won this month£1,0001 offer': '/offers?state=wonThisMonth',
    'Won this quarter£3,0002 offers': '/offers?state=wonThisQuarter',
    'Lost this quarter£500Expired: 1': '/offers?state=lostThisQuarter',
  })
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

  test('are dialled without the zero in brackets, which is for calls within the country', async () => {
    const call = callAt('2026-11-19T11:00:00.000Z', { name: 'Ines', phone: '+44 (0)20 7946 0102' })
    const { links } = aPanel(<CallsToday />, { [TODAY]: [call] })
    await expect.poll(links).toMatchObject({ 'Call Ines': 'tel:+442079460102' })
  })

  test('name the next day with a call where there are none', async () => {
    const { text } = aPanel(<CallsToday />, { [TODAY]: [], [COMING]: [callAt('2026-11-23T09:00:00.000Z', {})] })
    await expect.poll(text).toContain('No calls today. The next is on Mon 23 Nov at 09:00.')
  })
})

describe('what to do first', () => {
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
