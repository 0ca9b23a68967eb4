import { MAX_OPEN_CALLS } from '@energy/contracts/bookings/bookings'
import type { APIRequestContext, Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { restoreSession } from '../../support/accounts.ts'
import { aBookedCall, fillBooking, freeHours, hoursOf, openLastDay, pressBook } from '../../support/data/bookings.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** Expects a page in place of a form, whose title is on the screen and has the focus. */
async function expectShown(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
}

test(
  'a visitor books a call, moves it and cancels it by the link of the mail',
  { tag: '@layout' },
  async ({ page, request }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Pick an hour for a call' }).click()
    await openLastDay(page)
    await hoursOf(page).first().click()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    const email = await fillBooking(page)
    await pressBook(page)
    await expectShown(page, 'We call you')

    const [mail] = await mailsTo(request, email)
    await page.goto(/https?:\/\/[^\s/]+(\/calls\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    await hoursOf(page).first().click()
    await page.getByRole('button', { name: /^Move to/ }).click()
    await expect(page.getByText('Your call is moved.')).toBeVisible()
    await mailsTo(request, email, 2)
    await page.getByRole('button', { name: 'Cancel this call' }).click()
    await expectShown(page, 'This call is cancelled')
    await mailsTo(request, email, 3)
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: 'This call is cancelled' })).not.toBeFocused()
  },
)

/** Tries to book a call for somebody who has three to come, and fills in the address of somebody who has none. */
const expectNoOtherCall = (page: Page, request: APIRequestContext, other: string) =>
  test.step('with three calls to come a visitor reads why no other one is booked', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    for (const startsAt of (await freeHours(request)).slice(-MAX_OPEN_CALLS))
      await aBookedCall(request, startsAt, email)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText(/^You have 3 calls to come already\. Change or cancel one/).first()).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByLabel('Email address').fill(other)
  })

test('an hour that goes while somebody fills in the form is said, and that one has three calls to come; nothing that was typed is lost', async ({
  page,
  request,
  browserErrors,
}) => {
  await page.goto('/book')
  await openLastDay(page)
  const startsAt = (await hoursOf(page).last().locator('input').getAttribute('value')) ?? ''
  await hoursOf(page).last().click()
  const email = await fillBooking(page)
  // All places of the hour.
  while ((await freeHours(request)).includes(startsAt)) await aBookedCall(request, startsAt)

  browserErrors.expect(/409/)
  await pressBook(page)
  await expect(page.getByText(/^Somebody has just taken .* The next free hours: /).first()).toBeVisible()
  await expect(page.locator(`input[value="${startsAt}"]`)).toBeDisabled()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await hoursOf(page).first().click()
  await expectNoOtherCall(page, request, email)
  await page.getByRole('button', { name: 'Book this call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We call you' })).toBeVisible()
})

test.describe('in another time zone', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the hours are shown by our clock, and by the one of the visitor', async ({ page }) => {
    await page.goto('/book')
    const hour = hoursOf(page).first()
    await hour.hover()
    const ours = await hour.textContent()
    await page.getByRole('button', { name: 'Show New York time' }).click()
    await expect(hour).not.toHaveText(ours ?? '')
    await expect(page.getByText(/^New York time \(/)).toBeVisible()
    await page.getByRole('button', { name: /^Show London time/ }).click()
    await expect(hour).toHaveText(ours ?? '')
  })
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a call is booked, moved and cancelled', async ({ page, request, browserErrors }) => {
    browserErrors.expect(/422/)
    await page.goto('/book')
    await openLastDay(page)
    await fillBooking(page)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('Pick an hour').first()).toBeVisible()
    await hoursOf(page).first().click()
    const email = await page.getByLabel('Email address').inputValue()
    await expect(page.getByLabel(/acknowledge/)).toBeChecked()
    await expectNoOtherCall(page, request, email)
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByText('Your call is booked.')).toBeFocused()

    const [mail] = await mailsTo(request, email)
    await page.goto(/https?:\/\/[^\s/]+(\/calls\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    await hoursOf(page).first().click()
    await page.getByRole('button', { name: 'Move the call' }).click()
    await expect(page.getByText('Your call is moved.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel this call' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This call is cancelled' })).toBeVisible()
  })
})

test(
  'staff see the calls that come, and open the request of one',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page, request }) => {
    const [startsAt = ''] = (await freeHours(request)).slice(-1)
    await aBookedCall(request, startsAt)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/calls?view=coming')
    await page.getByRole('link', { name: 'Tom Okafor', exact: true }).last().click()
    await expect(page.getByText('Booked call')).toBeVisible()
  },
)
