import { booking } from '@energy/contracts/bookings/bookings'
import type { Page } from '@playwright/test'
import { aBookedCall, fillBooking, freeHours, hoursOf, pressBook } from '../support/data/bookings.ts'
import { sql } from '../support/data/sql.ts'
import type { Screen } from './screen.ts'

/** The page of a link to a booked call. */
function linked(name: string, change?: (page: Page, path: string) => Promise<unknown>): Screen {
  let path = ''
  return {
    name,
    path: () => path,
    async before(page) {
      const hours = await freeHours(page.request)
      path = await aBookedCall(page.request, hours.at(-1) ?? '')
      await change?.(page, path)
    },
  }
}

const cancel = (page: Page, path: string) =>
  page.request.delete(`/api${booking.cancel.url.replace(':token', path.replace('/calls/', ''))}`)

/** Lets the hour of the newest booking pass. */
const letPass = () =>
  sql(
    `UPDATE bookings SET "startsAt" = "startsAt" - interval '40 days', "endsAt" = "endsAt" - interval '40 days'
     WHERE id = (SELECT id FROM bookings ORDER BY id DESC LIMIT 1)`,
    [],
  )

/** What visitors see of the calls that they book. */
export const bookings: Screen[] = [
  { name: 'book', path: '/book' },
  { name: 'book-picked', path: '/book', prepare: (page) => hoursOf(page).first().click() },
  {
    name: 'book-errors',
    path: '/book',
    async prepare(page) {
      await pressBook(page)
      await page.getByText('Pick an hour').first().waitFor()
    },
  },
  {
    name: 'book-done',
    path: '/book',
    async prepare(page) {
      await hoursOf(page).last().click()
      await fillBooking(page)
      await pressBook(page)
      await page.getByRole('heading', { level: 1, name: 'We call you' }).waitFor()
    },
  },
  linked('call-booked'),
  linked('call-cancelled', cancel),
  linked('call-past', letPass),
  { name: 'call-expired', path: '/calls/none', status: 404, browserError: /404/ },
]
