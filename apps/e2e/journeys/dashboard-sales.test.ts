import { offer } from '@energy/contracts/sales/offers'
import type { Page } from '@playwright/test'
import { restoreSession } from '../support/accounts.ts'
import { adminHeaders } from '../support/dashboard.ts'
import { aRequest, openInquiry } from '../support/inquiries.ts'
import { answersTo } from '../support/mailbox.ts'
import { ADMIN } from '../support/product.ts'
import { aDraft, aSentOffer, anOrder, readOffer } from '../support/sales.ts'
import { expect, test } from '../support/test.ts'

const line = (page: Page, number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })
const saved = (page: Page) => expect(page.getByText(/^Saved at .* by Amara Lindqvist$/)).toBeVisible()
const openOffer = async (page: Page, id: string) => {
  await page.goto(`/dashboard/offers/${id}`)
  await expect(page.getByRole('heading', { name: 'Totals' })).toBeVisible()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillLine(page: Page, number: number, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await line(page, number).getByLabel(label, { exact: true }).fill(value)
}

test('an offer is made from a request, its totals follow what is typed, and it is sent', async ({ page, request }) => {
  const { id, email } = await aRequest(request)
  await restoreSession(page, ADMIN)
  await (await openInquiry(page, id)).getByRole('button', { name: 'Make an offer' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('“Our boiler is from 1998.')).toBeVisible()
  await page.getByLabel('What it is for').fill('Heat for the hall')
  await press(page, 'Add a line')
  await expect(line(page, 1).getByLabel('Description')).toBeFocused()
  await fillLine(page, 1, { Description: 'Fitting', Quantity: '12', Unit: 'days', 'Unit price, $': '620.00' })
  await expect(page.getByRole('status', { name: 'Totals' })).toContainText('$8,928.00')
  await fillLine(page, 1, { Quantity: 'twelve' })
  await expect(line(page, 1).getByText('No quantity')).toBeVisible()
  await expect(page.getByText('Not saved: please correct what is marked')).toBeVisible()
  await fillLine(page, 1, { Quantity: '1.5', 'Less, %': '10' })
  await expect(page.getByRole('status', { name: 'Totals' })).toContainText('$1,004.40')
  await saved(page)
  await press(page, 'Send offer')
  const dialog = page.getByRole('dialog', { name: `Send $1,004.40 to ${email}?` })
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByRole('button', { name: 'Make a new version' })).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveCount(0)
  const [mail] = await answersTo(request, email)
  expect(mail?.text).toContain('1,004.40')
})

test('a new version says line by line what changed', async ({ page, request }) => {
  const { id, email } = await aSentOffer(request)
  await restoreSession(page, ADMIN)
  await openOffer(page, id)
  await press(page, 'Make a new version')
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new version' }).click()
  await fillLine(page, 1, { Quantity: '3' })
  await page.getByRole('button', { name: 'More for line 2' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Line 2 removed.')).toBeVisible()
  await press(page, 'Send offer')
  await page
    .getByRole('dialog', { name: `Send $2,232.00 to ${email}?` })
    .getByRole('button', { name: 'Send' })
    .click()
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Versions' }) })
  const second = versions.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Version 2' }) })
  await expect(second).toContainText(/Changed\s*Fitting and pipework\s*Quantity\s*2 days\s*3 days/)
  await expect(second).toContainText(/Removed\s*Scaffold/)
  expect(await readOffer(request, id)).toMatchObject({ version: 2, state: 'sent', versions: [{}, {}] })
})

test('an order is invoiced in part, and what is paid is recorded and taken back', async ({ page, request }) => {
  const { order } = await anOrder(request)
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/offers/orders/${order}`)
  await press(page, 'Issue invoice')
  await page.getByLabel('Share of the order, %').fill('50')
  await press(page, 'Issue $804.00')
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice I-/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  const download = page.waitForEvent('download')
  await press(page, 'Download PDF')
  expect((await download).suggestedFilename()).toMatch(/^I-\d{4}-\d{4}\.pdf$/)

  await press(page, 'Record a payment')
  await expect(page.getByLabel('Amount, USD')).toHaveValue('804.00')
  await page.getByLabel('Amount, USD').fill('304')
  await press(page, 'Record $304.00')
  await expect(page.getByText('Recorded by Amara Lindqvist')).toHaveCount(1)
  await press(page, 'Record a payment')
  await press(page, 'Record $500.00')
  await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible()
  await press(page, 'Take back $500.00')
  await press(page, 'Take it back')
  await expect(page.getByText('Recorded by Amara Lindqvist')).toHaveCount(1)
  await press(page, 'Take back $304.00')
  await press(page, 'Take it back')
  await press(page, 'Credit note')
  await press(page, 'Issue the credit note')
  await expect(page.getByText('Say why it is cancelled.')).toBeVisible()
  await page.getByLabel('Why').fill('The wrong share.')
  await press(page, 'Issue the credit note')
  await expect(page.getByRole('heading', { level: 1, name: /^Credit note C-/ })).toBeVisible()
  await expect(page.getByText('The wrong share.')).toBeVisible()
})

test('lines are added and moved by keys alone', { tag: '@desktop' }, async ({ page, request }) => {
  const { id } = await aDraft(request)
  await restoreSession(page, ADMIN)
  await openOffer(page, id)
  const says = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
  await page.getByRole('button', { name: 'Add a line' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tank')
  await page.keyboard.press('Alt+ArrowUp')
  await says('Line 3 moved up.')
  await expect(line(page, 2).getByLabel('Description')).toHaveValue('Tank')
  await page.getByRole('button', { name: 'Move line 2', exact: true }).focus()
  await page.keyboard.press('Space')
  await says('Line 2 picked up, number 2 of 3.')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await says('Line 2 put down, number 1 of 3.')
  const titles = async () => (await readOffer(request, id)).lines.map(({ title }) => title)
  await expect.poll(titles).toEqual(['Tank', 'Fitting and pipework', 'Scaffold'])
})

test('what somebody else has saved is not overwritten unasked', async ({ page, request, browserErrors }) => {
  const { id } = await aDraft(request)
  await restoreSession(page, ADMIN)
  await openOffer(page, id)
  const url = `/api${offer.update.url.replace(':id', id)}`
  await request.put(url, { headers: await adminHeaders(request), data: { title: 'Of a colleague' } })
  await page.getByLabel('What it is for').fill('Mine')
  await expect(page.getByText(/saved this offer at/)).toBeVisible()
  expect((await readOffer(request, id)).title).toBe('Of a colleague')
  await press(page, 'Save mine over it')
  await expect.poll(async () => (await readOffer(request, id)).title).toBe('Mine')
  browserErrors.expect(/412 .*\/api\/offers/)
})
