import { site, type Site } from '@energy/contracts/site/site-pages'
import { expect, test } from '../../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the home page, from which every service and product is reached, the services and one of them', async ({
    page,
    request,
  }) => {
    const { menu }: Site = await (await request.get(`/api${site.url}?page=home`)).json()
    expect(menu.services.length).toBeGreaterThan(5)
    const response = await page.goto('/')
    expect(response?.headers()['content-type']).toContain('text/html')
    expect(await response?.text()).toContain(`<html lang="en"`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Understand')
    await expect(page.getByText('7.0 MW').first()).toBeVisible()
    const navigation = page.locator('nav')
    for (const { _id } of menu.services)
      await expect(navigation.locator(`a[href="/single_service/${_id}"]`)).toHaveCount(1)
    for (const { _id } of menu.products)
      await expect(navigation.locator(`a[href="/single_product/${_id}"]`)).toHaveCount(1)

    await page.goto('/our_service')
    await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Hydrogen' }).first().click()
    await expect(page).toHaveURL(/\/single_service\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a page that does not exist answers 404 and says so', async ({ page, browserErrors }) => {
  for (const path of ['/nowhere', '/single_service/00000000-0000-7000-8000-000000000000', '/single_service/never']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
    browserErrors.expect(new RegExp(`404 .*${path}`))
  }
})
