import { startOnSeparateOrigins } from './separate-origins.ts'
import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expectSaved } from '../support/dashboard.ts'
import { publishInEditor } from '../support/data/texts.ts'
import { ADMIN, CUSTOMER } from '../support/product.ts'
import { expect, test as base } from '../support/test.ts'

type Origins = Awaited<ReturnType<typeof startOnSeparateOrigins>>

/** Any browser error fails a test, above all a violation of CORS or of the content security policy. */
const test = base.extend<object, { origins: Origins }>({
  origins: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const origins = await startOnSeparateOrigins()
      await use(origins)
      await origins.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ origins }, use) => use(origins.site),
})

test('a customer signs in on the site, and reads and writes across origins', async ({ page, origins }) => {
  const responseOrigins: string[] = []
  page.on('response', (response) => responseOrigins.push(new URL(response.url()).origin))
  await signIn(page, CUSTOMER)
  await expect(page).toHaveURL(`${origins.site}/`)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tom Okafor')
  expect(responseOrigins).toContain(origins.api)

  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Connect with us' })
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email address').fill('grace@example.com')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent.')).toBeVisible()
})

/** Signs in on the dashboard, which has a session of its own. */
async function signInToDashboard(page: Page) {
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('an admin who signs in on the site is redirected to the dashboard, and signs in there once more', async ({
  page,
  origins,
}) => {
  await signIn(page, ADMIN)
  await expect(page).toHaveURL(new RegExp(`^${origins.dashboard}/dashboard/?$`))
  await signInToDashboard(page)

  // A nested path loads its files, and reads its list from the API.
  await page.goto(`${origins.dashboard}/dashboard/services`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the dashboard links back to the site', async ({ page, origins }) => {
  await page.goto(`${origins.dashboard}/dashboard/`)
  await page.getByRole('link', { name: /the site/ }).click()
  await expect(page).toHaveURL(`${origins.site}/`)
})

test('the editor shows the page of the site, which follows what is typed and answers a press', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.dashboard}/dashboard/services`)
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const onSite = page.getByRole('link', { name: 'View on site' })
  await expect(onSite).toHaveAttribute('href', new RegExp(`^${origins.site}/single_service/`))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  await page.getByLabel('Title', { exact: true }).first().fill('From another origin')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('From another origin')
  await preview.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Title', { exact: true }).first()).toBeFocused()
})

test('CORS allows the origins of site and dashboard, and no others', async ({ request, origins }) => {
  const url = `${origins.api.replace('api.localhost', '127.0.0.1')}/services`
  for (const [origin, allowed] of [
    [origins.site, origins.site],
    [origins.dashboard, origins.dashboard],
    ['http://elsewhere.localhost', undefined],
  ] as const) {
    const response = await request.get(url, { headers: { origin } })
    expect(response.headers()['access-control-allow-origin']).toBe(allowed)
  }
})

test('what an editor changes of the company, a question, the reviews, a tariff and the privacy page is on two replicas', async ({
  page,
  origins,
}) => {
  const replicas = await origins.startReplica()
  const expectOnBoth = async (path: string, shown: RegExp) => {
    for (const replica of replicas) {
      const read = async () => (await fetch(replica + path)).text()
      await expect.poll(read, { intervals: [20] }).toMatch(shown)
    }
  }
  const open = (path: string) => page.goto(`${origins.dashboard}/dashboard${path}`)
  await page.clock.install()
  await open('/')
  await signInToDashboard(page)

  await open('/texts/company')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0999')
  await expectSaved(page)
  await publishInEditor(page, 'Company')
  await expectOnBoth('/', /tel:\+442079460999/)

  await open('/questions')
  await page.getByRole('link', { name: /^Who applies for grants\?/ }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Our engineers do, and you sign.')
  await expectSaved(page)
  await publishInEditor(page, 'Who applies for grants?')
  await expectOnBoth('/our_service', /Our engineers do, and you sign\./)

  await open('/reviews')
  await page.getByRole('button', { name: 'Move Graham Pell', exact: true }).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: 'Graham Pell put down' })).toBeAttached()
  await expectOnBoth('/', /talked us out of the larger machine[^]*They drew our bakery/)

  await open('/tariffs')
  await page.getByRole('link', { name: /^Variable/ }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tracker')
  await expectSaved(page)
  await publishInEditor(page, 'Tracker')
  const list = await (await fetch(`${replicas[0]}/our_service`)).text()
  const [service = ''] = /\/single_service\/[\w-]+/.exec(list) ?? []
  await expectOnBoth(service, /Tracker/)

  await open('/texts/privacy')
  await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('Nothing but what you send us.')
  await expectSaved(page)
  await publishInEditor(page, 'Privacy')
  await expectOnBoth('/privacy', /Nothing but what you send us\./)
})
