import { subscriber } from '@energy/contracts/subscribers'
import type { APIRequestContext, Page } from '@playwright/test'
import { restoreSession } from '../../support/accounts.ts'
import { crash } from '../../support/crash.ts'
import { expectSaved, passSaveDelay } from '../../support/dashboard.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { pathIn } from '../../support/data/newsletter-mail.ts'
import { ADMIN } from '../../support/product.ts'
import { sql } from '../../support/data/sql.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

/** A subscriber who is confirmed. @returns the address */
async function aSubscriber() {
  const email = `${crypto.randomUUID()}@example.com`
  await sql('INSERT INTO subscribers (email, "confirmedAt") VALUES ($1, now())', [email])
  return email
}

/** Begins a letter in the dashboard and writes it. */
async function write(page: Page, title: string) {
  await page.goto('/dashboard/letters')
  await page.getByRole('button', { name: 'New letter' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Text' }).fill('It is cold outside.')
  await page.getByLabel('Add a guide').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send now' })
  const place = await send.boundingBox()
  await expectSaved(page)
  // A button that moves while it is pressed is not pressed.
  expect(await send.boundingBox()).toEqual(place)
}

const mailWith = async (request: APIRequestContext, to: string, count: number, title: string) => {
  const mails = await mailsTo(request, to, count)
  const mail = mails.find(({ subject }) => subject === title)
  if (!mail) throw new Error(`There is no mail ${title}`)
  return mail
}

test(
  'a letter is written, tried out, sent to the subscribers, read on the site, and left by its link',
  { tag: '@dashboard' },
  async ({ page, request }) => {
    const email = await aSubscriber()
    const title = `Winter ${crypto.randomUUID().slice(0, 8)}`
    await page.clock.install()
    await restoreSession(page, ADMIN)
    await write(page, title)
    // The mail as its subscribers get it.
    await expect(page.getByRole('region', { name: 'The mail' }).or(page.getByRole('main'))).toContainText(title)

    await page.getByRole('button', { name: 'Send test to me' }).click()
    await expect(page.getByText('The test is on its way to you.')).toBeVisible()
    await page.getByLabel('Put it into the archive on the site once it is sent').check()
    await expect(page.getByText('Noted for when the letter is sent.')).toBeVisible()

    await page.getByRole('button', { name: 'Send now' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(new RegExp(`Send “${title}” to \\d+ subscribers now\\?`))
    await dialog.getByRole('button', { name: 'Not yet' }).click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recipients' })).toBeVisible()

    const mail = await mailWith(request, email, 1, title)
    await page.goto(new URL(/https?:\S+\/newsletter\/letters\/\S+/.exec(mail.text)?.[0] ?? '').pathname)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All letters' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()

    await page.goto(pathIn(mail, 'newsletter/unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused()
    expect(await searchAsAdmin(request, subscriber.list, email)).toEqual([])
    await page.goto('/dashboard/letters')
    await expect(page.getByRole('row', { name: title })).toContainText('Unsubscribed 1')
  },
)

test(
  'what is typed and not saved is there again after the tab has crashed, and a letter can be scheduled',
  { tag: '@dashboard' },
  async ({ page, context, browserErrors }) => {
    const title = `Spring ${crypto.randomUUID().slice(0, 8)}`
    await page.clock.install()
    await restoreSession(page, ADMIN)
    await write(page, title)
    await context.setOffline(true)
    const unsaved = page.waitForEvent('console', (message) => message.text().includes('ERR_INTERNET_DISCONNECTED'))
    await page.getByLabel('Title').fill(`${title} again`)
    await expect(page.getByText('You are offline. What you type is saved when you are back.')).toBeVisible()
    const path = new URL(page.url()).pathname
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`${title} again`)
    await passSaveDelay(page)
    await unsaved
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/)
    await crash(page)
    const again = await context.newPage()
    await context.setOffline(false)
    await again.goto(path)
    await again.getByRole('button', { name: 'Restore' }).click()
    await expect(again.getByLabel('Title')).toHaveValue(`${title} again`)
    await expectSaved(again)

    await again.getByRole('button', { name: 'At a time' }).click()
    await again.getByRole('dialog').getByLabel('Day').fill('2099-06-01')
    await again.getByRole('button', { name: /^Schedule for Mon 1 Jun 2099/ }).click()
    await expect(again.getByText(/^Goes out Mon 1 Jun 2099/)).toBeVisible()
    await again.getByRole('button', { name: 'Cancel the schedule' }).click()
    await again.getByRole('button', { name: 'Delete the draft' }).click()
    await again.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(again.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible()
    await expect(again.getByRole('row', { name: title })).toHaveCount(0)
  },
)
