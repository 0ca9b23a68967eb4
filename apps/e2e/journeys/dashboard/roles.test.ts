import { inbox } from '@energy/contracts/inquiries/inbox'
import type { Role } from '@energy/contracts/people/roles'
import { offer } from '@energy/contracts/sales/offers'
import type { APIRequestContext, Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { editorPath, expectSaved, passSaveDelay, titleField } from '../../support/dashboard.ts'
import { aPerson, aRecord, setRole } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

/** Creates somebody of staff, and signs them in. */
async function aColleague(page: Page, request: APIRequestContext, role: Role) {
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, role)
  await restoreSession(page, person)
  return person
}

/** The names of the navigation's entries. */
const entries = (page: Page) => page.getByRole('complementary').getByRole('listitem').allInnerTexts()

test(
  'an editor sees the content alone, and a link to offers says whom they are for',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await aColleague(page, request, 'editor')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: 'Distribution' })).toBeVisible()
    const names = (await entries(page)).join()
    expect(names).toContain('Products')
    expect(names).not.toMatch(/Offers|Invoice|User profile/)
    await expect(page.getByRole('heading', { name: 'Calls today' })).toBeHidden()
    await page.goto('/dashboard/offers')
    await expect(page.getByRole('heading', { level: 1, name: 'This screen is for sales' })).toBeVisible()
    await page.goto('/dashboard/texts/sales')
    await expect(page.getByRole('heading', { level: 1, name: 'This screen is for sales' })).toBeVisible()
  },
)

test(
  'sales see people and requests alone, and of the texts those that they keep',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await aColleague(page, request, 'sales')
    const answers = Promise.withResolvers<void>()
    for (const { url } of [inbox.counts, inbox.figures, offer.figures])
      await page.route(`**/api${url}`, async (route) => {
        await answers.promise
        await route.continue()
      })
    await page.goto('/dashboard')
    const calls = page.getByRole('region', { name: 'Calls today' })
    await expect(calls).toBeVisible()
    const before = await calls.boundingBox()
    answers.resolve()
    await expect(page.getByRole('region', { name: 'Requests a day' }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Offers out' }).getByRole('link').first()).toBeVisible()
    // The figures have room while they load.
    expect((await calls.boundingBox())?.y).toBe(before?.y)
    const names = (await entries(page)).join()
    expect(names).toContain('Offers')
    expect(names).not.toMatch(/Products|Media|Searches/)
    await page.goto('/dashboard/products')
    await expect(page.getByRole('heading', { level: 1, name: 'This screen is for editors' })).toBeVisible()
    await page.goto('/dashboard/texts')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers and invoices')
    await page.goto('/dashboard/user')
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change role' })).toBeHidden()
  },
)

test('an editor who loses the role while they write sees so, and finds their text again as an editor', async ({
  page,
  request,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Tidal' })
  await page.clock.install()
  const { email } = await aColleague(page, request, 'editor')
  await page.goto(editorPath('services', id))
  await titleField(page).fill('Tidal power')
  await expectSaved(page)
  await setRole(request, email, 'sales')
  await titleField(page).fill('Tidal power, twice a day')
  await passSaveDelay(page)
  await expect(page.getByRole('heading', { level: 1, name: 'This screen is for editors' })).toBeVisible()
  await setRole(request, email, 'editor')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(titleField(page)).toHaveValue('Tidal power, twice a day')
  await expectSaved(page)
  browserErrors.expect(/403 .*\/api\/services\//)
})
