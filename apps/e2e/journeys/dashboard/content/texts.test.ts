import { expect } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders, expectSaved, holdSaves, publishButton } from '../../../support/dashboard.ts'
import { previewIn } from '../../../support/page/live-preview.ts'
import { ADMIN } from '../../../support/product.ts'
import { untilShown } from '../../../support/data/site.ts'
import { publishInEditor, test } from '../../../support/data/texts.ts'

test('the phone number of the company is changed, mended where the check says so, and stands on the site', async ({
  page,
  single,
}) => {
  await single('company')
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/texts')
  await page.getByRole('link', { name: /^Company/ }).click()
  const contact = page.getByRole('group', { name: 'Contact' })
  await contact.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0999')
  await contact.getByLabel('E-mail').fill('')
  await expectSaved(page)
  await publishButton(page).click()
  const check = page.getByRole('dialog', { name: 'Before you publish' })
  await check.getByRole('button', { name: /^E-mail/ }).click()
  await expect(contact.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('ask@example.com')
  await publishInEditor(page, 'Company')
  await expect(page).toHaveURL(/\/dashboard\/texts$/)
  await expect(page.getByRole('link', { name: /^Company.*Amara Lindqvist/s })).toBeVisible()
  await untilShown(page.request, '/contact', 'ask@example.com')
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: '+44 20 7946 0999' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'ask@example.com' }).first()).toBeVisible()
})

test('a question is added, dragged to the first place, and deleted', async ({ page, request }) => {
  const title = `Who reads the meter ${crypto.randomUUID().slice(0, 8)}?`
  const asked = async () => {
    const { texts } = await (await request.get('/api/site?page=services')).json()
    return texts.questions.map(({ question }: { question: string }) => question)
  }
  const [first = ''] = await asked()
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/questions')
  await page.getByRole('link', { name: 'Add Question' }).click()
  await page.getByLabel('Question', { exact: true }).fill(title)
  await page.getByLabel('Answer', { exact: true }).fill('Our engineers do, once a year.')
  await page.getByLabel('Shown on').selectOption('Services')
  await expectSaved(page)
  await expect(page).toHaveURL(/kind=questions&draft=/)
  await page.reload()
  await expect(page.getByLabel('Shown on')).toHaveValue('Services')
  await publishInEditor(page, title)
  await expect(page.getByRole('article')).toContainText('Our engineers do, once a year.')
  await expect.poll(asked).toContain(title)

  // On a phone the item covers the list.
  await page.goto('/dashboard/questions')
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  await handle(title).dragTo(handle(first), { targetPosition: { x: 20, y: 4 } })
  await expect.poll(async () => (await asked())[0]).toBe(title)
  await untilShown(request, '/our_service', title)
  await page.goto('/our_service')
  await expect(page.getByText(title)).toBeVisible()

  await page.goto('/dashboard/questions')
  await page.getByRole('list', { name: 'Questions' }).getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(asked).not.toContain(title)
  await page.goto('/dashboard/trash')
  await expect(page.getByRole('row', { name: title })).toContainText('Question')
})

test('a text goes back to an earlier version, field by field, cannot be taken off the site, and is scheduled', async ({
  page,
  request,
  single,
}) => {
  const { id, texts, publish } = await single('quote')
  await publish({ name: 'Somebody else', job: 'Engineer of another house' })
  await page.clock.install()
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/texts/quote')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody else')
  await expect(page.getByRole('button', { name: 'More ways to publish' })).toBeDisabled()
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('2 fields differ')).toBeVisible()
  await history.getByRole('button', { name: 'Restore this field: Name' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(String(texts['name']))
  await expect(page.getByLabel('Job')).toHaveValue('Engineer of another house')
  await expectSaved(page)
  await publishInEditor(page, 'Expert quote')
  await untilShown(page.request, '/about', 'Engineer of another house')
  await page.goto('/about')
  await expect(page.getByText('Engineer of another house').first()).toBeVisible()
  await expect(page.getByText(String(texts['name'])).first()).toBeVisible()

  await test.step('a scheduled change is listed with a link to its editor', async () => {
    const headers = await adminHeaders(request)
    await request.put(`/api/texts/${id}/draft`, { headers, data: { texts: { job: 'Engineer in spring' } } })
    const at = '2099-03-30T08:00:00.000Z'
    expect((await request.put(`/api/texts/${id}/schedules/publish`, { headers, data: { at } })).status()).toBe(200)
    await page.goto('/dashboard/scheduled')
    await page
      .getByRole('row', { name: /Expert quote/ })
      .getByRole('link')
      .click()
    await expect(page.getByLabel('Job')).toHaveValue('Engineer in spring')
    await expect(page.getByText(/^Scheduled for Mon 30 Mar 2099, 09:00/)).toBeVisible()
    await request.delete(`/api/texts/${id}/schedules/publish`, { headers })
  })
})

test(
  'the preview of a text is its page: it follows what is typed, with the values of the company, and a press goes to the field',
  { tag: '@desktop' },
  async ({ page }) => {
    await restoreSession(page, ADMIN)
    await holdSaves(page.context())
    await page.goto('/dashboard/texts/home')
    const preview = previewIn(page)
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
    const mission = page.getByRole('group', { name: 'Mission' })
    await mission.getByLabel('Text').fill('Ring {phone} and we come.')
    await expect(preview.getByText('Ring +44 20 7946 0112 and we come.')).toBeVisible()
    await page.getByRole('button', { name: /^Figure 2:/ }).click()
    await page.getByLabel('What it counts').fill('tonnes left in the ground')
    await expect(preview.getByText('tonnes left in the ground')).toBeVisible()
    await preview.getByText('Ring +44 20 7946 0112 and we come.').click()
    await expect(mission.getByLabel('Text')).toBeFocused()
  },
)
