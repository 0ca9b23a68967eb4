import { restoreSession } from '../../../support/accounts.ts'
import { sql } from '../../../support/data/sql.ts'
import { answersTo } from '../../../support/data/mailbox.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'
import {
  aMessage,
  anAdmin,
  postReply,
  aRequest,
  beginReply,
  openInquiry,
  readInquiry,
} from '../../../support/data/inquiries.ts'

test('replies are sent by mail in one thread once they have a text and a subject, and are listed at the request', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id, email } = await aRequest(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  let composer = await beginReply(page)
  await expect(article).toContainText(email)
  await test.step('a missing text is shown as an error at its field', async () => {
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(composer.getByText('Write your answer between the greeting and the quotation.')).toBeVisible()
    await expect(composer.getByLabel('Text')).toBeFocused()
  })
  // The caret is between the greeting and the quotation.
  await page.keyboard.type('On Tuesday at nine?')
  await expect(composer.getByLabel('Text')).toHaveValue(
    /^Dear Ola Berg,\n\nOn Tuesday at nine\?\n\nOn .* you wrote:\n> Our/,
  )
  await test.step('a missing subject is shown as an error at its field', async () => {
    await composer.getByLabel('Subject').fill(' ')
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(composer.getByText('Subject must not be empty.')).toBeVisible()
    await expect(composer.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
    expect((await readInquiry(request, id)).timeline).toEqual([])
    browserErrors.expect(/400 .*\/api\/inquiries\/.*\/replies/)
  })
  await composer.getByLabel('Subject').fill('Your boiler')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(article.getByText('Amara Lindqvist answered by mail')).toBeVisible()
  await expect(article.getByText('Sent', { exact: true })).toHaveCount(1)
  await expect(article.getByText('On Tuesday at nine?')).toBeVisible()

  composer = await beginReply(page)
  await expect(composer.getByLabel('Subject')).toHaveValue('Re: Your boiler')
  await page.keyboard.type('Or on Wednesday.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(article.getByText('Sent', { exact: true })).toHaveCount(2)

  const mails = await answersTo(request, email, 2)
  const first = mails.find(({ subject }) => subject === 'Your boiler')
  const second = mails.find(({ subject }) => subject === 'Re: Your boiler')
  expect(first?.text).toContain('On Tuesday at nine?')
  expect(second?.headers).toMatchObject({
    'in-reply-to': `<${first?.messageId}>`,
    references: `<${first?.messageId}>`,
  })
  expect(await readInquiry(request, id)).toMatchObject({ state: 'contacted' })
})

test('a message of the contact form is answered in the same way as a request', async ({ page, request }) => {
  const { id, email } = await aMessage(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const composer = await beginReply(page)
  await expect(composer.getByLabel('Subject')).toHaveValue(/^Your message of /)
  await page.keyboard.type('At eight.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(article.getByText('Sent', { exact: true })).toBeVisible()
  const [mail] = await answersTo(request, email)
  expect(mail?.text).toContain('At eight.')
})

test('the draft of a reply is restored after closing, after a reload and after an undone Discard', async ({
  page,
  request,
}) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  await openInquiry(page, id)
  await (await beginReply(page)).getByLabel('Text').fill('Half a sentence')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await expect(page.getByRole('article').getByLabel('Text')).not.toBeFocused()
  await page.reload()
  const composer = await beginReply(page)
  await expect(composer.getByLabel('Text')).toHaveValue('Half a sentence')
  await composer.getByRole('button', { name: 'Discard the reply' }).click()
  await expect(page.getByText('Draft kept')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(composer.getByLabel('Text')).toHaveValue('Half a sentence')
  await composer.getByRole('button', { name: 'Discard the reply' }).click()
  await expect((await beginReply(page)).getByLabel('Text')).toHaveValue(/^Dear Ola Berg,/)
  expect((await readInquiry(request, id)).timeline).toEqual([])
})

test('a failed reply is marked, and is sent again as the same mail', async ({ page, request }) => {
  const { id, email } = await aRequest(request)
  await postReply(request, id, { subject: 'Your boiler', text: 'On Tuesday?' })
  await answersTo(request, email)
  await expect.poll(async () => (await readInquiry(request, id)).timeline).toMatchObject([{ delivery: 'sent' }])
  // The worker stores this state when the mail server rejects a mail.
  await sql(`UPDATE timeline_entries SET delivery = 'failed' WHERE "inquiryId" = $1`, [id])
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await expect(article.getByText('Failed: it could not be sent')).toBeVisible()
  await article.getByRole('button', { name: 'Send again' }).click()
  await expect(article.getByText('Sent', { exact: true })).toBeVisible()
  const mails = await answersTo(request, email, 2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
})

test('when two admins answer at once, the second sees the other reply before anything is sent', async ({
  page,
  browser,
  request,
}) => {
  const { id, email } = await aRequest(request)
  const noor = await anAdmin(request)
  const other = await (await browser.newContext()).newPage()
  await restoreSession(page, ADMIN)
  await restoreSession(other, noor)
  await openInquiry(page, id)
  await openInquiry(other, id)
  const [mine, theirs] = [await beginReply(page), await beginReply(other)]
  await other.keyboard.type('Noor here. On Tuesday?')
  await page.keyboard.type('Amara here. On Monday?')
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The reply is on its way.')).toBeVisible()

  await theirs.getByRole('button', { name: 'Send', exact: true }).click()
  const conflict = theirs.getByRole('alert').filter({ hasText: 'Amara Lindqvist answered this' })
  await expect(conflict).toBeFocused()
  await expect(conflict).toContainText('Your reply is not sent.')
  await expect(conflict.getByText('Amara here. On Monday?')).toBeVisible()
  expect(await answersTo(request, email)).toHaveLength(1)
  await expect(theirs.getByLabel('Text')).toHaveValue(/Noor here\. On Tuesday\?/)

  await conflict.getByRole('button', { name: 'Keep writing' }).click()
  await expect(conflict).toBeHidden()
  await theirs.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(other.getByText('The reply is on its way.')).toBeVisible()
  await answersTo(request, email, 2)
  const { timeline } = await readInquiry(request, id)
  expect(timeline.map(({ who, what }) => [who, what])).toEqual([
    ['Amara Lindqvist', 'reply'],
    ['Noor Haddad', 'reply'],
  ])
  await other.context().close()
})

test('an open composer shows a reply sent elsewhere; after the warning about it a reply can be sent anyway or discarded', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id, email } = await aRequest(request)
  await restoreSession(page, ADMIN)
  await openInquiry(page, id)
  await test.step('when its window becomes visible again', async () => {
    const composer = await beginReply(page)
    await page.keyboard.type('On Tuesday?')
    await postReply(request, id, { subject: 'Meanwhile', text: 'From another window.' })
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    const conflict = composer.getByRole('alert').filter({ hasText: 'Amara Lindqvist answered this' })
    await expect(conflict).toBeVisible()
    await expect(composer.getByLabel('Text')).toHaveValue(/On Tuesday\?/)
    await answersTo(request, email)
    await conflict.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Draft kept')).toBeHidden()
  })

  const causeConflict = async (text: string) => {
    const composer = await beginReply(page)
    await page.keyboard.type(text)
    await postReply(request, id, { subject: 'Meanwhile', text: 'From another window.' })
    await composer.getByRole('button', { name: 'Send', exact: true }).click()
    return composer.getByRole('alert').filter({ hasText: 'answered this' })
  }
  await (await causeConflict('All the same.')).getByRole('button', { name: 'Send anyway' }).click()
  await answersTo(request, email, 3)
  await (await causeConflict('Never mind.')).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Draft kept')).toBeHidden()
  await answersTo(request, email, 4)
  expect((await readInquiry(request, id)).timeline.map(({ text }) => text.includes('Never mind.'))).not.toContain(true)
  browserErrors.expect(/412 .*\/api\/inquiries\/.*\/replies/)
})
