// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import type { BookingDays } from '@energy/contracts/bookings/bookings'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { Book } from '../../src/features/booking/book.tsx'
import { BookingForm } from '../../src/features/booking/booking-form.tsx'
import { Days } from '../../src/features/booking/days.tsx'
import { Move } from '../../src/features/booking/move.tsx'
import { Summary } from '../../src/features/booking/summary.tsx'
import { daysQuery } from '../../src/features/booking/read.ts'
import type { Posted } from '../../src/shared/form/posted.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'

const startsAt = '2099-12-01T09:00:00.000Z'
const aDay: BookingDays = { days: [{ day: '2099-12-01', slots: [{ startsAt, isFree: true }] }] }
const typed = { username: 'Tom Okafor', phone: '00447700900142', email: 'tom@example.com' }

const nothing = () => undefined
const slow = () => new Promise<never>(nothing)

/** A screen with the days that were read from a date on. */
function aScreen(screen: ReactNode, from: string, shown: BookingDays, posted?: Posted, later?: BookingDays) {
  const call = createCall('http://127.0.0.1:1')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(daysQuery(call, from).queryKey, shown)
  if (later) client.setQueryData(daysQuery(call, shown.later ?? '').queryKey, later)
  const router = createMemoryRouter([{ path: '/', element: screen }])
  return render(
    <App posted={posted} config={config} client={client} call={call} session={undefined}>
      <SiteProvider value={firstSite('book')}>
        <RouterProvider router={router} />
      </SiteProvider>
    </App>,
  )
}

/** The form that books a call, or one that moves it, on days that were read. */
const aForm = (name: 'booking' | 'move', shown = aDay, posted?: Posted) =>
  aScreen(
    name === 'booking' ? (
      <BookingForm asked={{ from: '', day: '' }} shown={shown} onBooked={nothing} reload={nothing} />
    ) : (
      <Move token="abc" booked={{ startsAt, phoneEnd: '142', state: 'booked' }} reread={slow} />
    ),
    '2099-12-01',
    shown,
    posted,
  )

describe.each(['booking', 'move'] as const)('in the form %s', (name) => {
  test.each([
    ['with hours', aDay],
    ['without any', { days: [] }],
  ])('on days %s, the hours take the focus where only the hour is missing', (_, days) => {
    const { find, press } = aForm(name, days)
    if (name === 'booking') {
      for (const [field, value] of Object.entries(typed)) find(`[name=${field}]`).setAttribute('value', value)
      press('[name=agreed]')
    }
    press('[type=submit]')
    const hours = document.activeElement
    expect(hours?.id).toMatch(/startsAt$/)
    expect(document.getElementById(hours?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Pick an hour')
  })
  test('the hour that was posted without JavaScript stays picked after an error', () => {
    const values = { startsAt, ...(name === 'booking' && { agreed: 'on' }) }
    const { find } = aForm(name, aDay, { form: name, status: 429, values, formError: 'Too much.' })
    for (const [field, value] of Object.entries(values))
      expect(find(`[name=${field}]:checked`).getAttribute('value') ?? 'on').toBe(value)
  })
})

test('where other days cannot be loaded, the form stays with what is typed, and says so', async () => {
  const { find, press } = aScreen(<Book />, '', { ...aDay, later: '2099-12-15' })
  find('[name=username]').setAttribute('value', 'Tom Okafor')
  press('.more')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/could not load the hours/)
  expect(find('[name=username]').getAttribute('value')).toBe('Tom Okafor')
  expect(find('[name=startsAt]').getAttribute('value')).toBe(startsAt)
})

test.each(['?day=2099-12-02', '?from=2099-12-01&day=2099-12-02'])(
  'a day is marked as soon as it is pressed, while its hours at %s are not there yet',
  async (address) => {
    const day = '2099-12-02'
    const days = [
      { day: '2099-12-01', slots: [] },
      { day, slots: [] },
    ]
    const from = new URLSearchParams(address).get('from')
    const routes = [{ path: '/', element: <Days shown={{ days }} chosen={days[0]} legend="Days" />, loader: slow }]
    const router = createMemoryRouter(routes, {
      initialEntries: [from ? `/?from=${from}` : '/'],
      hydrationData: { loaderData: { 0: null } },
    })
    const { find, press } = render(<RouterProvider router={router} />)
    press(`[href="/${address}"]`)
    await expect.poll(() => find(`[href="/${address}"]`).ariaBusy).toBe('true')
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1)
  },
)

test('where there are no later weeks, the days take the focus from the link that led to them', async () => {
  const last = { days: [{ day: '2099-12-15', slots: [] }], earlier: '2099-12-01' }
  const { find, press } = aScreen(<Book />, '', { ...aDay, later: '2099-12-15' }, undefined, last)
  find('.more').focus()
  press('.more')
  await expect.poll(() => find('.more').textContent).toBe('Two weeks earlier')
  await expect.poll(() => document.activeElement).toBe(find('.booking-days'))
})

test('the weeks that are shown are announced when they change', async () => {
  const { find, press } = aScreen(<Book />, '', { ...aDay, later: '2099-12-15' }, undefined, {
    days: [{ day: '2099-12-15', slots: [] }],
  })
  const announced = find('nav output')
  expect(announced.textContent).toBe('1 December to 1 December')
  press('.more')
  await expect.poll(() => announced.textContent).toBe('15 December to 15 December')
})

test.each([
  ['Europe/London', 'London time (GMT)'],
  ['Europe/Paris', 'London time (GMT)17:00 to 18:00 in Paris'],
  ['Pacific/Auckland', 'London time (GMT)Tue 8 Dec, 05:00 to 06:00 in Auckland'],
])('beside the form, the hour in %s has its day where that is another', (timeZone, expected) => {
  const { find } = render(
    <SiteProvider value={firstSite('book')}>
      <Summary picked="2026-12-07T16:00:00.000Z" timeZone={timeZone}>
        {null}
      </Summary>
    </SiteProvider>,
  )
  expect(find('.text-h3').textContent).toBe('Mon 7 Dec')
  expect(find('p.text-muted').textContent).toBe(expected)
})
