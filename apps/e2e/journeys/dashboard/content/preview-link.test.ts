import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders, editorPath } from '../../../support/dashboard.ts'
import { ADMIN } from '../../../support/product.ts'
import { sql } from '../../../support/data/sql.ts'
import { expect, test, type CreateItem } from '../../../support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'

/** A live product with a draft, its editor with the dialog of the link open, and a page of somebody without an account. */
async function aDraft(page: Page, request: APIRequestContext, createItem: CreateItem) {
  const title = `Ice store ${crypto.randomUUID().slice(0, 8)}`
  const id = await createItem('products', { headerTitle: 'Not the draft' })
  const headers = await adminHeaders(request)
  const save = (change: object) => request.put(`/api/products/${id}/draft`, { headers, data: change })
  await save({ headerTitle: title, sections: [{ title: 'Freezes at night' }] })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('products', id))
  await page.getByRole('button', { name: 'Share preview' }).click()
  return { id, title, save, dialog: page.getByRole('dialog', { name: 'Share a preview link' }) }
}

/** The link that the dialog has made. */
async function makeLink(page: Page) {
  await page.getByRole('button', { name: 'Make the link' }).click()
  return page.getByRole('textbox', { name: 'Preview link' }).inputValue()
}

test('somebody without an account sees a draft by its link, until it is stopped or has ended', async ({
  page,
  request,
  createItem,
  browser,
  browserErrors,
}) => {
  browserErrors.expect(/404 .*\/preview\//)
  const { id, title, save, dialog } = await aDraft(page, request, createItem)
  const link = await makeLink(page)
  await expect(dialog.getByText(/Works for 7 days, until \d+ \w+\./)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const response = await visitor.goto(link)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(visitor.getByText('Preview. This is not public.')).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('heading', { name: 'Freezes at night' })).toBeVisible()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await save({ headerTitle: `${title} again` })
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} again`)
  await visitor.context().close()

  await test.step('the editor says whose link works, and stops it', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Share preview' }).click()
    await expect(dialog).toContainText('A link that Amara Lindqvist made works until')
    await expect(dialog.getByRole('button', { name: 'Make a new link' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeVisible()
    const ended = await request.get(link)
    expect(ended.status()).toBe(404)
    expect(await ended.text()).toContain('This preview has ended')
  })

  await test.step('another one ends after seven days, and the editor says so', async () => {
    const another = await makeLink(page)
    expect((await request.get(another)).status()).toBe(200)
    await sql(`UPDATE previews SET "expiresAt" = now() - interval '1 second' WHERE "itemId" = $1`, [id])
    await page.reload()
    await page.getByRole('button', { name: 'Share preview' }).click()
    await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeVisible()
    expect((await page.goto(another))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has ended')
    await expect(page.getByText('A preview link works for seven days')).toBeVisible()
  })
})
