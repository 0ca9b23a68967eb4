import { contact } from '@energy/contracts/inquiries/contacts'
import { search } from '@energy/contracts/search'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { APIRequestContext, Page } from '@playwright/test'
import { openDashboard, restoreSession } from '../../support/accounts.ts'
import { aPerson, aRecord } from '../../support/data/people.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test, type CreateItem } from '../../support/test.ts'

const searchUrl = `**/api${search.url}?*`
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const activeOption = (page: Page) => page.getByRole('option', { selected: true })

/** Focuses the search field by its shortcut, and types. */
async function searchFor(page: Page, text: string) {
  await searchBox(page).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type(text)
}

/** Creates one record of each kind with a unique word. Returns the word. */
async function createOneOfEachKind(request: APIRequestContext, createItem: CreateItem) {
  const word = `Word${crypto.randomUUID().slice(0, 8)}`
  for (const kind of ['products', 'services', 'blogs'] as const)
    await createItem(kind, { headerTitle: `${word} ${kind}` })
  await aRecord(request, { ...aPerson(), firstName: word, lastName: 'Usher' })
  const email = `${word.toLowerCase()}@example.com`
  const fields = { email, comment: 'Is our roof strong enough?' }
  await request.post(`/api${specialist.create.url}`, { data: { ...fields, username: `${word} Rooke` } })
  await request.post(`/api${contact.create.url}`, { data: { ...fields, firstName: word, lastName: 'Mason' } })
  return word
}

test('by keyboard alone every kind is found in its group, and the chosen result opens', async ({
  page,
  request,
  createItem,
}) => {
  const word = await createOneOfEachKind(request, createItem)
  await openDashboard(page, ADMIN)
  const kinds = [
    { group: 'Products', title: `${word} products`, address: /\/products\?id=/ },
    { group: 'Services', title: `${word} services`, address: /\/services\?id=/ },
    { group: 'Blogs', title: `${word} blogs`, address: /\/blog\?id=/ },
    { group: 'Users', title: `${word} Usher`, address: /\/user\?id=/ },
    { group: 'Requests', title: `${word} Rooke`, address: /\/invoice\?id=/ },
    { group: 'Messages', title: `${word} Mason`, address: /\/invoice\?id=/ },
  ]
  for (const [at, { group, title, address }] of kinds.entries()) {
    await searchFor(page, word.toLowerCase())
    await expect(options(page)).toHaveCount(kinds.length)
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('group', { name: group }).getByRole('option', { selected: true })).toContainText(title)
    await expect(activeOption(page).locator('mark')).toHaveText(word)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).not.toBeFocused()
  }
})

test('the arrow keys wrap around; an empty result is reported, a failed search tried again, and an earlier one aborted', async ({
  page,
  browserErrors,
}) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/products')
  await test.step('the arrow keys wrap around, Home and End select the ends, and Escape closes and returns the focus', async () => {
    const filter = page.getByRole('searchbox', { name: 'Filter products' })
    await filter.focus()
    await searchFor(page, 'heat')
    const first = options(page).first()
    const last = options(page).last()
    // Waits for the results of the whole word: those of its first letters are replaced.
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ found$/)
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(last).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    const id = (await first.getAttribute('id')) ?? 'none'
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(filter).toBeFocused()
  })

  await test.step('an empty result is reported, and a failed search can be tried again', async () => {
    await searchBox(page).fill('')
    await searchFor(page, 'qqqxzzq')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “qqqxzzq”.' })).toBeVisible()
    await page.route(searchUrl, (route) => route.abort())
    await searchBox(page).fill('battery')
    await expect(page.getByText('We could not search.')).toBeVisible()
    await page.unroute(searchUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()
    browserErrors.expect(/ERR_FAILED .*\/api\/search/)
  })

  await test.step('typing more aborts the earlier request', async () => {
    await searchBox(page).focus()
    const aborted: string[] = []
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).search))
    await page.route(`**/api${search.url}?q=sol`, () => {})
    const requested = page.waitForRequest(`**/api${search.url}?q=sol`)
    await searchBox(page).fill('sol')
    await requested
    await page.keyboard.type('ar')
    await expect(activeOption(page)).toContainText('Solar')
    await expect.poll(() => aborted).toEqual(['?q=sol'])
  })
})

test('a name with a typing error is found, and recent results are offered until the logout', async ({ page }) => {
  await openDashboard(page, ADMIN)
  await searchFor(page, 'Okafro')
  await expect(activeOption(page)).toContainText('Tom Okafor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Tom Okafor')
  await searchFor(page, 'gas engine')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Gas engine')
  await page.reload()
  await searchFor(page, '')
  await expect(page.getByRole('group', { name: 'Opened last' }).getByRole('option')).toContainText([
    'Gas engine',
    'Tom Okafor',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\?id=/)

  const storedRecent = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.includes('recent')))
  expect(JSON.stringify(await storedRecent())).toContain('Tom Okafor')
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/signup')
  expect(await storedRecent()).toEqual([])
})

test('Enter before the results have loaded opens the first result once they have', async ({ page }) => {
  const scriptReleased = Promise.withResolvers<void>()
  await page.route(/search-panel/, async (route) => {
    await scriptReleased.promise
    await route.continue()
  })
  await openDashboard(page, ADMIN)
  await searchFor(page, 'hydrogen')
  await page.keyboard.press('Enter')
  scriptReleased.resolve()
  await expect(page).toHaveURL(/\/products\?id=/)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Hydrogen')
})
