import { specialist } from '@energy/contracts/inquiries/specialists'
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { firstIds } from '../../screens/screen.ts'
import { restoreSession } from '../../support/accounts.ts'
import { idTokenOf } from '../../support/dashboard.ts'
import { ADMIN, CUSTOMER } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const SENTENCE =
  'By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.'
const createUrl = `**/api${specialist.create.url}`

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const consent = (page: Page) => page.getByRole('checkbox', { name: SENTENCE, exact: true })

async function openForm(page: Page) {
  await page.goto(`/single_service/${(await firstIds(page)).service}#talk`)
  await expect(submit(page)).toBeVisible()
}
async function fill(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Grace Obi')
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByLabel('Comment').fill('Is our roof strong enough?')
  await consent(page).check()
}
/** Whether a notice overlaps an element. */
async function overlaps(notice: Locator, element: Locator) {
  const [a, b] = [await notice.locator('..').boundingBox(), await element.boundingBox()]
  if (!a || !b) throw new Error('One of the two elements is not on the page')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
/** The number of stored requests with this e-mail address. */
async function countStored(request: APIRequestContext, email: string) {
  const authorization = `Bearer ${await idTokenOf(request, ADMIN)}`
  const response = await request.get(`/api${specialist.list.url}?q=${email}`, { headers: { authorization } })
  const requests: unknown[] = await response.json()
  return requests.length
}

test(
  'a request is sent once consent is ticked, and a confirmation replaces the form until another request is started',
  { tag: '@layout' },
  async ({ page, request, hasTouch }) => {
    const email = uniqueEmail()
    await openForm(page)
    await expect(submit(page)).toBeDisabled()
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await fill(page, email)
    await consent(page).uncheck()
    await expect(submit(page)).toBeDisabled()
    await consent(page).check()
    await submit(page).click()
    const notice = page.getByText('Form submitted successfully.')
    await expect(notice).toBeVisible()
    // Its time stands still while the pointer is on it.
    await notice.hover()
    expect((await notice.boundingBox())?.x).toBeLessThan(200)
    const confirmation = page.getByText('We have your request.')
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toContainText(email)
    await expect(confirmation).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlaps(notice, confirmation)).toBe(false)
    // On a phone the heading is scrolled out of view.
    expect(hasTouch || !(await overlaps(notice, page.getByRole('heading', { name: 'Talk to a specialist' })))).toBe(
      true,
    )
    await expect(submit(page)).toBeHidden()
    await page.mouse.move(0, 0)
    await expect(notice).toBeHidden()
    await expect(confirmation).toBeVisible()
    expect(await countStored(request, email)).toBe(1)

    await page.getByRole('button', { name: 'Send another request' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel('Comment')).toHaveValue('')
    await expect(consent(page)).not.toBeChecked()
    await expect(submit(page)).toBeDisabled()
    await expect(confirmation).toBeHidden()
  },
)

test('a request with errors and without an answer stays in the form, and is stored once', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = uniqueEmail()
  await openForm(page)
  await test.step('the form lists missing fields, and clears each error once the field is filled', async () => {
    await consent(page).check()
    await submit(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('There are 2 things to correct')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Enter your name' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByLabel('Your name').fill('Grace Obi')
    await expect(page.getByLabel('Your name')).not.toHaveAttribute('aria-invalid')
  })

  await test.step('an error from the server is shown at its field, and the input is not lost', async () => {
    // Only the server knows that this is no address.
    await fill(page, 'grace@example..com')
    await submit(page).click()
    await expect(page.getByText('Error submitting form.')).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Comment')).toHaveValue('Is our roof strong enough?')
    await expect(consent(page)).toBeChecked()
    browserErrors.expect(/400 .*\/api\/specialists/)
  })
  await fill(page, email)

  /** Sends the request, whose answer does not come, and waits until the form says so. */
  const sendInVain = async (respond: (route: Route) => Promise<void>) => {
    await page.route(createUrl, respond)
    const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith(specialist.create.url))
    await submit(page).click()
    await failed
    await expect(submit(page)).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' })).toBeVisible()
    await expect(page.getByText('Error submitting form.').last()).toBeVisible()
    await expect(page.getByLabel('Comment')).toHaveValue('Is our roof strong enough?')
    await page.unroute(createUrl)
    browserErrors.expect(/ERR_FAILED .*\/api\/specialists/)
  }
  await test.step('while the server is unreachable the input is not lost', () => sendInVain((route) => route.abort()))
  await test.step('a request whose response was lost can be sent again', () =>
    sendInVain(async (route) => {
      await route.fetch()
      await route.abort()
    }))

  await test.step('it is stored once, however often it is sent, also by a double click', async () => {
    await submit(page).dblclick()
    await expect(page.getByText('Form submitted successfully.').first()).toBeVisible()
    expect(await countStored(request, email)).toBe(1)
  })
})

test('the form of a signed-in user is filled in from their record, and again for another request', async ({ page }) => {
  await restoreSession(page, CUSTOMER)
  await openForm(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Tom Okafor')
  await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue(CUSTOMER.email)
  await expect(page.getByLabel('Phone')).toHaveValue('+44 7700 900 142')
  await expect(page.getByLabel('Business name')).toHaveValue('Hearth & Rye Bakery')
  await expect(page.getByLabel('Business address')).toHaveValue('12 Canal Street, Sheffield S4 7ZE')
  await expect(consent(page)).not.toBeChecked()

  await page.getByLabel('Comment').fill('Is our roof strong enough?')
  await consent(page).check()
  await submit(page).click()
  await page.getByRole('button', { name: 'Send another request' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Tom Okafor')
  await expect(page.getByRole('main').getByLabel('Email address')).toHaveValue(CUSTOMER.email)
  await expect(page.getByLabel('Comment')).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
})
