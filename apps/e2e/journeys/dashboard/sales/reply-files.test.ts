import type { Page } from '@playwright/test'
import { restoreSession } from '../../../support/accounts.ts'
import { dropFiles, type ChosenFile } from '../../../support/page/chosen-files.ts'
import { answerBox, aRequest, beginReply, openInquiry, passHold, readInquiry } from '../../../support/data/inquiries.ts'
import { answersTo } from '../../../support/data/mailbox.ts'
import { ADMIN } from '../../../support/product.ts'
import { requestPathIn } from '../../../support/data/requests.ts'
import { expect, test } from '../../../support/test.ts'

const aPdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nAn offer.\n%%EOF\n'),
})
const files = (page: Page) => page.getByRole('list', { name: 'Files of the reply' }).getByRole('listitem')

/** Chooses files by the paper-clip, without the mouse. */
async function chooseByKeys(page: Page, chosen: readonly ChosenFile[]) {
  const clip = answerBox(page).getByRole('button', { name: 'Attach files' })
  // First: the browser must know that the test answers its dialog.
  const chooser = page.waitForEvent('filechooser')
  await clip.focus()
  await expect(clip).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([...chosen])
}

test('staff attach a file to a reply by keyboard, and the customer downloads it by the link of the mail', async ({
  page,
  request,
}) => {
  const { id, email } = await aRequest(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await beginReply(page)
  await page.keyboard.type('The offer is attached.')
  const offer = aPdf('offer-2026-0044.pdf')
  await chooseByKeys(page, [offer, aPdf('second.pdf')])
  await expect(files(page)).toHaveText([/^offer-2026-0044\.pdf PDF, 1.kB$/, /^second\.pdf PDF, 1.kB$/])
  await answerBox(page).getByRole('button', { name: 'Remove second.pdf' }).focus()
  await page.keyboard.press('Enter')
  await expect(answerBox(page).getByRole('button', { name: 'Attach files' })).toBeFocused()
  await answerBox(page).getByRole('button', { name: 'Send', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(article.getByRole('button', { name: 'Download offer-2026-0044.pdf' })).toBeVisible()
  await expect(files(page)).toHaveCount(0)
  await expect(article.getByText('Sent', { exact: true })).toBeVisible()

  const [mail] = await answersTo(request, email)
  await page.goto(requestPathIn(mail))
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download offer-2026-0044.pdf' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('offer-2026-0044.pdf')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).equals(offer.buffer)).toBe(true)
})

test(
  'Answer and next sends the files with the reply, and Undo puts both back',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { id } = await aRequest(request)
    await page.clock.install()
    await restoreSession(page, ADMIN)
    await openInquiry(page, id)
    const box = await beginReply(page)
    await page.keyboard.type('The offer is attached.')
    await chooseByKeys(page, [aPdf('offer.pdf')])
    await expect(files(page)).toHaveText([/^offer\.pdf PDF/])
    await box.getByLabel('Text').press('Control+Enter')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(box.getByLabel('Text')).toHaveValue(/The offer is attached\./)
    await expect(files(page)).toHaveText([/^offer\.pdf PDF/])

    await box.getByLabel('Text').press('Control+Enter')
    await expect(page.getByText('Ola Berg is answered.')).toBeVisible()
    await passHold(page)
    // The page has the answer once it has removed its draft.
    await page.waitForFunction((sent) => Object.keys(localStorage).every((key) => !key.includes(sent)), id)
    expect((await readInquiry(request, id)).state).toBe('contacted')
    const article = await openInquiry(page, id)
    await expect(article.getByRole('button', { name: 'Download offer.pdf' })).toBeVisible()
  },
)

test('files are kept while another inquiry is read, after a reload and after an undone Discard', async ({
  page,
  request,
}) => {
  const { id } = await aRequest(request)
  const { id: other } = await aRequest(request)
  await restoreSession(page, ADMIN)
  await openInquiry(page, id)
  await beginReply(page)
  await dropFiles(page, 'section[aria-label="Answer"] form', [aPdf('dropped.pdf')])
  await expect(files(page)).toHaveText([/^dropped\.pdf PDF/])
  await openInquiry(page, other)
  await beginReply(page)
  await expect(files(page)).toHaveCount(0)
  await openInquiry(page, id)
  const box = await beginReply(page)
  await expect(files(page)).toHaveText([/^dropped\.pdf PDF/])
  await box.getByRole('button', { name: 'Discard the reply' }).click()
  await expect(files(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(files(page)).toHaveText([/^dropped\.pdf PDF/])
})

test('a file that is not taken says so, and the reply waits until it is removed', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  await openInquiry(page, id)
  const box = await beginReply(page)
  await page.keyboard.type('Here it is.')
  await chooseByKeys(page, [{ ...aPdf('page.pdf'), buffer: Buffer.from('<html>') }, aPdf('offer.pdf')])
  await expect(files(page)).toHaveText([/Not taken: send it as PDF, JPEG, PNG, WebP or CSV\./, /^offer\.pdf PDF/])
  await box.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(box.getByText('Not all files have arrived.')).toBeVisible()
  await box.getByRole('button', { name: 'Remove page.pdf' }).click()
  await expect(box.getByText('Not all files have arrived.')).toBeHidden()
  await box.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Download offer.pdf' })).toBeVisible()
  browserErrors.expect(/415 .*\/complete/)
})
