// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import type { BookingDays } from '@energy/contracts/bookings/bookings'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { App } from '../src/app/app.tsx'
import { BookingForm } from '../src/features/booking/booking-form.tsx'
import { Move } from '../src/features/booking/move.tsx'
import { daysQuery } from '../src/features/booking/read.ts'
import { SiteProvider } from '../src/shared/site/use-site.ts'
import { firstSite } from './fixtures/first-site.ts'

const startsAt = '2099-12-01T09:00:00.000Z'
const aDay: BookingDays = { days: [{ day: '2099-12-01', slots: [{ startsAt, isFree: true }] }] }
const typed = { username: 'Tom Okafor', phone: '00447700900142', email: 'tom@example.com' }
const config = {
  apiUrl: '/api',
  siteUrl: 'https://energy.example',
  dashboardUrl: 'https://energy.example/dashboard',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
}

const nothing = () => undefined

/** The form that books a call, or one that moves it, on days that were read. */
function aForm(name: 'booking' | 'move', shown = aDay) {
  const call = createCall('http://127.0.0.1:1')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(daysQuery(call, '2099-12-01').queryKey, shown)
  const form =
    name === 'booking' ? (
      <BookingForm asked={{ from: '', day: '' }} shown={shown} onBooked={nothing} reload={nothing} />
    ) : (
      <Move token="abc" booked={{ startsAt, phoneEnd: '142', state: 'booked' }} />
    )
  const router = createMemoryRouter([{ path: '/', element: form }])
  return render(
    <App posted={undefined} config={config} client={client} call={call} session={undefined}>
      <SiteProvider value={firstSite('book')}>
        <RouterProvider router={router} />
      </SiteProvider>
    </App>,
  )
}

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
})
