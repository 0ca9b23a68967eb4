import { blog } from '@energy/contracts/content'
import { restoreSession } from '../../support/accounts.ts'
import { adminHeaders, deleteItem } from '../../support/dashboard.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

const uniqueWord = () => `w${crypto.randomUUID().slice(0, 8)}`
const listUrl = `**/api${blog.drafts.url}?*`

test('a list is filtered by text, and loads more rows as it is scrolled', async ({ page, createItem }) => {
  const word = uniqueWord()
  for (let index = 1; index <= 52; index += 1) await createItem('blogs', { headerTitle: `${word} no. ${index}` })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/blog')
  await page.getByRole('searchbox', { name: 'Filter blogs' }).fill(word)
  await expect(page.getByText('52 found')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Blogs' }).getByRole('link')
  await expect(rows.first()).toContainText(`${word} no. 52`)
  await rows.last().scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: `${word} no. 1`, exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: `${word} no. 1`, exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Filter blogs' })).toHaveValue(word)
  await page.getByRole('searchbox', { name: 'Filter blogs' }).fill(`${word}${word}`)
  await expect(page.getByText(`No blogs with “${word}${word}” in them.`)).toBeVisible()
})

test(
  'a deletion selects the first remaining row, and can be undone for ten seconds',
  { tag: '@layout' },
  async ({ page, request, createItem }) => {
    const word = uniqueWord()
    for (const name of ['older', 'newer']) await createItem('blogs', { headerTitle: `${word} ${name}`, author: 'Ada' })
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/blog?q=${word}`)
    const heading = page.getByRole('article').getByRole('heading', { level: 2 })
    const row = (name: string) =>
      page.getByRole('list', { name: 'Blogs' }).getByRole('link', { name: `${word} ${name}` })
    const isPhone = isNarrow(page)
    const deleteRow = async (name: string) => {
      if (isPhone) await row(name).click()
      await expect(heading).toHaveText(`${word} ${name}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog', { name: `Delete ${word} ${name}?` })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText(`${word} ${name} deleted.`)).toBeVisible()
      await expect(row(name)).toHaveCount(0)
    }
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(`${word} older is back.`)).toBeVisible()
      await expect(heading).toHaveText(`${word} older`)
    }
    await expect(row('newer')).toHaveAttribute('aria-current', 'true')
    // The pane of a phone shows only an item that is open.
    if (!isPhone) {
      await row('older').click()
      await deleteRow('older')
      await expect(heading).toHaveText(`${word} newer`)
      await undo()
      await row('newer').click()
    }
    await deleteRow('newer')
    await expect(row('older')).toHaveAttribute('aria-current', 'true')
    await deleteRow('older')
    await expect(page.getByText(`No blogs with “${word}” in them.`)).toBeVisible()
    if (!isPhone) await expect(page.getByText('Select a Blog')).toBeVisible()
    await undo()
    await expect(page.getByRole('article').getByText('Ada', { exact: true })).toBeVisible()
    // A restored item has a new id.
    const [{ _id }] = await (await request.get(`/api/blogs?q=${word}`)).json()
    await page.close()
    await deleteItem(request, 'blogs', _id, await adminHeaders(request))
  },
)

test('a list and an item say what fails and what has changed elsewhere', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  const word = uniqueWord()
  const id = await createItem('blogs', { headerTitle: word })
  const headers = await adminHeaders(request)
  await restoreSession(page, ADMIN)
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })
  const rows = page.getByRole('list', { name: 'Blogs' }).getByRole('link')
  await test.step('a list that does not load shows an error, and loads at Try again', async () => {
    await page.route(listUrl, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(`/dashboard/blog?q=${word}`)
    await expect(page.getByRole('alert')).toContainText('We could not load the blogs.')
    await page.unroute(listUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await rows.first().click()
    await expect(heading).toHaveText(word)
    browserErrors.expect(/404 .*\/api\/blogs\/drafts\?/)
  })

  await test.step('Keep it deletes nothing, and a failed deletion shows an error', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`We could not delete ${word}. The server could not be reached.`)).toBeVisible()
    await page.context().setOffline(false)
    await expect(heading).toHaveText(word)
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/blogs\//)
  })

  await test.step('a change made elsewhere shows when the window becomes visible again', async () => {
    await request.put(`/api/blogs/${id}`, { headers, data: { headerTitle: `${word} anew` } })
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    // Lists are also read each half minute.
    await expect(heading).toHaveText(`${word} anew`, { timeout: 15_000 })
  })

  await test.step('the address of a deleted item says so, and shows the list', async () => {
    await deleteItem(request, 'blogs', id, headers)
    await page.goto(`/dashboard/blog?id=${id}`)
    await expect(page.getByText('There is no such blog. It may have been deleted.')).toBeVisible()
    await expect(rows.first()).toBeVisible()
    browserErrors.expect(/404 .*\/api\/blogs\/[\w-]{36}/)
  })
})
