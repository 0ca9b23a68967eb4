import { inbox } from '@energy/contracts/inquiries/inbox'
import { restoreSession } from '../../../support/accounts.ts'
import { isNarrow } from '../../../support/data/menu.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'
import {
  aMessage,
  aRequest,
  deleteOtherRequests,
  insertOtherRequests,
  openInquiry,
  readInquiry,
  rowOf,
  setState,
  waitLongest,
} from '../../../support/data/inquiries.ts'

test.afterEach(deleteOtherRequests)

test(
  'requests and messages are in one list, and the one that waits longest is first',
  { tag: '@layout' },
  async ({ page, request }) => {
    const long = await aRequest(request)
    await waitLongest(long.id)
    const message = await aMessage(request)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/invoice')
    const first = page.locator('tbody tr').first()
    await expect(first).toContainText('Ola Berg')
    await expect(first).toContainText('Overdue')
    await expect(first.getByRole('link')).toHaveAttribute('href', new RegExp(long.id))
    await page.goto(`/dashboard/invoice?q=${message.email}`)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(rowOf(page, 'Ines')).toContainText('Contact')
    await expect(rowOf(page, 'Ines')).toContainText('When do you open?')
    await expect(rowOf(page, 'Ines')).toContainText('Visitor')
  },
)

test(
  'an inquiry leaves the view when it is answered, stays open, and is in the view of its state',
  { tag: '@layout' },
  async ({ page, request }) => {
    const { id, email } = await aRequest(request)
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${email}`)
    const rows = page.locator('tbody tr')
    await rows.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`id=${id}`))
    const article = page.getByRole('article')
    await article.getByRole('button', { name: 'Mark as contacted' }).click()
    await expect(article.getByText('marked it as contacted')).toBeVisible()
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('Ola Berg')
    if (isNarrow(page)) {
      await page.getByRole('link', { name: 'Waiting' }).click()
      await expect(page.getByText(`Nothing fits “${email}”.`)).toBeVisible()
      await page.getByLabel('View', { exact: true }).selectOption({ value: 'contacted' })
    } else {
      await expect(page.getByText(`Nothing fits “${email}”.`)).toBeVisible()
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Contacted' }).click()
    }
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Contacted')
  },
)

test('an older link opens its inquiry, also one that is in no view', async ({ page, request }) => {
  const { id } = await aMessage(request)
  await setState(request, id, 'closed')
  await restoreSession(page, ADMIN)
  await page.goto(`/dashboard/invoice?view=messages&id=${id}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('Ines')
  await expect(article.getByRole('button', { name: 'Reopen message' })).toBeVisible()
})

test('the other inquiries of a person are listed, and each opens', async ({ page, request }) => {
  const first = await aRequest(request)
  await insertOtherRequests(60)
  const { id } = await aRequest(request, { email: first.email })
  await setState(request, first.id, 'closed')
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await expect(article.getByText('2, of them 1 open')).toBeVisible()
  await article.getByRole('listitem').filter({ hasText: 'Closed' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`id=${first.id}`))
  await expect(article.getByRole('button', { name: 'Reopen request' })).toBeVisible()
})

