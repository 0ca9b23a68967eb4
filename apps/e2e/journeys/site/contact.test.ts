import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import type { Page } from '@playwright/test'
import { noticesLoaded } from '../../support/page/code-loaded.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

const CONTACTS_URL = `**${contact.create.url}`
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const contactForm = (page: Page) => page.getByRole('form', { name: 'Connect with us' })

/** Opens the contact page and fills in the required fields and a comment. */
async function openFilledForm(page: Page, email: string) {
  await page.goto('/contact')
  const form = contactForm(page)
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Comment').fill('Our boiler is older than I am.')
  return { form, send: form.getByRole('button', { name: 'Send message' }) }
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

test('a text that is too long is reported at its field, and the input is not lost', async ({ page }) => {
  const { form, send } = await openFilledForm(page, uniqueEmail())
  await form.getByLabel('Last name').fill('o'.repeat(301))
  await send.click()
  await expect(form.getByText('Last name must have at most 300 characters.')).toBeVisible()
  await expect(form.getByLabel('Last name')).toBeFocused()
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
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
  browserErrors.expect(/ERR_FAILED .*\/api\/contacts/)
})

test('offline the form shows an error at once and keeps the input, and the message can be sent when online again', async ({
  page,
  context,
  browserErrors,
}) => {
  const { form, send } = await openFilledForm(page, uniqueEmail())
  await noticesLoaded(page)
  await context.setOffline(true)
  await send.click()
  await expect(form.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
  await context.setOffline(false)
  await send.click()
  await expect(form.getByText('We have your message.')).toBeVisible()
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/contacts/)
})

test('a double click sends one message', async ({ page, request }) => {
  const email = uniqueEmail()
  const { form, send } = await openFilledForm(page, email)
  let sent = 0
  page.on('request', (each) => (sent += Number(each.method() === 'POST' && each.url().endsWith(contact.create.url))))
  await send.dblclick()
  await expect(form.getByText('We have your message.')).toBeVisible()
  expect(sent).toBe(1)
  expect(await searchAsAdmin(request, contact.list, email)).toHaveLength(1)
})

test('Request a quote links to the specialist form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL('/contact#talk')
  await expect(page.getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})
