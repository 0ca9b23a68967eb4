import { restoreSession } from '../support/accounts.ts'
import { isNarrow } from '../support/menu.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import {
  backdate,
  aRequest,
  beginReply,
  insertOtherRequests,
  deleteOtherRequests,
  openInquiry,
  setState,
} from '../support/inquiries.ts'

test.afterEach(deleteOtherRequests)

test(
  'a row shows the oldest open request of a person, and the number of open ones',
  { tag: '@layout' },
  async ({ page, request }) => {
    const { id, email } = await aRequest(request)
    const closed = await aRequest(request, { email })
    await aRequest(request, { email })
    await backdate(id, 50)
    await setState(request, closed.id, 'closed')
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${email}`)
    const row = page.getByRole('list', { name: 'Senders of requests' }).getByRole('link')
    await expect(row).toContainText('Overdue')
    await expect(row).toContainText('2 days ago')
    await expect(row).toContainText('2 open')
    await expect(page.getByText('1 found')).toBeVisible()
    const states = page.getByRole('navigation', { name: 'States of requests' })
    await states.getByRole('link', { name: 'Closed' }).click()
    await expect(row).toHaveCount(0)
    await states.getByRole('link', { name: 'New' }).click()
    await expect(row).toContainText('Overdue')
    await row.click()
    const article = page.getByRole('article')
    await article.getByRole('button', { name: 'Close: ' }).last().click()
    if (isNarrow(page)) await page.getByRole('link', { name: 'All requests' }).click()
    await expect(row).toContainText('New')
    await expect(row).not.toContainText('open')
  },
)

test('all requests of a person are shown, also those that are not on the first page of the list', async ({
  page,
  request,
}) => {
  const first = await aRequest(request)
  await insertOtherRequests()
  const { id } = await aRequest(request, { email: first.email })
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await expect(article.getByRole('blockquote')).toHaveCount(2)
  await expect(article.getByLabel('Answer which request').getByRole('option')).toHaveCount(2)
})

test(
  'requests of a person that do not load show an error, and load at Try again',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { id } = await aRequest(request)
    const listUrl = '**/api/specialists?email=*'
    await restoreSession(page, ADMIN)
    await page.route(listUrl, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(`/dashboard/invoice?id=${id}`)
    const article = page.getByRole('article')
    await expect(article.getByText('We could not load what Ola Berg sent.')).toBeVisible()
    await expect(article.getByRole('button', { name: 'Reply through mail' })).toHaveCount(0)
    await page.unroute(listUrl)
    await article.getByRole('button', { name: 'Try again' }).click()
    await expect(article.getByRole('blockquote')).toHaveCount(1)
    browserErrors.expect(/404 .*\/api\/specialists\?email=/)
  },
)

test(
  'a phone number is found by its digits, in the list and in the search',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const number = `7${String(Date.now()).slice(-9)}`
    const { email } = await aRequest(request, { phone: `+44 ${number.slice(0, 4)} ${number.slice(4)}` })
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/invoice')
    await page.getByRole('searchbox', { name: 'Filter requests' }).fill(`0${number}`)
    await expect(page.getByText('1 found')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Senders of requests' }).getByRole('link')).toContainText(email)
    await page.getByRole('combobox', { name: 'Search' }).fill(number)
    await page.getByRole('group', { name: 'Requests' }).getByRole('option').click()
    await expect(page.getByRole('article')).toContainText(email)
  },
)

test(
  'the composer stays open while the list loads the correspondent',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const first = await aRequest(request)
    const { id } = await aRequest(request, { email: first.email })
    const correspondentUrl = `**/api/specialists/${id}/correspondent`
    const released = Promise.withResolvers<void>()
    await page.route(correspondentUrl, async (route) => {
      await released.promise
      await route.continue()
    })
    await restoreSession(page, ADMIN)
    const article = await openInquiry(page, first.id)
    await article.getByLabel('Answer which request').selectOption({ value: id })
    const requested = page.waitForRequest(correspondentUrl)
    const composer = await beginReply(page)
    await requested
    await composer.getByLabel('Text').fill('Half a word')
    const answered = page.waitForResponse(correspondentUrl)
    released.resolve()
    await answered
    await composer.getByRole('button', { name: 'Send reply' }).click()
    await expect(composer).toBeHidden()
    await expect(article.getByText('Half a word')).toBeVisible()
  },
)
