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

test('what is typed is saved as a draft by itself, and the site shows it once it is published; it is scheduled, and taken off the site', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', { headerTitle: 'Quiet' })
  const read = () => request.get(`/api/services/${id}`)
  const shown = async () => (await (await read()).json()).headerTitle
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, 'admin')
  const presence = { authorization: `Bearer ${await idTokenOf(request, person)}` }
  expect((await request.put(`/api/services/${id}/presence`, { headers: presence })).status()).toBe(200)
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await test.step('somebody else who has the item open is named', () =>
    expect(page.getByText('Noor Haddad has this open too')).toBeVisible())

  await test.step('a draft is saved by itself, and is there after a reload', async () => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(publishButton(page)).toBeDisabled()
    await titleField(page).fill('Quiet and typed')
    await expectSaved(page)
    await expect(page.getByText('Live with unpublished changes')).toBeVisible()
    expect(await shown()).toBe('Quiet')
    await page.reload()
    await expect(titleField(page)).toHaveValue('Quiet and typed')
  })

  const more = page.getByRole('button', { name: 'More ways to publish' })
  await test.step('a publication is scheduled by the clock of the company, moved and called off', async () => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('Day').fill('2027-03-29')
    await dialog.getByLabel('Hour').fill('09:00')
    await expect(dialog).toContainText('London time (BST)')
    await dialog.getByRole('button', { name: /^Schedule for Mon 29 Mar/ }).click()
    await expect(page.getByText(/^Scheduled for Mon 29 Mar/)).toBeVisible()
    const headers = await adminHeaders(request)
    const schedules = async () => (await (await request.get(`/api/services/${id}/draft`, { headers })).json()).schedules
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

  await test.step('the site shows it when it is published', async () => {
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
    expect(await shown()).toBe('Quiet and typed')
  })

  await test.step('it is taken off the site after a question, and published again', async () => {
    await page.goto(editorPath('services', id))
    await more.click()
    await page.getByRole('menuitem', { name: /^Unpublish Takes/ }).click()
    const question = page.getByRole('dialog', { name: 'Unpublish Quiet and typed?' })
    await question.getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('Unpublished', { exact: true })).toBeVisible()
    expect((await read()).status()).toBe(404)
    await publish(page)
    expect((await read()).status()).toBe(200)
  })
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
