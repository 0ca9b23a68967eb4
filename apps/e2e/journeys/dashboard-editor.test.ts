import type { Page } from '@playwright/test'
import { openDashboard } from '../support/accounts.ts'
import { addPart, editorOf, fillPart, titleOf } from '../support/dashboard.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const legends = (page: Page) => page.getByRole('group', { name: /^Section \d/ }).getByLabel('Title', { exact: true })

test('of two admins who edit at once the later one is told, and keeps theirs', async ({
  page,
  browser,
  store,
  complaints,
}) => {
  const id = await store('services', { headerTitle: 'Tidal', titlePrefix: 'Twice a day' })
  await openDashboard(page, ADMIN)
  await page.goto(editorOf('services', id))
  await titleOf(page).fill('Tidal of mine')
  await test.step('another one saves in between', async () => {
    const other = await (await browser.newContext()).newPage()
    await openDashboard(other, ADMIN)
    await other.goto(editorOf('services', id))
    await titleOf(other).fill('Tidal of theirs')
    await other.getByRole('button', { name: 'Update' }).click()
    await expect(other.getByText('Services Updated Successfully.')).toBeVisible()
    await other.context().close()
  })
  await page.getByRole('button', { name: 'Update' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else saved this service while you worked on it' })
  await expect(told).toContainText('differs from yours in Title')
  await expect(told).toBeFocused()
  await expect(titleOf(page)).toHaveValue('Tidal of mine')

  await told.getByRole('button', { name: 'Load theirs' }).click()
  await expect(titleOf(page)).toHaveValue('Tidal of theirs')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(titleOf(page)).toHaveValue('Tidal of mine')
  await page.getByRole('button', { name: 'Update' }).click()
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Tidal of mine' })).toBeVisible()
  // The browser logs the API's 412s.
  complaints.length = 0
})

test('a draft is offered again after the tab has crashed', async ({ page, store }) => {
  const id = await store('services', { headerTitle: 'Kept', sections: [{ title: 'One' }] })
  await openDashboard(page, ADMIN)
  await page.goto(editorOf('services', id))
  await titleOf(page).fill('Kept and typed')
  await addPart(page, 'Add Section')
  await fillPart(page, 'Section 2', { Title: 'Two' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Two')
  const again = await page.context().newPage()
  await page.close()
  await again.goto(editorOf('services', id))
  await expect(titleOf(again)).toHaveValue('Kept')
  await again.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(titleOf(again)).toHaveValue('Kept and typed')
  await expect(legends(again)).toHaveCount(2)
  await again.getByRole('button', { name: 'Update' }).click()
  await expect(again.getByText('Services Updated Successfully.')).toBeVisible()
  await again.goto(editorOf('services', id))
  await expect(titleOf(again)).toHaveValue('Kept and typed')
  await expect(again.getByRole('region', { name: 'Unsaved work' })).toBeHidden()
})

test('a save that something else answers in the server’s place says so, and can be tried again', async ({
  page,
  store,
}, { project }) => {
  test.skip(project.name === 'phone', 'It is the same there.')
  const id = await store('services', { headerTitle: 'Geothermal' })
  await openDashboard(page, ADMIN)
  await page.goto(editorOf('services', id))
  await titleOf(page).fill('Geothermal heat')
  const save = `**/api/services/${id}`
  await page.route(save, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
  )
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert')).toContainText('The answer of the server could not be read.')
  await expect(titleOf(page)).toHaveValue('Geothermal heat')
  await page.unroute(save)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
})

test('a draft that is not wanted is not offered again', async ({ page }) => {
  await openDashboard(page, ADMIN)
  await page.goto('/dashboard/upload?type=blogs')
  await titleOf(page).fill('Never mind')
  await page.getByLabel('Author').fill('Nobody')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Never mind')
  const fresh = await page.context().newPage()
  await fresh.goto('/dashboard/upload')
  await fresh.getByRole('button', { name: 'Restore' }).click()
  await expect(fresh.getByRole('radio', { name: 'Blog' })).toBeChecked()
  await expect(fresh.getByLabel('Author')).toHaveValue('Nobody')
  await page.close({ runBeforeUnload: false })
  const last = await page.context().newPage()
  await last.goto('/dashboard/upload')
  await last.getByRole('button', { name: 'Discard' }).click()
  await last.reload()
  await expect(titleOf(last)).toHaveValue('')
  await expect(last.getByRole('button', { name: 'Discard' })).toBeHidden()
})

test('leaving a form with changes asks, and an unchanged one does not', async ({ page, store }) => {
  await store('services', { headerTitle: 'Left' })
  await openDashboard(page, ADMIN)
  await page.goto('/dashboard/services')
  await page.getByRole('link', { name: 'Left', exact: false }).first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(titleOf(page)).toHaveValue('Left')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/services/)
  await page.goForward()
  await titleOf(page).fill('Left alone')
  await page.goBack()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await expect(titleOf(page)).toHaveValue('Left alone')
  await page.goBack()
  await asked.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/services/)
  await page.goForward()
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toBeVisible()
})

test('sections are moved by button and by key, and a removed one comes back', async ({ page, request, store }) => {
  const id = await store('services', {
    headerTitle: 'Order',
    sections: ['One', 'Two', 'Three'].map((title) => ({ title })),
  })
  await openDashboard(page, ADMIN)
  await page.goto(editorOf('services', id))
  const titles = () => legends(page).evaluateAll((fields) => fields.map((field) => 'value' in field && field.value))
  await page.getByRole('button', { name: 'Move section 1 down' }).click()
  expect(await titles()).toEqual(['Two', 'One', 'Three'])
  await expect(page.getByRole('button', { name: 'Move section 2 down' })).toBeFocused()
  await legends(page).nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  expect(await titles()).toEqual(['Three', 'Two', 'One'])
  await expect(legends(page).first()).toBeFocused()
  await legends(page).nth(1).fill('Two, typed')
  await page.getByRole('button', { name: 'Remove section 2' }).click()
  expect(await titles()).toEqual(['Three', 'One'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await titles()).toEqual(['Three', 'Two, typed', 'One'])
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  const { sections } = await (await request.get(`/api/services/${id}`)).json()
  expect(sections).toMatchObject([{ title: 'Three' }, { title: 'Two, typed' }, { title: 'One' }])
})

test('an image is shown beside its link, and one that does not load is said', async ({ page, complaints }) => {
  await openDashboard(page, ADMIN)
  await page.goto('/dashboard/upload')
  const link = page.getByLabel('CTA image (link)')
  await link.fill('/plates/solar.svg')
  await expect(page.locator('form img')).toHaveAttribute('src', /\/plates\/solar\.svg$/)
  await link.fill('/plates/no-such-plate.svg')
  await expect(page.getByText('This image does not load.')).toBeVisible()
  await link.fill('plates/solar.svg')
  await expect(page.getByText('An image link begins with https://')).toBeVisible()
  await expect(page.locator('form img')).toHaveCount(0)
  complaints.length = 0
})

test('a save that fails for want of a network keeps everything, and works at the next press', async ({
  page,
  store,
  complaints,
}) => {
  const id = await store('services', { headerTitle: 'Offline' })
  await openDashboard(page, ADMIN)
  await page.goto(editorOf('services', id))
  await titleOf(page).fill('Back online')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(titleOf(page)).toHaveValue('Back online')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  complaints.length = 0
})
