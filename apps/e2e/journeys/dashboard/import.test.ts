import { readFile } from 'node:fs/promises'
import { bill } from '@energy/contracts/inquiries/bills'
import { attachment } from '@energy/contracts/inquiries/attachments'
import { restoreSession } from '../../support/accounts.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const csv = (...lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

test(
  'people are imported after a preview of what happens to each',
  { tag: '@layout' },
  async ({ page, browserErrors }) => {
    browserErrors.expect(/400 .*\/users\/import/)
    const email = `${crypto.randomUUID()}@example.com`
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/user')
    await page.getByRole('button', { name: 'Import people' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import people' })
    const choose = (...lines: string[]) => dialog.locator('input[type=file]').setInputFiles(csv(...lines))
    await choose('Name', 'Ada')
    await expect(dialog.getByRole('alert')).toContainText('one of them E-mail')
    await choose('E-mail,Name,Phone', `${email},Zelda Imported,0044 20`, 'nobody,Eve,')
    await expect(dialog.getByRole('row', { name: /Zelda Imported/ })).toContainText('New')
    await expect(dialog.getByRole('row', { name: /nobody/ })).toContainText('E-mail is not an e-mail address.')
    await dialog.getByRole('button', { name: 'Import 1 person' }).click()
    await expect(dialog.getByText('1 person imported.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('list', { name: 'Users' }).getByRole('link').first()).toContainText(email)
  },
)

test('staff download a file of a bill, and export the view that is open', async ({ page, request }) => {
  const file = Buffer.from('%PDF-1.7\nA bill.\n')
  const { _id: id } = await (
    await request.post(`/api${attachment.create.url}`, { data: { name: 'november.pdf', bytes: file.length } })
  ).json()
  await request.put(`/api/attachments/${id}/chunks/0`, {
    data: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
  await request.post(`/api/attachments/${id}/complete`)
  const email = `${crypto.randomUUID()}@example.com`
  const body = { username: 'Zelda Biller', email, attachments: [id] }
  const { insertedId } = await (await request.post(`/api${bill.create.url}`, { data: body })).json()

  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/invoice?id=${insertedId}&q=${email}`)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download november.pdf' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('november.pdf')
  expect((await readFile(await download.path())).equals(file)).toBe(true)

  if (isNarrow(page)) await page.getByRole('link', { name: 'Waiting' }).click()
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Waiting' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const exported = await exporting
  expect(exported.suggestedFilename()).toBe('inquiries-waiting.csv')
  expect(await readFile(await exported.path(), 'utf8')).toContain(`Bill,Zelda Biller,${email}`)
})
