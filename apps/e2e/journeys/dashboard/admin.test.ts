import { ADMIN, SITE } from '../../support/product.ts'
import { openDashboard } from '../../support/accounts.ts'
import { addEntry, fillEntry, publish } from '../../support/dashboard.ts'
import { expect, test } from '../../support/test.ts'

/** Retries a check: the site shows a write within a second, and a phone defers what is below the fold. */
const eventually = (check: (options: { timeout: number }) => Promise<void>) =>
  expect(() => check({ timeout: 2_000 })).toPass()

test('an admin creates, edits and deletes a service, and the site shows each step', async ({ page, browser }) => {
  const name = `Tidal ${crypto.randomUUID().slice(0, 8)}`
  const site = await (await browser.newContext({ baseURL: SITE })).newPage()
  await openDashboard(page, ADMIN)

  await test.step('creates it with two sections and two sub titles', async () => {
    await page.goto('/dashboard/upload')
    await page.getByText('Services', { exact: true }).and(page.locator('label')).click()
    await page.getByLabel('Title', { exact: true }).first().fill(name)
    await page.getByLabel('Prefix of title').first().fill(`${name} in short`)
    await page.getByLabel('Description').first().fill('Power from the river, twice a day.')
    for (const [index, title] of ['Before', 'After'].entries()) {
      await addEntry(page, 'Add Sub Title')
      await fillEntry(page, `Sub title ${index + 1}`, { 'Sub title': title, Description: `${title} the tide` })
    }
    for (const [index, title] of ['The turbine', 'The cable'].entries()) {
      await addEntry(page, 'Add Section')
      await fillEntry(page, `Section ${index + 1}`, { Title: title, Description: `${title} in words` })
    }
    await publish(page)
    await expect(page.getByText('Services Added Successfully.')).toBeVisible()
  })

  await test.step('list, menu and page show it', async () => {
    await eventually(async (options) => {
      await site.goto('/our_service')
      await expect(site.getByRole('main').getByRole('link', { name })).toBeVisible(options)
    })
    await expect(site.locator('nav').getByText(`${name} in short`)).toHaveCount(1)
    await site.getByRole('main').getByRole('link', { name }).click()
    await expect(site.getByRole('heading', { level: 1 })).toContainText(name)
    for (const text of ['Before', 'After', 'The turbine', 'The cable'])
      await expect(site.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  })

  await test.step('edits it', async () => {
    await page.goto('/dashboard/services')
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/dashboard\/updateServices\/[\w-]+$/)
    await page.reload()
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(name)
    await page.getByLabel('Title', { exact: true }).first().fill(`${name} turned`)
    await publish(page)
    await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
    await eventually(async (options) => {
      await site.reload()
      await expect(site.getByRole('heading', { level: 1 })).toContainText(`${name} turned`, options)
    })
  })

  await test.step('deletes it', async () => {
    await page.goto('/dashboard/services')
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
    await eventually(async () => expect((await site.reload())?.status()).toBe(404))
    await eventually(async (options) => {
      await site.goto('/our_service')
      await expect(site.getByRole('main').getByRole('link', { name })).toHaveCount(0, options)
      await expect(site.locator('nav').getByText(name)).toHaveCount(0, options)
    })
  })
  await site.context().close()
})

test('the overview shows the counts, also as text next to each chart, and a figure leads to the inquiries that it counts', async ({
  page,
}) => {
  await openDashboard(page, ADMIN)
  await test.step('the counts, also as text next to each chart', async () => {
    for (const title of ['Total Products', 'Total Services', 'Total Blogs'])
      await expect(
        page.getByRole('main').locator(':scope *', { hasText: title }).filter({ hasText: /[1-9]/ }).first(),
      ).toBeVisible()
    for (const chart of ['Distribution', 'Counts']) {
      const chartSection = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: chart, exact: true }) })
      await expect(chartSection.getByRole('listitem')).toHaveText([/^Products[1-9]/, /^Services[1-9]/, /^Blogs[1-9]/])
    }
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(2)
  })

  const main = page.getByRole('main')
  const rows = page.getByRole('table').locator('tbody tr')
  const service = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Heat pumps' }) })
  await test.step('a figure leads to the inquiries that it counts', async () => {
    for (const [figure, link] of [
      [main.getByRole('link', { name: /^\d+ overdue$/ }), main.getByRole('link', { name: /^\d+ overdue$/ })],
      [service.getByRole('cell').last(), service.getByRole('link')],
    ] as const) {
      const count = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0])
      expect(count).toBeGreaterThan(0)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'User Details' })).toBeVisible()
      await expect(rows).toHaveCount(count)
      await page.goBack()
    }
  })
})
