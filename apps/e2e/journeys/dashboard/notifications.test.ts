import { notifications, type Notifications } from '@energy/contracts/notifications'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { APIRequestContext, Page } from '@playwright/test'
import { firstIds, waitForHydration } from '../../screens/screen.ts'
import { openDashboard } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { aMessage, setState } from '../../support/data/inquiries.ts'
import { ADMIN, SITE } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** The maximum time in ms until a notification shows. */
const SOON = 10_000
const notificationsUrl = `**/api${notifications.read.url}`
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const unanswered = (page: Page) => page.getByRole('link', { name: /^Unanswered/ })

/** Marks all notifications of the admin as seen. */
async function markAllSeen(request: APIRequestContext) {
  const data = { until: new Date().toISOString() }
  const response = await request.put(`/api${notifications.seen.url}`, { headers: await adminHeaders(request), data })
  expect(response.status()).toBe(200)
}
async function readNotifications(request: APIRequestContext) {
  const current: Notifications = await (
    await request.get(`/api${notifications.read.url}`, { headers: await adminHeaders(request) })
  ).json()
  return current
}
/** Sends a request by the API. Returns its id. */
async function aRequest(request: APIRequestContext, username: string) {
  const response = await request.post(`/api${specialist.create.url}`, {
    data: { username, email: `${crypto.randomUUID()}@example.com`, comment: 'Is our roof strong enough?' },
  })
  const { insertedId }: { insertedId: string } = await response.json()
  return insertedId
}

test('a request from the site shows at the bell within ten seconds, and counts as read once the list is opened', async ({
  page,
  request,
  browser,
}) => {
  const name = `Grace ${crypto.randomUUID().slice(0, 8)}`
  await page.clock.install()
  await markAllSeen(request)
  await openDashboard(page, ADMIN)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  const visitor = await browser.newPage({ baseURL: SITE })
  await visitor.goto(`/single_service/${(await firstIds(page)).service}#talk`)
  await waitForHydration(visitor)
  await visitor.getByLabel('Your name').fill(name)
  await visitor.getByRole('main').getByLabel('Email address').fill('grace@example.com')
  await visitor.getByRole('checkbox', { name: /^By clicking submit/ }).check()
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText('Form submitted successfully.')).toBeVisible()
  await page.clock.runFor(SOON)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toBeAttached()
  await visitor.close()

  await bell(page).click()
  const first = list(page).getByRole('link').first()
  await expect(first).toContainText(`${name} asks for a specialist`)
  await expect(first).toContainText('New')
  await expect(list(page).getByText('New', { exact: true })).toHaveCount(1)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await first.click()
  await expect(page).toHaveURL(/\/invoice\?id=/)
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(list(page)).toBeHidden()
  await page.reload()
  await bell(page).click()
  await expect(list(page).getByRole('link').first()).toContainText(name)
  await expect(list(page).getByText('New', { exact: true })).toHaveCount(0)
})

test('polling stops while the window is hidden; one that fails changes nothing at the bell, and the open list shows an error', async ({
  page,
  request,
  browserErrors,
}) => {
  await page.clock.install()
  await markAllSeen(request)
  await aRequest(request, 'Ola Berg')
  const read = page.waitForResponse(notificationsUrl)
  await openDashboard(page, ADMIN)
  await read
  await test.step('polling stops while the window is hidden, and restarts at once when it is visible', async () => {
    const setVisibility = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await setVisibility('hidden')
    let requestCount = 0
    page.on('request', (sent) => (requestCount += Number(sent.url().endsWith(notifications.read.url))))
    await page.clock.runFor(30_000)
    expect(requestCount).toBe(0)
    await setVisibility('visible')
    await expect.poll(() => requestCount).toBe(1)
  })

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith(notifications.read.url))
  await page.route(notificationsUrl, (route) => route.abort())
  await page.clock.runFor(SOON)
  await failed
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 new')
  await bell(page).click()
  await expect(list(page).getByText('We could not load what came.')).toBeVisible()
  await expect(list(page).getByRole('link').first()).toContainText('Ola Berg')
  // The next poll would load the list, too, so the clock is paused.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.unroute(notificationsUrl)
  const answered = page.waitForResponse(notificationsUrl)
  await list(page).getByRole('button', { name: 'Try again' }).click()
  await answered
  await page.clock.resume()
  await expect(list(page).getByText('We could not load what came.')).toBeHidden()
  browserErrors.expect(/ERR_FAILED .*\/api\/notifications/)
})

test('the chat icon shows the number of unanswered inquiries, and links to them', async ({ page, request }) => {
  await page.clock.install()
  const name = `Ida ${crypto.randomUUID().slice(0, 8)}`
  const { waiting } = await readNotifications(request)
  const id = await aRequest(request, name)
  const { id: message } = await aMessage(request)
  await openDashboard(page, ADMIN)
  await expect(unanswered(page)).toHaveAccessibleName(`Unanswered, ${waiting + 2}`)
  await unanswered(page).click()
  await expect(page).toHaveURL('/dashboard/invoice')
  // It falls at once when something is answered, and by a poll when somebody else answers.
  await page.goto(`/dashboard/invoice?id=${id}`)
  await page.getByRole('article').getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(unanswered(page)).toHaveAccessibleName(`Unanswered, ${waiting + 1}`)
  await setState(request, message, 'closed')
  await page.clock.runFor(SOON)
  await expect(unanswered(page)).toHaveAccessibleName(waiting ? `Unanswered, ${waiting}` : 'Unanswered, none')
})

test('the list of notifications opens by keyboard and closes in three ways; below it an admin chooses mails, and sees when a choice could not be saved', async ({
  page,
  browserErrors,
}) => {
  await openDashboard(page, ADMIN)
  await test.step('it closes by Escape, by the bell and by a press outside', async () => {
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
    await bell(page).click()
    await expect(list(page)).toBeVisible()
    // Escape also closes the list while the focus is on the bell.
    await bell(page).focus()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await bell(page).click()
    await expect(list(page)).toBeVisible()
    await bell(page).click()
    await expect(list(page)).toBeHidden()
    await bell(page).click()
    await expect(list(page)).toBeVisible()
    await page.mouse.click(10, 700)
    await expect(list(page)).toBeHidden()
  })

  await bell(page).click()
  const assigned = list(page).getByRole('checkbox', { name: 'When a request is assigned to me' })
  const overdue = list(page).getByRole('checkbox', { name: 'Each working day at opening time, what is overdue' })
  await expect(assigned).not.toBeChecked()
  await assigned.focus()
  await page.keyboard.press('Space')
  await expect(list(page).getByText('Saved.')).toBeVisible()
  await page.reload()
  await bell(page).click()
  await expect(assigned).toBeChecked()
  await expect(overdue).not.toBeChecked()

  const url = `**/api${notifications.setMails.url}`
  await page.route(url, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await overdue.click()
  await expect(list(page).getByRole('alert')).toContainText('We could not save this.')
  await expect(overdue).not.toBeChecked()
  await page.unroute(url)
  await assigned.uncheck()
  await expect(list(page).getByText('Saved.')).toBeVisible()
  await expect(list(page).getByRole('alert')).toHaveCount(0)
  browserErrors.expect(/ERR_FAILED .*\/api\/notifications\/mails/)
})
