import type { Page } from '@playwright/test'
import { restoreSession } from '../support/accounts.ts'
import { addEntry, adminHeaders, editorPath, fillEntry, titleField } from '../support/dashboard.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const sectionTitles = (page: Page) =>
  page.getByRole('group', { name: /^Section \d/ }).getByLabel('Title', { exact: true })

test('when two admins edit at once, the later one sees the conflict and can keep their version', async ({
  page,
  browser,
  request,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Tidal', titlePrefix: 'Twice a day' })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await titleField(page).fill('Tidal of mine')
  await test.step('another admin saves in between', async () => {
    const other = await (await browser.newContext()).newPage()
    await restoreSession(other, ADMIN)
    await other.goto(editorPath('services', id))
    await titleField(other).fill('Tidal of theirs')
    await other.getByRole('button', { name: 'Update' }).click()
    await expect(other.getByText('Services Updated Successfully.')).toBeVisible()
    await other.context().close()
  })
  await page.getByRole('button', { name: 'Update' }).click()
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else saved this service while you worked on it' })
  await expect(conflict).toContainText('differs from yours in Title')
  await expect(conflict).toBeFocused()
  await expect(titleField(page)).toHaveValue('Tidal of mine')

  await conflict.getByRole('button', { name: 'Load theirs' }).click()
  await expect(titleField(page)).toHaveValue('Tidal of theirs')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(titleField(page)).toHaveValue('Tidal of mine')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(conflict).toContainText('differs from yours in Title.')
  await test.step('a third version, saved before the answer, is not overwritten but asked about', async () => {
    const third = { titlePrefix: 'Of a third admin' }
    await request.put(`/api/services/${id}`, { headers: await adminHeaders(request), data: third })
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(conflict).toContainText('differs from yours in Title and Prefix of title.')
    expect(await (await request.get(`/api/services/${id}`)).json()).toMatchObject(third)
  })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Tidal of mine' })).toBeVisible()
  browserErrors.expect(/412 .*\/api\/services\//)
})

test('a draft is offered again after the tab has crashed', async ({ page, createItem }) => {
  const id = await createItem('services', { headerTitle: 'Kept', sections: [{ title: 'One' }] })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await titleField(page).fill('Kept and typed')
  await addEntry(page, 'Add Section')
  await fillEntry(page, 'Section 2', { Title: 'Two' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Two')
  const again = await page.context().newPage()
  await page.close()
  await again.goto(editorPath('services', id))
  await expect(titleField(again)).toHaveValue('Kept')
  await again.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(titleField(again)).toHaveValue('Kept and typed')
  await expect(sectionTitles(again)).toHaveCount(2)
  await again.getByRole('button', { name: 'Update' }).click()
  await expect(again.getByText('Services Updated Successfully.')).toBeVisible()
  await again.goto(editorPath('services', id))
  await expect(titleField(again)).toHaveValue('Kept and typed')
  await expect(again.getByRole('region', { name: 'Unsaved work' })).toBeHidden()
})

test(
  'a save that is answered by something other than the API shows an error, and can be tried again',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('services', { headerTitle: 'Geothermal' })
    await restoreSession(page, ADMIN)
    await page.goto(editorPath('services', id))
    await titleField(page).fill('Geothermal heat')
    const save = `**/api/services/${id}`
    await page.route(save, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
    )
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('alert')).toContainText('The answer of the server could not be read.')
    await expect(titleField(page)).toHaveValue('Geothermal heat')
    await page.unroute(save)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  },
)

test('a discarded draft is not offered again', async ({ page }) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload?type=blogs')
  await titleField(page).fill('Never mind')
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
  await expect(titleField(last)).toHaveValue('')
  await expect(last.getByRole('button', { name: 'Discard' })).toBeHidden()
})

test('leaving a form with a changed section asks for a confirmation, and leaving an unchanged one does not', async ({
  page,
  createItem,
}) => {
  await createItem('services', { headerTitle: 'Left', sections: [{ title: 'One' }] })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/services')
  await page.getByRole('link', { name: 'Left', exact: false }).first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(titleField(page)).toHaveValue('Left')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/services/)
  await page.goForward()
  await sectionTitles(page).fill('One, typed')
  const unloadDialog = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await unloadDialog).dismiss()
  await page.goBack()
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(sectionTitles(page)).toHaveValue('One, typed')
  await page.goBack()
  await leaveDialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/services/)
  await page.goForward()
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(sectionTitles(page)).toHaveValue('One, typed')
})

