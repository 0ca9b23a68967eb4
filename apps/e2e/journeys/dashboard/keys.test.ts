import { inbox, type InboxCounts } from '@energy/contracts/inquiries/inbox'
import type { APIRequestContext, Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import {
  aRequest,
  answerBox,
  deleteOtherRequests,
  insertOtherRequests,
  passHold,
  readInquiry,
} from '../../support/data/inquiries.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

test.afterEach(deleteOtherRequests)

const readCounts = async (request: APIRequestContext): Promise<InboxCounts> =>
  (await request.get(`/api${inbox.counts.url}`, { headers: await adminHeaders(request) })).json()

const viewLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: new RegExp(`^${name}`) })
const name = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** Opens the inbox with the requests that `insertOtherRequests` has made, as somebody whose hands stay on the keys. */
async function openOthers(page: Page) {
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/invoice?q=another.example')
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
}

test(
  'of a day of 200 requests, twenty are worked by keys alone, and views and counts agree afterwards',
  { tag: '@desktop' },
  async ({ page, request }) => {
    await insertOtherRequests(200)
    const before = await readCounts(request)
    await page.clock.install()
    await openOthers(page)
    // The first answer: two keys before typing.
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText('Another 1')
    await page.keyboard.press('r')
    for (let at = 1; at <= 12; at++) {
      if (at > 1) await page.keyboard.press('r')
      await expect(answerBox(page).getByLabel('Text')).toBeFocused()
      await page.keyboard.type(`Answer ${at}.`)
      await page.keyboard.press('Control+Enter')
      await expect(name(page)).toHaveText(`Another ${at + 1}`)
      await expect(answerBox(page).getByLabel('Text')).not.toBeFocused()
    }
    // One is marked, one is closed, one is taken, and five are selected and closed together.
    await page.keyboard.press('m')
    await expect(page.getByText('marked it as contacted')).toBeVisible()
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText('Another 14')
    await page.keyboard.press('e')
    await expect(page.getByText('Amara Lindqvist closed it')).toBeVisible()
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText('Another 15')
    await page.keyboard.press('a')
    await expect(page.getByRole('menuitemradio', { name: 'Me' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Assigned to Amara Lindqvist' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText('Another 16')
    await page.keyboard.press('x')
    for (let at = 17; at <= 20; at++) {
      await page.keyboard.press('Shift+J')
      await expect(name(page)).toHaveText(`Another ${at}`)
    }
    await expect(page.getByText('5 selected')).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('dialog', { name: 'Close 5 requests?' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('5 closed.')).toBeVisible()

    await passHold(page)
    await expect
      .poll(() => readCounts(request))
      .toMatchObject({
        waiting: before.waiting - 19,
        contacted: before.contacted + 13,
        closed: before.closed + 6,
        mine: before.mine + 1,
      })
    await expect(viewLink(page, 'Waiting')).toHaveText(`Waiting ${before.waiting - 19}`)
    await expect(viewLink(page, 'Contacted')).toHaveText(`Contacted ${before.contacted + 13}`)
    await expect(page.getByRole('link', { name: /^Unanswered/ })).toHaveAccessibleName(
      `Unanswered, ${before.waiting - 19}`,
    )
    expect(await mailsTo(request, '12@another.example')).toMatchObject([
      { text: expect.stringContaining('Answer 12.') },
    ])
  },
)

test(
  'an answer is taken back by Undo within ten seconds, and its text is kept; a held one is sent when the tab is hidden',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const { id, email } = await aRequest(request)
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${email}`)
    await expect(page.locator('tbody').getByRole('link')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/id=/)
    // The inquiry may still be loading.
    await page.keyboard.press('r')
    await expect(answerBox(page).getByLabel('Text')).toBeFocused()
    await page.keyboard.type('On Tuesday?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Ola Berg is answered. Nobody else waits in this list.')).toBeVisible()
    await expect(page.getByText(`Nothing fits “${email}”.`)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(answerBox(page).getByLabel('Text')).toHaveValue(/On Tuesday\?/)
    await expect(page.locator('tbody').getByRole('link')).toBeVisible()
    expect((await readInquiry(request, id)).timeline).toEqual([])

    await test.step('a held answer is sent at once when the tab is hidden', async () => {
      const sent = page.waitForResponse(`**/api/inquiries/${id}/replies`)
      await answerBox(page).getByLabel('Text').press('Control+Enter')
      await expect(page.getByText('Ola Berg is answered.')).toBeVisible()
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      expect((await sent).status()).toBe(201)
    })
  },
)

test(
  'keys are not taken while somebody types, single letters can be turned off, and without the pane they move along the rows',
  { tag: '@desktop' },
  async ({ page }) => {
    await insertOtherRequests(3)
    await openOthers(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Filter requests and messages' })).toBeFocused()
    await page.keyboard.type('jx')
    await expect(page.getByText('Select a User')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('another.example')
    await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await sheet.getByRole('checkbox', { name: 'Single letters work as keys' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.reload()
    await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    await expect(page.getByText('Select a User')).toBeVisible()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Keys (?)' }).click()
    await sheet.getByRole('checkbox', { name: 'Single letters work as keys' }).check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(name(page)).toHaveText('Another 1')

    await test.step('Escape puts the pane away, and the keys then move along the rows', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.keyboard.press('j')
      await expect(page.locator('tr[aria-current]')).toContainText('Another 2')
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.keyboard.press('o')
      await expect(name(page)).toHaveText('Another 2')
      await page.keyboard.press('3')
      await expect(page).toHaveURL(/view=unassigned/)
    })
  },
)
