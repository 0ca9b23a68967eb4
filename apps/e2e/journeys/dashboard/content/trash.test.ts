import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders, deleteItem } from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test('what was deleted is in the trash with who deleted it, and is restored or erased from there', async ({
  page,
  request,
  createItem,
}) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`
  const headers = await adminHeaders(request)
  for (const name of ['first', 'second']) {
    const id = await createItem('products', { headerTitle: `${word} ${name}` })
    await deleteItem(request, 'products', id, headers)
  }
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/trash')
  const row = (name: string) => page.getByRole('row', { name: `${word} ${name}` })
  await expect(row('second')).toContainText('Amara Lindqvist')
  await page.getByRole('button', { name: `Restore ${word} first` }).click()
  await expect(page.getByText(`${word} first restored.`)).toBeVisible()
  await expect(row('first')).toHaveCount(0)
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything in the trash?' })
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible()
  await page.goto(`/dashboard/products?q=${word}`)
  await expect(page.getByText('1 found', { exact: true })).toBeVisible()
})