test(
  'an inquiry that does not load shows an error, and loads at Try again',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { id } = await aRequest(request)
    const url = `**/api/inquiries/${id}`
    await restoreSession(page, ADMIN)
    await page.route(url, (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto(`/dashboard/invoice?id=${id}`)
    await expect(page.getByText('We could not load it with what was done about it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reply through mail' })).toHaveCount(0)
    await page.unroute(url)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').getByRole('blockquote')).toHaveCount(1)
    browserErrors.expect(/400 .*\/api\/inquiries\//)
  },
)

test(
  'filters are in the address, and are cleared at once; a phone number is found by its digits, in the list and in the search',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const message = await aMessage(request)
    const number = `7${String(Date.now()).slice(-9)}`
    const { email, id } = await aRequest(request, { phone: `+44 ${number.slice(0, 4)} ${number.slice(4)}` })
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${message.email}`)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Form', { exact: true }).selectOption('Contact form')
    await expect(page).toHaveURL(/form=contacts/)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.getByLabel('Assignee', { exact: true }).selectOption({ value: 'none' })
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await page.getByLabel('Until').fill('2020-01-01')
    await expect(page.getByText(`Nothing fits “${message.email}”.`)).toBeVisible()
    await page.getByRole('link', { name: 'Clear the filter' }).click()
    await expect(page).toHaveURL('/dashboard/invoice')

    await page.getByRole('searchbox', { name: 'Filter requests and messages' }).fill(`0${number}`)
    await expect(page.getByText('1 found', { exact: true })).toBeVisible()
    await expect(page.locator('tbody').getByRole('link')).toHaveAttribute('href', new RegExp(id))
    await page.getByRole('combobox', { name: 'Search' }).fill(number)
    await page.getByRole('group', { name: 'Requests' }).getByRole('option').click()
    await expect(page.getByRole('article')).toContainText(email)
  },
)

test(
  'of many rows only those that are seen are in the document, and all can be reached',
  { tag: '@desktop' },
  async ({ page }) => {
    await insertOtherRequests(300)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/invoice?q=another.example')
    const rows = page.locator('tbody tr[data-index]')
    await expect(rowOf(page, 'Another 1').first()).toBeVisible()
    const scroller = page.getByRole('table', { name: 'Waiting' }).locator('..')
    const last = rowOf(page, 'Another 300')
    await expect
      .poll(async () => {
        await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
        return last.count()
      })
      .toBe(1)
    await expect(last).toBeInViewport()
    expect(await rows.count()).toBeLessThan(60)
  },
)

test(
  'several are selected with shift, and assigned, marked and closed together; those that fail stay selected',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const failing = await aRequest(request, { email })
    const sent = [failing, await aRequest(request, { email }), await aRequest(request, { email })]
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?view=all&q=${email}`)
    const boxes = page.locator('tbody').getByRole('checkbox')
    await boxes.first().check()
    await boxes.last().click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Selected' })
    await expect(bar).toContainText('3 selected')
    await bar.getByRole('button', { name: 'Assign the selected' }).click()
    await page.getByRole('menuitemradio', { name: 'Me' }).click()
    await expect(page.getByText('3 assigned to Amara Lindqvist.')).toBeVisible()
    await expect(bar).toBeHidden()

    await test.step('of several that are changed, those that fail stay selected, and the reason is shown', async () => {
      const states = `**/api${inbox.setStates.url}`
      await page.route(states, async (route) => {
        const { ids }: { ids: string[] } = route.request().postDataJSON()
        const failed = [{ _id: failing.id, detail: 'Ola Berg has just written back.' }]
        await route.fulfill({ json: { done: ids.filter((id) => id !== failing.id), failed } })
      })
      await page.getByLabel('Select all').check()
      await bar.getByRole('button', { name: 'Mark as contacted' }).click()
      await expect(page.getByText('2 of 3 marked as contacted. Ola Berg has just written back.')).toBeVisible()
      await expect(bar).toContainText('1 selected')
      await page.unroute(states)
    })

    await page.getByLabel('Select all').check()
    await bar.getByRole('button', { name: 'Close requests' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close requests' }).click()
    await expect(page.getByText('3 closed.')).toBeVisible()
    for (const { id } of sent)
      expect(await readInquiry(request, id)).toMatchObject({
        state: 'closed',
        assignee: { username: 'Amara Lindqvist' },
      })
  },
)

test(
  'on a phone the head of the list, which is out of sight, takes no focus',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { email } = await aRequest(request)
    await restoreSession(page, ADMIN)
    await page.goto(`/dashboard/invoice?q=${email}`)
    await expect(page.locator('tbody').getByRole('link')).toBeVisible()
    await expect(page.locator('thead').getByRole('checkbox')).toHaveCount(0)
  },
)