test('sections are moved by button and by key, and a removed one is restored by Undo', async ({
  page,
  request,
  createItem,
}) => {
  const id = await createItem('services', {
    headerTitle: 'Order',
    sections: ['One', 'Two', 'Three'].map((title) => ({ title })),
  })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  const titles = () =>
    sectionTitles(page).evaluateAll((fields) => fields.map((field) => 'value' in field && field.value))
  await page.getByRole('button', { name: 'Move section 1 down' }).click()
  expect(await titles()).toEqual(['Two', 'One', 'Three'])
  await expect(page.getByRole('button', { name: 'Move section 2 down' })).toBeFocused()
  await sectionTitles(page).nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  expect(await titles()).toEqual(['Three', 'Two', 'One'])
  await expect(sectionTitles(page).first()).toBeFocused()
  await sectionTitles(page).nth(1).fill('Two, typed')
  await page.getByRole('button', { name: 'Remove section 2' }).click()
  expect(await titles()).toEqual(['Three', 'One'])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await titles()).toEqual(['Three', 'Two, typed', 'One'])
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  const { sections } = await (await request.get(`/api/services/${id}`)).json()
  expect(sections).toMatchObject([{ title: 'Three' }, { title: 'Two, typed' }, { title: 'One' }])
})

test('errors are listed with links to their fields, and an error moves and goes with the input of its field', async ({
  page,
  browserErrors,
}) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload')
  await addEntry(page, 'Add Section')
  await expect(page.getByRole('group', { name: 'Section 1' }).getByLabel('Prefix')).toBeFocused()
  await addEntry(page, 'Add Section')
  await sectionTitles(page).nth(1).fill('long '.repeat(61))
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 things to correct' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link', { name: 'Title must not be empty.' })).toBeVisible()
  await summary.getByRole('link', { name: 'Section 2: Title must have at most 300 characters.' }).click()
  await expect(sectionTitles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(sectionTitles(page).first()).toBeFocused()
  await expect(sectionTitles(page).first()).toHaveAttribute('aria-invalid', 'true')
  await expect(sectionTitles(page).nth(1)).not.toHaveAttribute('aria-invalid')
  await sectionTitles(page).first().fill('Short')
  await expect(sectionTitles(page).first()).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(titleField(page)).toBeFocused()
  await expect(page.getByText('Title must not be empty.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  browserErrors.expect(/400 .*\/api\//)
})

test('an image is shown next to its link, and one that does not load is reported', async ({ page, browserErrors }) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/upload')
  const link = page.getByLabel('CTA image (link)')
  await link.fill('/plates/solar.svg')
  await expect(page.locator('form img')).toHaveAttribute('src', /\/plates\/solar\.svg$/)
  await link.fill('/plates/no-such-plate.svg')
  await expect(page.getByText('This image does not load.')).toBeVisible()
  await link.fill('plates/solar.svg')
  await expect(page.getByText('An image link begins with https://')).toBeVisible()
  await expect(page.locator('form img')).toHaveCount(0)
  browserErrors.expect(/404 .*\/no-such-plate\.svg/)
})

test('a save while offline keeps the input, and works at the next press', async ({
  page,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Offline' })
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await titleField(page).fill('Back online')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(titleField(page)).toHaveValue('Back online')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED .*\/api\/services\//)
})
