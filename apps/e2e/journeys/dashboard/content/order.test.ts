import type { APIRequestContext, Page } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

const word = () => `w${crypto.randomUUID().slice(0, 8)}`
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
const rowsOf = (page: Page, list: string, name: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('link').filter({ hasText: name })
const titlesOf = async (request: APIRequestContext, path: string, name: string) => {
  const rows: { headerTitle: string }[] = await (await request.get(`/api${path}`)).json()
  return rows.map(({ headerTitle }) => headerTitle).filter((title) => title.startsWith(name))
}

test('services are moved by keys into the order that the site shows, and by dragging; one that cannot be is back in its place', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  const name = word()
  const titles = ['one', 'two', 'three'].map((each) => `${name} ${each}`)
  const [one = '', two = '', three = ''] = titles
  for (const headerTitle of titles) await createItem('services', { headerTitle })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/services')
  await expect(rowsOf(page, 'Services', name)).toContainText(titles)

  await handle(page, three).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rowsOf(page, 'Services', name)).toContainText([three, one, two])
  await page.keyboard.press('Escape')
  await expect(rowsOf(page, 'Services', name)).toContainText(titles)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: `${three} put down` })).toBeAttached()
  await expect(handle(page, three)).toBeFocused()
  await expect.poll(() => titlesOf(request, '/services/cards', name)).toEqual([three, one, two])

  await handle(page, three).dragTo(handle(page, two), { targetPosition: { x: 20, y: 40 } })
  await expect.poll(() => titlesOf(request, '/services/cards', name)).toEqual([one, two, three])
  await page.reload()
  await expect(rowsOf(page, 'Services', name)).toContainText(titles)

  await test.step('a service that cannot be moved is back in its place, with the reason', async () => {
    await page.route('**/api/services/*/place', (route) => route.abort())
    await handle(page, two).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(page.getByText(`We could not move ${two}.`)).toBeVisible()
    await expect(rowsOf(page, 'Services', name)).toContainText(titles)
    browserErrors.expect(/ERR_FAILED .*\/place/)
  })

  await page.getByLabel('Filter services').fill(name)
  await expect(page.getByText('3 found')).toBeVisible()
  await expect(handle(page, one)).toBeHidden()
})

test('a guide is pinned before newer ones, and unpinned', async ({ page, request, createItem }) => {
  const name = word()
  const [old, recent] = [`${name} old`, `${name} recent`]
  const id = await createItem('blogs', { headerTitle: old })
  await createItem('blogs', { headerTitle: recent })
  const shown = () => titlesOf(request, '/blogs/cards?order=newest', name)
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/blog?id=${id}`)
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(page.getByText(`${old} now comes first.`)).toBeVisible()
  expect(await shown()).toEqual([old, recent])
  await page.goto('/dashboard/blog')
  const first = page.getByRole('list', { name: 'Blogs', exact: true }).getByRole('link').first()
  await expect(first).toHaveText(new RegExp(`${old}.*Pinned`))
  await first.click()
  await page.getByRole('button', { name: 'Unpin' }).click()
  await expect(page.getByText(`${old} is not pinned any more.`)).toBeVisible()
  expect(await shown()).toEqual([recent, old])
})
