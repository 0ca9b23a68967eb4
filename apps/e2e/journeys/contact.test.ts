import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import type { Page } from '@playwright/test'
import { waitForHydration } from '../screens/screen.ts'
import { searchAsAdmin } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const CONTACTS_URL = `**${contact.create.url}`
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const contactForm = (page: Page) => page.getByRole('form', { name: 'Connect with us' })

/** Opens the contact page and fills in the required fields and a comment. */
async function openFilledForm(page: Page, email: string) {
  await page.goto('/contact')
  return fillForm(page, email)
}
async function fillForm(page: Page, email: string) {
  const form = contactForm(page)
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Comment').fill('Our boiler is older than I am.')
  return { form, send: form.getByRole('button', { name: 'Send message' }) }
}

/** Opens the contact page with its script blocked, and fills in the form. `releaseScript` lets the script load. */
async function openFilledFormWithoutScript(page: Page) {
  const scriptReleased = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await scriptReleased.promise
    await route.continue()
  })
  const first = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/queued-submits-'))
  await page.goto('/contact', { waitUntil: 'commit' })
  await first
  const email = uniqueEmail()
  return { ...(await fillForm(page, email)), email, releaseScript: scriptReleased.resolve }
}

test('a message is stored with its phone as digits and its preferences, and the form is emptied', async ({
  page,
  request,
}) => {
  const email = uniqueEmail()
  const { form, send } = await openFilledForm(page, email)
  const phone = form.getByLabel('Phone (optional)')
  await phone.fill('+44 (0)20 7946 0112')
  await expect(phone).toHaveValue('00442079460112')
  await phone.press('End')
  await phone.pressSequentially('x3')
  await expect(phone).toHaveValue('004420794601123')

  await form.getByLabel('All above').check()
  await expect(form.getByLabel('Post')).toBeChecked()
  await form.getByLabel('Post').uncheck()
  await expect(form.getByLabel('All above')).not.toBeChecked()
  await send.click()
  await expect(page.getByText('Message sent.')).toBeVisible()
  await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
  await expect(form.getByLabel('First name')).toHaveValue('')

  const [found, ...others] = await searchAsAdmin<Contact>(request, contact.list, email)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    firstName: 'Grace',
    phone: '004420794601123',
    comment: 'Our boiler is older than I am.',
    preferences: { email: true, phone: true, post: false, allAbove: false },
  })
})

test.describe('before the script of the page has loaded', () => {
  test.skip(({ hasTouch }) => hasTouch, 'Late scripts behave the same on every screen')

  test('a submitted message is sent once the script has loaded', async ({ page }) => {
    const { form, send, email, releaseScript } = await openFilledFormWithoutScript(page)
    await send.click()
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
    releaseScript()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
  })

  test('after ten seconds the form shows an error, keeps the input, and can be sent later', async ({ page }) => {
    await page.clock.install()
    const { form, send, email, releaseScript } = await openFilledFormWithoutScript(page)
    await send.click()
    await expect(form.getByRole('alert')).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(form.getByRole('alert')).toContainText('This could not be sent yet')
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['hello@example.com', '+44 20 7946 0112'])
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')

    await send.click()
    await expect(form.getByRole('alert')).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(form.getByRole('alert')).toBeVisible()

    releaseScript()
    await waitForHydration(page)
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
    await send.click()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
    await expect(form.getByRole('alert')).toBeHidden()
  })
})

test('a summary lists the errors, and each entry links to its field', async ({ page }) => {
  await page.goto('/contact')
  const form = contactForm(page)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert')).toContainText('There are 2 things to correct')
  await form.getByRole('link', { name: 'Enter your first name' }).click()
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('First name').fill('Grace')
  await expect(form.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
})

test('an error from the server is shown at its field, and the input is not lost', async ({ page, browserErrors }) => {
  const { form, send } = await openFilledForm(page, uniqueEmail())
  await form.getByLabel('Last name').fill('o'.repeat(301))
  await send.click()
  await expect(form.getByText('Last name must have at most 300 characters.')).toBeVisible()
  await expect(form.getByLabel('Last name')).toBeFocused()
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
  // The browser logs the API's 400.
  browserErrors.length = 0
})

test('a message whose response was lost stays in the form and is stored once', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = uniqueEmail()
  const { form, send } = await openFilledForm(page, email)
  await page.route(CONTACTS_URL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(form.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
  await page.unroute(CONTACTS_URL)
  await send.click()
  await expect(form.getByText('We have your message.')).toBeVisible()
  expect(await searchAsAdmin(request, contact.list, email)).toHaveLength(1)
  // The browser logs the call that this journey aborted.
  browserErrors.length = 0
})

test('offline the form shows an error at once and keeps the input, and the message can be sent when online again', async ({
  page,
  context,
  browserErrors,
}) => {
  const { form, send } = await openFilledForm(page, uniqueEmail())
  await context.setOffline(true)
  await send.click()
  await expect(form.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
  await context.setOffline(false)
  await send.click()
  await expect(form.getByText('We have your message.')).toBeVisible()
  // The browser logs the call that had no network.
  browserErrors.length = 0
})

test('a double click sends one message', async ({ page, request }) => {
  const email = uniqueEmail()
  const { form, send } = await openFilledForm(page, email)
  await send.dblclick()
  await expect(form.getByText('We have your message.')).toBeVisible()
  expect(await searchAsAdmin(request, contact.list, email)).toHaveLength(1)
})

test('Request a quote links to the specialist form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL('/contact#talk')
  await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page shows other ways to contact us, and the team', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('main noscript p').first()).toContainText('This form needs JavaScript.')
    await expect(page.locator('main noscript p').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.com' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our team' })).toBeVisible()
    await expect(contactForm(page)).toBeHidden()
  })
})
