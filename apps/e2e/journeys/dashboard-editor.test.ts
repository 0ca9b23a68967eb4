import { restoreSession } from '../support/accounts.ts'
import { addEntry, adminHeaders, editorPath, entryRow, fillEntry, titleField } from '../support/dashboard.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

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
  await expect(entryRow(again, 'Section 2')).toContainText('Two')
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
  await fillEntry(page, 'Section 1', { Title: 'One, typed' })
  const unloadDialog = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await unloadDialog).dismiss()
  await page.goBack()
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaveDialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(entryRow(page, 'Section 1')).toContainText('One, typed')
  await page.goBack()
  await leaveDialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/services/)
  await page.goForward()
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(entryRow(page, 'Section 1')).toContainText('One, typed')
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
