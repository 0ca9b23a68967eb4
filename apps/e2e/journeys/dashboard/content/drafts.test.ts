import { restoreSession } from '../../../support/accounts.ts'
import {
  adminHeaders,
  deleteItem,
  editorPath,
  expectSaved,
  idTokenOf,
  passSaveDelay,
  publish,
  publishButton,
  titleField,
} from '../../../support/dashboard.ts'
import { aPerson, aRecord, setRole } from '../../../support/data/people.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test('what is typed is saved as a draft by itself, and the site shows it when it is published', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', { headerTitle: 'Quiet' })
  const shown = async () => (await (await request.get(`/api/services/${id}`)).json()).headerTitle
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await titleField(page).fill('Quiet and typed')
  await expectSaved(page)
  await expect(page.getByText('Live with unpublished changes')).toBeVisible()
  expect(await shown()).toBe('Quiet')
  await page.reload()
  await expect(titleField(page)).toHaveValue('Quiet and typed')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  expect(await shown()).toBe('Quiet and typed')
})

test('a new item is a draft until it is published, also after a reload and a change of its kind', async ({
  page,
  request,
}) => {
  const title = `Begun ${crypto.randomUUID().slice(0, 8)}`
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload?type=products')
  await titleField(page).fill(title)
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await page.getByText('Services', { exact: true }).and(page.locator('label')).click()
  await passSaveDelay(page)
  await expect(page).toHaveURL(/type=services&draft=/)
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard\/updateServices\//)
  await expect(titleField(page)).toHaveValue(title)
  const id = page.url().split('/').pop() ?? ''
  expect((await request.get(`/api/services/${id}`)).status()).toBe(404)
  await publish(page)
  expect((await request.get(`/api/services/${id}`)).status()).toBe(200)
  await page.goto(`/dashboard/products?q=${title}`)
  await expect(page.getByText('No products with')).toBeVisible()
  await deleteItem(request, 'services', id, await adminHeaders(request))
})

test('a publication is scheduled by the clock of the company, moved and called off', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', { headerTitle: 'Later' })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await titleField(page).fill('Later on')
  const more = page.getByRole('button', { name: 'More ways to publish' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Schedule…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Day').fill('2027-03-29')
  await dialog.getByLabel('Hour').fill('09:00')
  await expect(dialog).toContainText('London time (BST)')
  await dialog.getByRole('button', { name: /^Schedule for Mon 29 Mar/ }).click()
  await expect(page.getByText(/^Scheduled for Mon 29 Mar/)).toBeVisible()
  const schedules = async () =>
    (await (await request.get(`/api/services/${id}/draft`, { headers: await adminHeaders(request) })).json()).schedules
  expect(await schedules()).toMatchObject([{ action: 'publish', at: '2027-03-29T08:00:00.000Z' }])
  await page.getByRole('button', { name: 'Change the time' }).click()
  await dialog.getByLabel('Day').fill('2027-03-27')
  await expect(dialog).toContainText('London time (GMT)')
  await dialog.getByRole('button', { name: /^Schedule for/ }).click()
  await expect(dialog).toBeHidden()
  expect(await schedules()).toMatchObject([{ action: 'publish', at: '2027-03-27T09:00:00.000Z' }])
  await more.click()
  await page.getByRole('menuitem', { name: 'Cancel the schedule' }).click()
  await expect(page.getByText('Live with unpublished changes')).toBeVisible()
  expect(await schedules()).toEqual([])
})

test('an item is taken off the site after a question, and published again', async ({ page, request, createItem }) => {
  const id = await createItem('services', { headerTitle: 'Seasonal' })
  const status = async () => (await request.get(`/api/services/${id}`)).status()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: /^Unpublish Takes/ }).click()
  await page.getByRole('dialog', { name: 'Unpublish Seasonal?' }).getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished', { exact: true })).toBeVisible()
  expect(await status()).toBe(404)
  await publish(page)
  expect(await status()).toBe(200)
})

test('somebody else who has the item open is named', async ({ page, request, createItem }) => {
  const id = await createItem('services', { headerTitle: 'Shared' })
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, 'admin')
  const headers = { authorization: `Bearer ${await idTokenOf(request, person)}` }
  expect((await request.put(`/api/services/${id}/presence`, { headers })).status()).toBe(200)
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await expect(page.getByText('Noor Haddad has this open too')).toBeVisible()
})
