import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry, type Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { attachment } from '@energy/contracts/inquiries/attachments'
import type { APIRequestContext, Page } from '@playwright/test'
import { aLargeFile, aPng, dropFiles, type ChosenFile } from '../../support/page/chosen-files.ts'
import { idTokenOf } from '../../support/dashboard.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const aPdf = (name = 'bill.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA bill.\n%%EOF\n'),
})
const choose = (page: Page, ...files: ChosenFile[] | string[]) => page.locator('input[type=file]').setInputFiles(files)
const billForm = (page: Page) => page.getByRole('form', { name: 'Send a bill' })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function fillIn(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`
  await billForm(page).getByLabel('Your name').fill('Grace')
  await billForm(page).getByLabel('Email address').fill(email)
  return email
}
const send = (page: Page) => billForm(page).getByRole('button', { name: 'Send', exact: true }).click()

/** The inquiry with an e-mail, as staff read it, and a function that downloads its files. */
async function asStaff(request: APIRequestContext, email: string) {
  const headers = { authorization: `Bearer ${await idTokenOf(request, ADMIN)}` }
  const get = (path: string) => request.get(`/api${path}`, { headers })
  const rows: InboxRow[] = await (await get(`${inbox.list.url}?view=all&q=${email}`)).json()
  expect(rows).toHaveLength(1)
  const id = rows[0]?._id ?? ''
  const found: Inquiry = await (await get(inquiry.read.url.replace(':id', id))).json()
  return { found, download: (file: string) => get(`/inquiries/${id}/attachments/${file}`) }
}

test('a bill and a photograph reach staff as they were, and the form is empty for the next one', async ({
  page,
  request,
}) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Send a bill' }).click()
  const email = await fillIn(page)
  const photograph = await aPng('meter.png', 600)
  await choose(page, aPdf())
  await expect(row(page, 'bill.pdf')).toContainText('PDF, 23\u00a0bytes')
  await dropFiles(page, 'fieldset[aria-label="Attach a bill"]', [photograph])
  await expect(row(page, 'meter.png')).toContainText('PNG, 1')
  await send(page)
  await expect(page.getByText(`We have what you sent. The answer goes to ${email}.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '.pdf' })).toHaveCount(0)

  const { found, download } = await asStaff(request, email)
  expect(found).toMatchObject({ form: 'bills', name: 'Grace', origin: '/bill' })
  expect(found.attachments.map(({ name }) => name)).toEqual(['bill.pdf', 'meter.png'])
  for (const [index, { buffer }] of [aPdf(), photograph].entries()) {
    const answer = await download(found.attachments[index]?._id ?? '')
    expect(answer.headers()['content-disposition']).toContain('attachment; filename=')
    expect((await answer.body()).equals(buffer)).toBe(true)
  }
})

test('a file that is not taken says why, and the bill is sent once it is removed @layout', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/415 .*\/complete/)
  await page.goto('/bill')
  const email = await fillIn(page)
  const heic = { name: 'fuse-board.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
  const disguised = {
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><p>A bill.</p>'),
  }
  await choose(page, heic, disguised, aPdf())
  await choose(page, await aLargeFile('all-bills.pdf', 14))
  await expect(row(page, heic.name)).toContainText('Not taken: send it as PDF, JPEG, PNG, WebP or CSV.')
  await expect(row(page, 'all-bills.pdf')).toContainText('Not taken: 14\u00a0MB. Up to 10\u00a0MB each.')
  await expect(row(page, disguised.name)).toContainText('Not taken: send it as PDF, JPEG, PNG, WebP or CSV.')
  await expect(row(page, 'bill.pdf')).toContainText('PDF')
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Not all files have arrived.' })).toBeFocused()
  for (const name of [heic.name, 'all-bills.pdf', disguised.name])
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByRole('button', { name: 'Attach a bill' })).toBeFocused()
  await send(page)
  await expect(page.getByText('We have what you sent.')).toBeVisible()
  const { found } = await asStaff(request, email)
  expect(found.attachments.map(({ name }) => name)).toEqual(['bill.pdf'])
})

test('a file whose connection breaks is tried again, and what was typed stays', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/)
  await page.goto('/bill')
  await fillIn(page)
  await page.clock.install()
  await page.route(`**/api${attachment.create.url}`, (route) => route.abort())
  await choose(page, aPdf())
  for (let tries = 0; tries < 5; tries += 1) await page.clock.runFor(5_000)
  await expect(row(page, 'bill.pdf').getByRole('alert')).not.toBeEmpty()
  await page.unroute(`**/api${attachment.create.url}`)
  await row(page, 'bill.pdf').getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'bill.pdf')).toContainText('PDF, 23\u00a0bytes')
  await expect(billForm(page).getByLabel('Your name')).toHaveValue('Grace')
})
