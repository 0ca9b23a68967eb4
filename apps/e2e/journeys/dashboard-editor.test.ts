import { restoreSession } from '../support/accounts.ts'
import { addEntry, editorPath, publish, publishButton, sectionTitles, titleField } from '../support/dashboard.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

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
  await publish(page)
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
  await titleField(page).fill('long '.repeat(61))
  await sectionTitles(page).nth(1).fill('long '.repeat(61))
  await publishButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 things to correct' })
  await expect(summary).toBeFocused()
  await expect(
    summary.getByRole('link', { name: 'Title must have at most 200 characters.', exact: true }),
  ).toBeVisible()
  await summary.getByRole('link', { name: 'Section 2: Title must have at most 300 characters.' }).click()
  await expect(sectionTitles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(sectionTitles(page).first()).toBeFocused()
  await expect(sectionTitles(page).first()).toHaveAttribute('aria-invalid', 'true')
  await expect(sectionTitles(page).nth(1)).not.toHaveAttribute('aria-invalid')
  await sectionTitles(page).first().fill('Short')
  await expect(sectionTitles(page).first()).not.toHaveAttribute('aria-invalid')
  await publishButton(page).click()
  await expect(titleField(page)).toBeFocused()
  await expect(page.getByText('Title must have at most 200 characters.')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  browserErrors.expect(/400 .*\/api\/products\/drafts/)
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
