import { offer } from '@energy/contracts/sales/offers'
import type { Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { anInvoice, asSales, aSentOffer, sendNewVersion } from '../../support/data/offers.ts'
import { aPerson, aRecord, changeIdentity } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

const note = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })
const acceptForm = (page: Page) => page.getByRole('form', { name: 'Accept' })
const declineForm = (page: Page) => page.getByRole('form', { name: 'Not for you?' })
const ACCEPT = 'Accept for $63,364.00'

test(
  'a customer reads an offer by the link of its mail, and accepts it',
  { tag: '@layout' },
  async ({ page, request }) => {
    const { id, path } = await aSentOffer(request)
    const response = await page.goto(path)
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat from your own ovens')
    await expect(page.getByText('20 % on $52,270.00')).toBeVisible()
    await expect(page.getByText('12 days at $620.00')).toBeVisible()
    await expect.poll(() => asSales(request, offer.read, id)).toMatchObject({ state: 'seen', seen: 1 })

    await page.getByRole('link', { name: 'Accept or decline' }).click()
    const form = acceptForm(page)
    await form.getByRole('button', { name: ACCEPT }).click()
    await expect(form.getByText('Type your first and last name to accept.')).toHaveCount(2)
    await form.getByLabel('Type your full name').fill('Tom Okafor')
    await form.getByRole('button', { name: ACCEPT }).click()
    await expect(form.getByText('Tick the box to accept the terms.')).toBeVisible()
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: ACCEPT }).dblclick()
    const accepted = note(page, 'Accepted by Tom Okafor on')
    await expect(accepted).toBeFocused()
    await expect(accepted).toContainText(/Your order has the number S-20\d\d-\d{4}\./)
    await expect(declineForm(page)).toHaveCount(0)
    await page.reload()
    await expect(accepted).toBeVisible()
  },
)

test(
  'a customer asks a question, does not accept a version that they have not read, and declines with a reason',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { id, path } = await aSentOffer(request)
    await page.goto(path)
    await test.step('asks a question', async () => {
      const ask = page.getByRole('form', { name: 'Ask a question' })
      await ask.getByLabel('Your question').fill('Is the pump loud?')
      await ask.getByRole('button', { name: /^Ask / }).click()
      await expect(note(page, 'We have your question.')).toBeFocused()
      await expect(ask.getByLabel('Your question')).toHaveValue('')
    })

    await test.step('nobody accepts a version that they have not read', async () => {
      browserErrors.expect(/409 .*\/acceptance/)
      await acceptForm(page).getByLabel('Type your full name').fill('Tom Okafor')
      await acceptForm(page).getByRole('checkbox').check()
      const VAT = { taxName: 'VAT', taxRate: 20_000 }
      await sendNewVersion(request, id, { lines: [{ title: 'Fitting and pipework', unitPrice: 100_000, ...VAT }] })
      await acceptForm(page).getByRole('button', { name: ACCEPT }).click()
      const changed = note(page, 'has just changed this offer. Nothing was accepted.')
      await expect(changed).toBeFocused()
      await changed.getByRole('link', { name: 'Show the new one' }).click()
      await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible()
      await expect(page.getByText('$63,364.00, now $1,200.00')).toBeVisible()
      await expect(acceptForm(page).getByRole('button', { name: 'Accept for $1,200.00' })).toBeVisible()
      await expect(acceptForm(page).getByLabel('Type your full name')).toHaveValue('')
    })

    const form = declineForm(page)
    await form.getByRole('button', { name: 'Decline this offer' }).click()
    await expect(form.getByLabel('Reason')).toBeFocused()
    await form.getByLabel('Reason').selectOption('Not now')
    await form.getByLabel('Anything else').fill('Ask again in spring.')
    await form.getByRole('button', { name: 'Decline this offer' }).click()
    await expect(note(page, 'You declined this offer on')).toBeFocused()
    await expect(note(page, ': not now. Changed your mind?')).toBeVisible()
    expect(await asSales(request, offer.read, id)).toMatchObject({
      state: 'declined',
      answer: { reason: 'timing', note: 'Ask again in spring.' },
    })
  },
)

test('the profile shows what was offered, ordered and invoiced', { tag: '@layout' }, async ({ page, request }) => {
  const person = aPerson()
  await changeIdentity(request, await aRecord(request, person), { emailVerified: true })
  await restoreSession(page, person)
  await page.goto('/profile')
  await expect(page.getByText('No service bought yet.')).toBeVisible()
  await expect(page.getByText('No payments yet.')).toBeVisible()

  const { path } = await aSentOffer(request, { email: person.email })
  await page.reload()
  await page.getByRole('link', { name: 'Look at the offer' }).click()
  await expect(page).toHaveURL(/\/profile\/offers\//)
  await expect(acceptForm(page).getByRole('button', { name: ACCEPT })).toBeVisible()
  await anInvoice(request, path)
  await page.goto('/profile')
  await expect(page.getByRole('listitem').filter({ hasText: 'S-20' })).toContainText('Ordered')
  const row = page.getByRole('row').filter({ hasText: 'I-20' })
  await expect(row).toContainText('To pay')
  await expect(row).toContainText('$63,364.00')
  await expect(async () => {
    await page.reload()
    await expect(row.getByRole('button', { name: /^Invoice I-.*, PDF$/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Invoice I-.*, PDF$/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^I-20\d\d-\d{4}\.pdf$/)
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('an offer is read, asked about and accepted', async ({ page, request, browserErrors }) => {
    browserErrors.expect(/422 .*\/offers\//)
    const { path } = await aSentOffer(request)
    await page.goto(path)
    const form = acceptForm(page)
    await form.getByLabel('Type your full name').fill('Tom Okafor')
    await form.getByRole('button', { name: ACCEPT }).click()
    await expect(form.getByRole('alert')).toContainText('Tick the box to accept the terms.')
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByLabel('Type your full name')).toHaveValue('Tom Okafor')

    const ask = page.getByRole('form', { name: 'Ask a question' })
    await ask.getByLabel('Your question').fill('Is the pump loud?')
    await ask.getByRole('button', { name: /^Ask / }).click()
    await expect(note(page, 'We have your question.')).toBeFocused()

    await form.getByLabel('Type your full name').fill('Tom Okafor')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: ACCEPT }).click()
    await expect(note(page, 'Accepted by Tom Okafor on')).toBeFocused()
    await expect(form).toHaveCount(0)
  })
})
