import { aProductApart } from './apart.ts'
import { signIn } from '../support/accounts.ts'
import { ADMIN, CUSTOMER } from '../support/product.ts'
import { expect, test as base } from '../support/test.ts'

type Apart = Awaited<ReturnType<typeof aProductApart>>

/** Any complaint of the browser, about what the policy or CORS stops above all, fails a test. */
const test = base.extend<object, { apart: Apart }>({
  apart: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const apart = await aProductApart()
      await use(apart)
      await apart.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ apart }, use) => use(apart.site),
})

test('a customer signs in on the site, and reads and writes across origins', async ({ page, apart }) => {
  const calls: string[] = []
  page.on('response', (answer) => calls.push(new URL(answer.url()).origin))
  await signIn(page, CUSTOMER)
  await expect(page).toHaveURL(`${apart.site}/`)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tom Okafor')
  expect(calls).toContain(apart.api)

  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Connect with us' })
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email address').fill('grace@example.com')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent.')).toBeVisible()
})

test('an admin who signs in on the site is led to the dashboard, and signs in there once more', async ({
  page,
  apart,
}) => {
  await signIn(page, ADMIN)
  await expect(page).toHaveURL(new RegExp(`^${apart.dashboard}/dashboard/?$`))
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  // A reload of a screen below finds its files, and the list comes from the API.
  await page.goto(`${apart.dashboard}/dashboard/services`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the dashboard leads back to the site', async ({ page, apart }) => {
  await page.goto(`${apart.dashboard}/dashboard/`)
  await page.getByRole('link', { name: /the site/ }).click()
  await expect(page).toHaveURL(`${apart.site}/`)
})

test('the API lets the pages of these two origins read, and no others', async ({ request, apart }) => {
  const url = `${apart.api.replace('api.localhost', '127.0.0.1')}/services`
  for (const [origin, allowed] of [
    [apart.site, apart.site],
    [apart.dashboard, apart.dashboard],
    ['http://elsewhere.localhost', undefined],
  ] as const) {
    const answer = await request.get(url, { headers: { origin } })
    expect(answer.headers()['access-control-allow-origin']).toBe(allowed)
  }
})
