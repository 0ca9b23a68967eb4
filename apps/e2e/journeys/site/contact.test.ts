import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import type { Locator, Page } from '@playwright/test'
import { noticesLoaded } from '../../support/page/code-loaded.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

const CONTACTS_URL = `**${contact.create.url}`
const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const contactForm = (page: Page) => page.getByRole('form', { name: 'Connect with us' })

/** Fills in the required fields and a comment. */
async function fill(form: Locator, email: string) {
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Comment').fill('Our boiler is older than I am.')
}

/** Sends the form while the server cannot be reached: it says so, and what was typed stays. */
async function sendUnreached(form: Locator) {
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
}

test('errors lead to their fields, and a message is stored once with its phone as digits and its preferences', async ({
  page,
  request,
}) => {
  const email = uniqueEmail()
  await page.goto('/contact')
  const form = contactForm(page)
  const send = form.getByRole('button', { name: 'Send message' })
  await test.step('a summary lists the errors, and each entry links to its field', async () => {
    await send.click()
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByRole('alert')).toContainText('There are 2 things to correct')
    await form.getByRole('link', { name: 'Enter your first name' }).click()
    await expect(form.getByLabel('First name')).toBeFocused()
    await form.getByLabel('First name').fill('Grace')
    await expect(form.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
    await expect(form.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  })
  await fill(form, email)

  await test.step('a text that is too long is reported at its field, and the input is not lost', async () => {
    await form.getByLabel('Last name').fill('o'.repeat(301))
    await send.click()
    await expect(form.getByText('Last name must have at most 300 characters.')).toBeVisible()
    await expect(form.getByLabel('Last name')).toBeFocused()
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
    await form.getByLabel('Last name').fill('')
  })

  await test.step('the phone has only digits', async () => {
    const phone = form.getByLabel('Phone (optional)')
    await phone.fill('+44 (0)20 7946 0112')
    await expect(phone).toHaveValue('00442079460112')
    await phone.press('End')
    await phone.pressSequentially('x3')
    await expect(phone).toHaveValue('004420794601123')
  })

  await test.step('All above ticks the other three, and a double click sends one message', async () => {
    await form.getByLabel('All above').check()
    await expect(form.getByLabel('Post')).toBeChecked()
    await form.getByLabel('Post').uncheck()
    await expect(form.getByLabel('All above')).not.toBeChecked()
    let sent = 0
    page.on('request', (each) => (sent += Number(each.method() === 'POST' && each.url().endsWith(contact.create.url))))
    await send.dblclick()
    await expect(page.getByText('Message sent.')).toBeVisible()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('')
    expect(sent).toBe(1)
  })

  const [found, ...others] = await searchAsAdmin<Contact>(request, contact.list, email)
  expect(others).toEqual([])
  expect(found).toMatchObject({
    firstName: 'Grace',
    phone: '004420794601123',
    comment: 'Our boiler is older than I am.',
    preferences: { email: true, phone: true, post: false, allAbove: false },
  })
})

test('a message that was not answered stays in the form and is sent again: after a lost response, and offline', async ({
  page,
  context,
  request,
  browserErrors,
}) => {
  await page.goto('/contact')
  const form = contactForm(page)
  const send = form.getByRole('button', { name: 'Send message' })
  await test.step('a message whose response was lost is stored once', async () => {
    const email = uniqueEmail()
    await fill(form, email)
    await page.route(CONTACTS_URL, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await sendUnreached(form)
    await page.unroute(CONTACTS_URL)
    await send.click()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
    expect(await searchAsAdmin(request, contact.list, email)).toHaveLength(1)
    browserErrors.expect(/ERR_FAILED .*\/api\/contacts/)
  })

  await test.step('offline the form shows an error at once, and the message can be sent when online again', async () => {
    const email = uniqueEmail()
    await fill(form, email)
    await noticesLoaded(page)
    await context.setOffline(true)
    await sendUnreached(form)
    await context.setOffline(false)
    await send.click()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/contacts/)
  })
})
