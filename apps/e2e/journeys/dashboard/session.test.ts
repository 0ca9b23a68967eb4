import type { ClientConfig } from '@energy/contracts/site/client-config'
import { openDashboard } from '../../support/accounts.ts'
import { editorPath, titleField } from '../../support/dashboard.ts'
import { anAdmin } from '../../support/data/inquiries.ts'
import { previewIn } from '../../support/page/live-preview.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test(
  'who does nothing for long is signed out, and finds what they typed after they sign in again',
  { tag: '@desktop' },
  async ({ page, createItem, browserErrors }) => {
    const id = await createItem('services', { headerTitle: 'Tidal' })
    await page.route('**/dashboard/config.json', async (route) => {
      const response = await route.fetch()
      const config: ClientConfig = await response.json()
      await route.fulfill({ response, json: { ...config, idleMinutes: 30 } })
    })
    await page.clock.install()
    await openDashboard(page, ADMIN)
    await page.goto(editorPath('services', id))
    await expect(titleField(page)).toHaveValue('Tidal')
    await page.route(`**/api/services/${id}/draft`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await titleField(page).fill('Tidal power')
    // A preview that follows is hydrated. Minutes that pass before that would clear what it has read.
    await expect(previewIn(page).getByRole('heading', { level: 1 })).toHaveText('Tidal power')
    await page.clock.fastForward('29:00')
    await expect(titleField(page)).toHaveValue('Tidal power')
    await page.clock.fastForward('01:10')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await expect(page.getByText('You did nothing for 30 minutes, so you were signed out.')).toBeVisible()
    await page.unrouteAll()
    await page.getByLabel('Email address').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(titleField(page)).toHaveValue('Tidal power')
    browserErrors.expect(/ERR_FAILED .*\/draft/)
  },
)

test(
  'an admin who signs out everywhere is out in other browsers, too',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const person = await anAdmin(request)
    await openDashboard(page, person)
    const other = await (await browser.newContext()).newPage()
    await openDashboard(other, person)
    // Firebase dates both in whole seconds: a revocation does not end a sign-in of the same second.
    const signedIn = Math.floor(Date.now() / 1_000)
    await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(signedIn)
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await other.getByRole('link', { name: 'Products' }).first().click()
    await expect(other.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await other.context().close()
  },
)
