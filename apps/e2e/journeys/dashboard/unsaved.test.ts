import { restoreSession } from '../../support/accounts.ts'
import { crash } from '../../support/crash.ts'
import {
  addEntry,
  adminHeaders,
  SAVE_FAILED,
  editorPath,
  expectSaved,
  fillEntry,
  failSaves,
  holdSaves,
  passSaveDelay,
  publish,
  publishButton,
  entryRow,
  titleField,
} from '../../support/dashboard.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test('of two admins who edit at once, the later one compares the texts and can keep their version', async ({
  page,
  browser,
  request,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Tidal', titlePrefix: 'Twice a day' })
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await expect(titleField(page)).toHaveValue('Tidal')
  await test.step('another admin saves in between', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.clock.install()
    await restoreSession(other, ADMIN)
    await other.goto(editorPath('services', id))
    await titleField(other).fill('Tidal of theirs')
    await expectSaved(other)
    await other.context().close()
  })
  await titleField(page).fill('Tidal of mine')
  await passSaveDelay(page)
  await expect(page.getByText(/saved this at \d\d:\d\d, in Title\. Your text is kept here\./)).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else saved this service while you worked on it' })
  await page.getByRole('link', { name: 'Compare and choose' }).click()
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('deletion')).toHaveText('theirs')
  await expect(conflict.getByRole('insertion')).toHaveText('mine')
  await expect(titleField(page)).toHaveValue('Tidal of mine')

  await conflict.getByRole('button', { name: 'Load theirs' }).click()
  await expect(titleField(page)).toHaveValue('Tidal of theirs')
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await expect(titleField(page)).toHaveValue('Tidal of mine')
  await test.step('a third version, saved before the answer, is not overwritten but asked about', async () => {
    const third = { titlePrefix: 'Of a third admin' }
    await request.put(`/api/services/${id}`, { headers: await adminHeaders(request), data: third })
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText(/saved this at/)).toBeVisible()
    expect(await (await request.get(`/api/services/${id}`)).json()).toMatchObject(third)
  })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await expectSaved(page)
  await publish(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Tidal of mine' })).toBeVisible()
  browserErrors.expect(/412 .*\/api\/services\//)
})

test('what the server does not have yet is offered again after the tab has crashed', async ({
  page,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Kept', sections: [{ title: 'One' }] })
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await expect(titleField(page)).toHaveValue('Kept')
  await page.context().setOffline(true)
  await titleField(page).fill('Kept and typed')
  await addEntry(page, 'Add Section')
  await fillEntry(page, 'Section 2', { Title: 'Two' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Two')
  await passSaveDelay(page)
  await expect(page.getByText(/^Not saved since/)).toBeVisible()
  await crash(page)
  const again = await page.context().newPage()
  await again.context().setOffline(false)
  await again.goto(editorPath('services', id))
  await expect(titleField(again)).toHaveValue('Kept')
  await again.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(titleField(again)).toHaveValue('Kept and typed')
  await expect(entryRow(again, 'Section 2')).toContainText('Two')
  await publish(again)
  await again.goto(editorPath('services', id))
  await expect(titleField(again)).toHaveValue('Kept and typed')
  await expect(again.getByRole('region', { name: 'Unsaved work' })).toBeHidden()
  // Also the page in the preview, if it was still being loaded.
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
})

test(
  'a save that is answered by something other than the API has failed, and is tried again',
  { tag: '@desktop' },
  async ({ page, createItem }) => {
    const id = await createItem('services', { headerTitle: 'Geothermal' })
    await restoreSession(page, ADMIN)
    await page.goto(editorPath('services', id))
    await expect(titleField(page)).toHaveValue('Geothermal')
    const save = `**/api/services/${id}/draft`
    await page.route(save, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
    )
    await titleField(page).fill('Geothermal heat')
    await publishButton(page).click()
    const failure = page.getByText('We could not publish. Nothing has changed.')
    await expect(failure).toContainText('The answer of the server could not be read.')
    await expect(page.getByText(/^Not saved since/)).toBeVisible()
    await expect(titleField(page)).toHaveValue('Geothermal heat')
    await page.unroute(save)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByText('Services Updated Successfully.')).toBeVisible()
  },
)

test('a discarded draft is not offered again', async ({ page }) => {
  await restoreSession(page, ADMIN)
  await holdSaves(page.context())
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

test('a changed section is saved before the form is left, and where that fails a confirmation is asked for', async ({
  page,
  createItem,
  browserErrors,
}) => {
  await createItem('services', { headerTitle: 'Left', sections: [{ title: 'One' }] })
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/services')
  await page.getByRole('link', { name: 'Left', exact: false }).first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await fillEntry(page, 'Section 1', { Title: 'One, saved' })
  await page.goBack()
  // Not the URL: it is the list's for a moment before the router has put it back and saves.
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.goForward()
  await expect(entryRow(page, 'Section 1')).toContainText('One, saved')
  await failSaves(page)
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
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await page.goForward()
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(entryRow(page, 'Section 1')).toContainText('One, typed')
  browserErrors.expect(SAVE_FAILED)
})

test('what is typed while offline is kept, and saved when the connection is back', async ({
  page,
  createItem,
  browserErrors,
}) => {
  const id = await createItem('services', { headerTitle: 'Offline' })
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto(editorPath('services', id))
  await expect(titleField(page)).toHaveValue('Offline')
  await page.context().setOffline(true)
  await titleField(page).fill('Back online')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await passSaveDelay(page)
  await expect(page.getByText(/^Not saved since/)).toBeVisible()
  await page.context().setOffline(false)
  await expectSaved(page)
  await expect(titleField(page)).toHaveValue('Back online')
  // Also the page in the preview, if it was still being loaded.
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
})
