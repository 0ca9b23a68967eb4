import { booking, type BookingDays, type NewBooking } from '@energy/contracts/bookings/bookings'
import { freeIn } from '@energy/contracts/bookings/slots'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { waitForReact } from '../../screens/screen.ts'

/** The hours of the next two weeks that are free, the first one first. */
export async function freeHours(request: APIRequestContext) {
  const { days }: BookingDays = await (await request.get(`/api${booking.days.url}`)).json()
  return freeIn(days)
}

/** Books a call. @returns the path of its link */
export async function aBookedCall(
  request: APIRequestContext,
  startsAt: string,
  email = `${crypto.randomUUID()}@example.com`,
) {
  const data: NewBooking = { startsAt, username: 'Tom Okafor', email, phone: '00447700900142' }
  const response = await request.post(`/api${booking.create.url}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
  const { token }: { token: string } = await response.json()
  return `/calls/${token}`
}

/** Chooses the last day with a free hour, and waits for its hours: those of the day before it are shown until then. */
export async function openLastDay(page: Page) {
  const day = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /free$/ }).last()
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
}

/** Types who is called. @returns the e-mail */
export async function fillBooking(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('Your name').fill('Tom Okafor')
  await page.getByLabel('Phone').fill('+44 7700 900142')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/acknowledge/).check()
  return email
}

/** Presses the button once the code of the form has come, without which the server answers. */
export async function pressBook(page: Page) {
  const button = page.getByRole('button', { name: 'Book this call' })
  await button.hover()
  await waitForReact(button)
  await button.click()
}

/** The hours of the chosen day that are free. */
export const hoursOf = (page: Page) => page.locator('.booking-hours label').filter({ has: page.locator(':enabled') })
