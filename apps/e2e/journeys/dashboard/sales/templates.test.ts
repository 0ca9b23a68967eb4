import { template } from '@energy/contracts/inquiries/templates'
import { restoreSession } from '../../../support/accounts.ts'
import { adminHeaders } from '../../../support/dashboard.ts'
import { aRequest, anAdmin, answerBox, openInquiry, passHold, readInquiry } from '../../../support/data/inquiries.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'

test(
  'by keys alone a template is chosen with the name filled in, and sent; what was written stays',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { id } = await aRequest(request)
    await page.clock.install()
    await restoreSession(page, ADMIN)
    await openInquiry(page, id)
    const text = answerBox(page).getByLabel('Text')
    await page.keyboard.press('t')
    const search = page.getByRole('combobox', { name: 'Find a template' })
    await expect(search).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(4)
    await page.keyboard.type('too far')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(/^Dear Ola Berg,\n\nyour address is outside/)
    // Another one takes its place while nobody has written, and Ctrl+Z brings the first one back.
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await expect(search).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(4)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue(/^Dear Ola Berg,\n\none bill of the last three months/)
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue(/your address is outside/)
    // Behind what somebody has written, the template goes where the cursor is.
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\nMine.\n')
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await expect(search).toBeFocused()
    await page.keyboard.type('read it today')
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue(
      /^Dear Ola Berg,\n\nyour address is outside[^]*Mine\.\nDear Ola Berg,\n\nthank you\./,
    )
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Ola Berg is answered.')).toBeVisible()
    await passHold(page)
    await expect
      .poll(async () => (await readInquiry(request, id)).timeline.find(({ what }) => what === 'reply')?.text)
      .toMatch(/Mine\.\nDear Ola Berg,\n\nthank you\./)
  },
)

test(
  'a template is added, changed beside somebody else and deleted, and the draft of the reply stays',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { id } = await aRequest(request)
    await restoreSession(page, ADMIN)
    await openInquiry(page, id)
    const reply = answerBox(page).getByLabel('Text')
    const before = await reply.inputValue()
    await page.getByRole('button', { name: 'Templates' }).click()
    await page.getByRole('button', { name: 'Edit the templates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Templates' })
    await dialog.getByRole('button', { name: 'Add a template' }).click()
    const name = `Thanks ${crypto.randomUUID()}`
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Text').fill('Dear {{surname}}, ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('{{surname}} is no placeholder. Those that exist are')).toBeVisible()
    await dialog.getByLabel('Text').fill('Dear ')
    await dialog.getByRole('button', { name: '{{name}}' }).click()
    await expect(dialog.getByLabel('Text')).toHaveValue('Dear {{name}}')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText(`“${name}” is saved.`)).toBeVisible()

    await dialog.getByRole('button', { name, exact: false }).first().click()
    await expect(dialog.getByLabel('Text')).toHaveValue('Dear {{name}}')
    const headers = await adminHeaders(request)
    const all: { _id: string; name: string }[] = await (
      await request.get(`/api${template.list.url}`, { headers })
    ).json()
    const url = `/api${template.update.url.replace(':id', all.find((each) => each.name === name)?._id ?? '')}`
    await request.put(url, { headers, data: { text: 'Theirs' } })
    await dialog.getByLabel('Text').fill('Mine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Amara Lindqvist changed it meanwhile')).toBeVisible()
    await expect(dialog.getByText('Theirs', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog.getByText(`“${name}” is saved.`)).toBeVisible()
    expect(await (await request.get(url, { headers })).json()).toMatchObject({ text: 'Mine' })
    browserErrors.expect(/400 .*\/reply-templates/)
    browserErrors.expect(/412 .*\/reply-templates/)

    await dialog.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(dialog.getByText(`“${name}” is deleted.`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(reply).toHaveValue(before)
    await expect(page.getByText('Draft kept')).toBeHidden()
  },
)

test(
  'a view is saved with its filters and shared, another admin sees it, and its changes can be saved',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { email } = await aRequest(request)
    const other = await anAdmin(request)
    const name = `Saved ${crypto.randomUUID().slice(0, 8)}`
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${email}&form=specialists`)
    const views = page.getByRole('navigation', { name: 'Views' })
    await views.getByRole('button', { name: 'Save this view' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.getByLabel('Share with all staff').check()
    await page.keyboard.press('Enter')
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Form', { exact: true }).selectOption('Contact form')
    const changed = page.getByRole('region', { name: 'Changed view' })
    await changed.getByRole('button', { name: 'Save changes' }).click()
    await expect(changed).toBeHidden()

    await restoreSession(page, other)
    await page.goto('/dashboard/invoice')
    await views.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/form=contacts/)
    await expect(page.getByText(`Nothing fits “${email}”.`)).toBeVisible()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Form', { exact: true }).selectOption('Specialist form')
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(changed.getByRole('button', { name: 'Save as new' })).toBeVisible()
    await expect(changed.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
    await views.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(views.getByRole('link', { name })).toHaveCount(0)
  },
)
