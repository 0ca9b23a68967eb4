import { service } from '@energy/contracts/content'
import { listPattern, navigateToList } from '../../screens/dashboard/list-states.ts'
import { waitForHydration, firstIds } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const kinds = [
  { kind: 'services', title: 'Services that carry through', failed: 'We could not load the services.' },
  { kind: 'products', title: 'Products that move energy', failed: 'We could not load the products.' },
  { kind: 'blogs', title: 'Guides to what your meter says', failed: 'We could not load the guides.' },
] as const

test('a list that loads shows its title and a loading status, and one that does not load an error, until Try again', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/about')
  await waitForHydration(page)
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' })
  for (const { kind, title, failed } of kinds)
    await test.step(kind, async () => {
      const released = Promise.withResolvers<void>()
      await page.route(listPattern(kind), async (route) => {
        await released.promise
        await route.abort()
      })
      await navigateToList(page, kind)
      await expect(loading).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      released.resolve()
      await expect(page.getByRole('alert')).toContainText(failed)
      await expect(loading).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.unroute(listPattern(kind))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect(loading).toBeHidden()
      browserErrors.expect(new RegExp(`ERR_FAILED .*/api/${kind}/cards`))
    })
})

test('a section of home that does not load shows an error, and the other sections are shown', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.route(listPattern('products'), (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(page.getByRole('alert')).toContainText('We could not load the products.')
  await expect(page.getByRole('main').getByRole('link', { name: 'Hydrogen', exact: true }).first()).toBeVisible()
  await page.unroute(listPattern('products'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Heat pumps', exact: true }).first()).toBeVisible()
  browserErrors.expect(/ERR_FAILED .*\/api\/products\/cards/)
})

test('a service that does not load shows an error, and loads at Try again', async ({ page, browserErrors }) => {
  const { service: id } = await firstIds(page)
  const read = `**/api${service.list.url}/${id}`
  await page.goto('/our_service')
  await waitForHydration(page)
  await page.route(read, (route) => route.abort())
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
  await page.unroute(read)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`/single_service/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business electricity')
  browserErrors.expect(/ERR_FAILED .*\/api\/services\//)
})

test('an empty list shows a message and a link to the specialist form', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.route(listPattern('blogs'), (route) => route.fulfill({ json: [] }))
  await navigateToList(page, 'blogs')
  await expect(page.getByText('No guides yet.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Talk to a specialist' })).toBeVisible()
})

test('an image that does not load is replaced by the default one', async ({ page, browserErrors }) => {
  await page.route('**/plates/heat-pump.svg', (route) => route.abort())
  await page.goto('/our_product')
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('src', '/plates/default.svg')
  browserErrors.expect(/ERR_FAILED .*\/plates\/heat-pump\.svg/)
})
