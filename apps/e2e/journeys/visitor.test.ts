import { menu, type Menu } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/specialists'
import { tokenOf } from '../support/dashboard.ts'
import { ADMIN, SITE } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the home page, the services and one of them', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Understand')
    await expect(page.getByText('7.0 MW').first()).toBeVisible()

    await page.goto('/our_service')
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5)
    await page.getByRole('main').getByRole('link', { name: 'Hydrogen' }).first().click()
    await expect(page).toHaveURL(/\/single_service\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the navigation leads to every service and product', async ({ page, request }) => {
    const { services, products }: Menu = await (await request.get(`/api${menu.url}`)).json()
    await page.goto('/')
    const navigation = page.locator('nav')
    for (const { _id } of services) await expect(navigation.locator(`a[href="/single_service/${_id}"]`)).toHaveCount(1)
    for (const { _id } of products) await expect(navigation.locator(`a[href="/single_product/${_id}"]`)).toHaveCount(1)
    expect(services.length).toBeGreaterThan(5)
  })
})

test('a visitor asks a specialist to call', async ({ page }) => {
  await page.goto('/our_service')
  await page.getByRole('main').getByRole('link', { name: 'Hydrogen' }).first().click()
  await expect(page).toHaveURL(/\/single_service\//)

  await page.getByLabel('Your name').fill('Grace Obi')
  await page.getByLabel('Email address').fill('grace@example.com')
  await page.getByLabel('Comment').fill('Is our roof strong enough?')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await page
    .getByLabel(
      'By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.',
    )
    .check()
  await submit.click()
  await expect(page.getByText('Form submitted successfully.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect(submit).toBeDisabled()
})

test('a request that the server refuses keeps what was typed', async ({ page, complaints }) => {
  await page.goto('/our_service')
  await page.getByRole('main').getByRole('link', { name: 'Hydrogen' }).first().click()
  await page.getByLabel('Your name').fill('Grace Obi')
  await page.getByLabel('Email address').fill('grace@example.com')
  await page.getByLabel('Comment').fill('Is our roof strong enough?')
  await page.getByRole('checkbox').check()
  await page.route(`**${specialist.create.url}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Error submitting form.')).toBeVisible()
  await expect(page.getByLabel('Comment')).toHaveValue('Is our roof strong enough?')

  await page.unroute(`**${specialist.create.url}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Form submitted successfully.')).toBeVisible()
  // The browser tells of the call that was cut off; that is what this journey made it do.
  complaints.length = 0
})

test('a request whose answer was lost is stored once, however often it is sent', async ({
  page,
  request,
  complaints,
}) => {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/our_service')
  await page.getByRole('main').getByRole('link', { name: 'Hydrogen' }).first().click()
  await page.getByLabel('Your name').fill('Grace Obi')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('checkbox').check()
  await page.route(`**${specialist.create.url}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Error submitting form.')).toBeVisible()
  await page.unroute(`**${specialist.create.url}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Form submitted successfully.')).toBeVisible()

  const authorization = `Bearer ${await tokenOf(request, ADMIN)}`
  const found = await request.get(`/api${specialist.list.url}?q=${email}`, { headers: { authorization } })
  expect(await found.json()).toHaveLength(1)
  // The browser tells of the call that was cut off; that is what this journey made it do.
  complaints.length = 0
})

test('a page that is not there answers 404 and says so', async ({ page, complaints }) => {
  for (const path of ['/nowhere', '/single_service/00000000-0000-7000-8000-000000000000', '/single_service/never']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  }
  // The browser logs the 404 of the page itself.
  complaints.length = 0
})

test('the pages name the product, not its parts', async ({ request }) => {
  const answer = await request.get('/')
  expect(answer.headers()['content-type']).toContain('text/html')
  expect(answer.headers()['x-powered-by']).toBeUndefined()
  expect(await answer.text()).toContain(`<html lang="en"`)
  expect(answer.url()).toBe(`${SITE}/`)
})
