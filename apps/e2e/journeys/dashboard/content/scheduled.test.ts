import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders } from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test('what is scheduled is listed, gets another time, and is called off', async ({ page, request, createItem }) => {
  const title = `Scheduled ${crypto.randomUUID().slice(0, 8)}`
  const id = await createItem('services', { headerTitle: title })
  const headers = await adminHeaders(request)
  const path = `/api/services/${id}/schedules/unpublish`
  await request.put(path, { headers, data: { at: '2099-06-01T08:00:00.000Z' } })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/scheduled')
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('Take down')
  await expect(row).toContainText('Mon 1 Jun 2099, 09:00')
  await expect(row).toContainText('London time (BST)')
  await expect(row).toContainText('Amara Lindqvist')

  await row.getByRole('button', { name: `Change the time for ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Take it down' })
  await dialog.getByLabel('Day').fill('2099-12-01')
  await dialog.getByRole('button', { name: 'Schedule for Tue 1 Dec 2099, 09:00' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Tue 1 Dec 2099, 09:00')
  await expect(row).toContainText('London time (GMT)')

  await row.getByRole('button', { name: `Call off ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Call off ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByText(`${title} stays as it is.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await request.delete(path, { headers })).status()).toBe(404)
})

test('the row of an item has room for the time at which it is published', async ({ page, request, createItem }) => {
  const id = await createItem('services', { headerTitle: 'Tidal' })
  const headers = await adminHeaders(request)
  await request.put(`/api/services/${id}/draft`, { headers, data: { titlePrefix: 'Twice a day' } })
  const data = { at: '2098-09-23T08:00:00.000Z' }
  await request.put(`/api/services/${id}/schedules/publish`, { headers, data })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/services')
  const list = page.getByRole('list', { name: 'Services' })
  await expect(list.getByText('Scheduled for Tue 23 Sept 2098, 09:00')).toBeVisible()
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
