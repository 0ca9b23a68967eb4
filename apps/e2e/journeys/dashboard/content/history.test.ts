import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders, editorPath, expectSaved, publish, titleField } from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test('an earlier version gets a note; one field of it is restored as a draft, and all of them; the page changes when it is published', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', { headerTitle: 'Heat from the air', cta: 'Ask us' })
  const headers = await adminHeaders(request)
  const data = { headerTitle: 'Heat from the ground', cta: 'Book a visit' }
  expect((await request.put(`/api/services/${id}`, { headers, data })).status()).toBe(200)
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  const versions = history.getByRole('group', { name: 'Versions' }).locator('label')
  // The version before the last one is compared first.
  await expect(history.getByText('2 fields differ')).toBeVisible()
  await expect(history.getByRole('deletion').first()).toHaveText('air')
  await expect(history.getByRole('insertion').first()).toHaveText('ground')
  await versions.first().click()
  await expect(history.getByText('It is what the form has now.')).toBeVisible()
  await versions.last().click()
  await expect(versions.last()).toContainText('Published, first version')
  await expect(versions.first()).toContainText('Published, 2 fields')
  await history.getByRole('button', { name: 'Add a note' }).click()
  await expect(history.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('Before the drilling rig')
  await page.keyboard.press('Enter')
  await expect(versions.last()).toContainText('Before the drilling rig')
  await expect(history.getByRole('button', { name: 'Change note' })).toBeFocused()
  await history.getByRole('button', { name: 'Restore this field: Title' }).click()
  await expect(titleField(page)).toHaveValue('Heat from the air')
  await expect(page.getByLabel('CTA', { exact: true })).toHaveValue('Book a visit')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titleField(page)).toHaveValue('Heat from the ground')

  await page.getByRole('button', { name: 'History' }).click()
  await history.getByRole('button', { name: 'Restore all 2 fields' }).click()
  await expect(page.getByLabel('CTA', { exact: true })).toHaveValue('Ask us')
  await expectSaved(page)
  const { headerTitle } = await (await request.get(`/api/services/${id}`)).json()
  expect(headerTitle).toBe('Heat from the ground')
  await publish(page)
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  await page.goto(`/single_service/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heat from the air')
})
