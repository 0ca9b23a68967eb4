// @vitest-environment jsdom
import { daysLater } from '@energy/contracts/bookings/slots'
import { FIGURE_DAYS, type InquiryFigures } from '@energy/contracts/inquiries/figures'
import { VIEWS } from '@energy/contracts/inquiries/inbox'
import { recordOf } from '@energy/contracts/record-of'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { AnswerTimes } from '../../src/features/inquiries/figures/answer-times.tsx'
import { ByItem } from '../../src/features/inquiries/figures/by-item.tsx'
import { DaysCard } from '../../src/features/inquiries/figures/days-card.tsx'
import { LongestWaiting } from '../../src/features/inquiries/figures/longest-waiting.tsx'
import { Unanswered } from '../../src/features/inquiries/figures/unanswered.tsx'
import { hold, takeBack } from '../../src/shared/actions/held-calls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel, recoveryOf, NOW } from '../fixtures/panel.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const COUNTS = 'GET /api/inquiries/counts'
const WAITING = 'GET /api/inquiries?limit=6'
const FIGURES = 'GET /api/inquiries/figures'

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

test('a panel that does not load says so, and loads when it is tried again', async () => {
  await expect
    .poll(await recoveryOf(<Unanswered />, COUNTS, countsOf({ waiting: 11 })))
    .toEqual([expect.stringContaining('We could not load the counts.'), expect.stringContaining('11')])
  await expect
    .poll(await recoveryOf(<LongestWaiting />, WAITING, [anInquiry()]))
    .toEqual([expect.stringContaining('We could not load the requests.'), expect.stringContaining('Ola Berg')])
  await expect
    .poll(await recoveryOf(<AnswerTimes />, FIGURES, figuresOf()))
    .toEqual([
      expect.stringContaining('We could not load the times.'),
      expect.stringContaining('Nothing has been answered this week.'),
    ])
})

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

  test('leaves out who is answered in a moment', async () => {
    hold('7', () => Promise.resolve())
    onTestFinished(() => void takeBack('7'))
    const { text } = aPanel(<LongestWaiting />, { [WAITING]: [anInquiry()], [COUNTS]: countsOf({}) })
    await expect.poll(text).toContain('Nobody is waiting.')
  })
})

describe('the median time to the first answer', () => {
  test('is that of this week, beside that of last week', async () => {
    const figures = figuresOf({ thisWeek: { count: 4, median: 200 }, lastWeek: { count: 9, median: 545 } })
    const { text } = aPanel(<AnswerTimes />, { [FIGURES]: figures })
    // It counts in working days once the company is read.
    await expect.poll(text).toContain('Last week 1 d 1 h')
    expect(text()).toContain('This week 3 h 20 min')
    expect(text()).toContain('4 answers, in opening hours')
  })

  test('is a dash while nothing is answered this week', async () => {
    const { text } = aPanel(<AnswerTimes />, { [FIGURES]: figuresOf({ lastWeek: { count: 1, median: 305 } }) })
    await expect.poll(text).toContain('–Nothing has been answered this week. Last week: 5 h 05 min.')
  })
})

test('the requests of fourteen days lead to the inbox of these days, all of them and those of each service', async () => {
  const counts = noCounts.with(0, 4).with(13, 3)
  const items = [{ _id: '7', title: 'Solar', counts: noCounts.with(0, 3) }]
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
