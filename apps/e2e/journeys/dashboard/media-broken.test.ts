import type { Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { aPng, uniqueName } from '../../support/page/chosen-files.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'
import { passTries } from '../../support/tries.ts'

const openLibrary = async (page: Page) => {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/media')
  await expect(page.getByLabel('Choose images')).toBeAttached()
}
/** After the tries of a call, which take 7.5 s, and longer on a busy machine. */
const AFTER_TRIES = { timeout: 60_000 }

test('what is no picture is refused, an upload whose connection breaks continues where it broke off, and a cancelled one is gone', async ({
  page,
  browserErrors,
}) => {
  const [broken, cancelled] = [uniqueName('broken'), uniqueName('cancelled')]
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.clock.install()
  await openLibrary(page)
  await test.step('a text file that is named as a picture is refused with a reason', async () => {
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') }
    const pdf = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await page.getByLabel('Choose images').setInputFiles([text, pdf])
    await expect(page.getByText('This is not a picture that we can read.')).toBeVisible()
    await expect(page.getByText('This is not a picture. Send a JPEG')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Try again/ })).toBeHidden()
    await page.getByRole('button', { name: 'Remove from list: notes.jpg' }).click()
    await expect(page.getByText('notes.jpg')).toBeHidden()
    browserErrors.expect(/422 .*\/api\/pictures/)
  })

  await test.step('an upload whose connection breaks continues where it broke off', async () => {
    const before = sent.length
    await page.route('**/api/uploads/*/chunks/1', (route) => route.abort())
    await page.getByLabel('Choose images').setInputFiles(await aPng(broken, 600))
    const again = page.getByRole('button', { name: `Try again: ${broken}` })
    await passTries(again)
    await expect(page.getByText(/^The connection broke at 0\.3 of 1\.0 MB\.$/)).toBeVisible()
    await page.unroute('**/api/uploads/*/chunks/1')
    await again.click()
    await expect(page.getByText('Uploaded. No alternative text yet.')).toBeVisible()
    expect(sent.slice(before).filter((call) => call.endsWith('/chunks/0'))).toHaveLength(1)
    browserErrors.expect(/ERR_FAILED .*\/chunks\/1/)
  })

  await test.step('the dashboard asks before it is left while a file is being sent, and a cancelled file is gone', async () => {
    await page.route('**/api/uploads/*/chunks/0', () => {})
    const isSending = page.waitForRequest('**/api/uploads/*/chunks/0')
    await page.getByLabel('Choose images').setInputFiles(await aPng(cancelled))
    const cancel = page.getByRole('button', { name: `Cancel: ${cancelled}` })
    await isSending
    const asked = page.waitForEvent('dialog')
    // Resolves only when the page is left.
    void page.reload().catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    const erased = page.waitForRequest((request) => request.method() === 'DELETE')
    await cancel.click()
    await erased
    await expect(page.getByText(cancelled)).toBeHidden()
  })
})

test(
  '40 files on a slow line whose connection is cut twice all arrive',
  { tag: '@wide' },
  async ({ page, browserErrors }) => {
    test.setTimeout(180_000)
    await openLibrary(page)
    const client = await page.context().newCDPSession(page)
    const line = (offline: boolean) =>
      client.send('Network.emulateNetworkConditions', {
        offline,
        latency: 40,
        downloadThroughput: 400_000,
        uploadThroughput: 150_000,
      })
    await line(false)
    const batch = uniqueName('slow')
    await page
      .getByLabel('Choose images')
      .setInputFiles(await Promise.all(Array.from({ length: 40 }, (_, at) => aPng(`${at} ${batch}`, 100))))
    const progress = page.getByRole('region', { name: 'Uploads' }).getByRole('status')
    const done = async () => Number(/^(\d+) of 40/.exec(await progress.innerText())?.[1])

    // A short cut: the calls are repeated by themselves.
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(5)
    const cut = page.waitForEvent('requestfailed')
    await line(true)
    await cut
    await line(false)
    await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(15)
    await expect(progress).not.toContainText('broken off')

    // A long one: some files break off, and are sent again at a press.
    await line(true)
    await expect(progress).toContainText('broken off', AFTER_TRIES)
    await line(false)
    await expect.poll(async () => /, (\d+) broken off/.exec(await progress.innerText())?.[1], AFTER_TRIES).toBeTruthy()
    await page
      .getByRole('button', { name: /^Try (all )?again/ })
      .first()
      .click()
    await expect(progress).toHaveText('40 of 40 uploaded', { timeout: 90_000 })
    await page.getByLabel('Filter images').fill(batch)
    await expect(page.getByText('24 of 40')).toBeVisible()
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
  },
)
