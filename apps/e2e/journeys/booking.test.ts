import { restoreSession } from '../support/accounts.ts'
import { mailsTo } from '../support/mailbox.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const person = () => ({ name: 'Ines Carvalho', email: `${crypto.randomUUID()}@example.com` })

test('a visitor books a call, moves it and cancels it by the link of the mail', async ({ page, request }) => {
  const { name, email } = person()
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Pick an hour for a call' }).click()
  const days = page.getByRole('navigation', { name: 'Days' })
  await days.getByRole('link', { name: /free/ }).last().click()
  const hours = page.getByRole('radio', { disabled: false })
  await page
    .locator('.booking-hours label')
    .filter({ has: page.locator(':enabled') })
    .first()
    .click()
  await expect(hours.first()).toBeChecked()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Phone').fill('+44 7700 900142')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/acknowledge/).check()
  await page.getByRole('button', { name: 'Book this call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We call you' })).toBeVisible()

  const [mail] = await mailsTo(request, email)
  const path = /https?:\/\/[^\s/]+(\/calls\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await page.goto(path)
  await page
    .locator('.booking-hours label')
    .filter({ has: page.locator(':enabled') })
    .first()
    .click()
  await page.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('Your call is moved.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This call is cancelled' })).toBeVisible()
  expect(await mailsTo(request, email, 3)).toHaveLength(3)
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a call is booked, and staff see it', async ({ page }) => {
    const { name, email } = person()
    await page.goto('/book')
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /free/ }).last().click()
    await page
      .locator('.booking-hours label')
      .filter({ has: page.locator(':enabled') })
      .last()
      .click()
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Phone').fill('00447700900142')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel(/acknowledge/).check()
    await page.getByRole('button', { name: 'Book this call' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We call you' })).toBeVisible()
  })
})

test(
  'staff see the calls that come, and open the request of one',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page }) => {
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/calls?view=coming')
    await expect(page.getByRole('heading', { level: 1, name: 'Calls' })).toBeVisible()
  },
)
