import { restoreSession } from '../support/accounts.ts'
import { isNarrow } from '../support/menu.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { backdate, anAdmin, aRequest, openInquiry, setState, readInquiry } from '../support/inquiries.ts'

test('a request offers only the allowed steps, and each step is in its timeline', async ({ page, request }) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const steps = () => article.getByRole('button', { name: /^(Mark as contacted|Close|Reopen): / }).allTextContents()
  await expect.poll(steps).toEqual(['Mark as contacted', 'Close'])
  for (const { press, next } of [
    { press: 'Mark as contacted', next: ['Close'] },
    { press: 'Close', next: ['Reopen'] },
    { press: 'Reopen', next: ['Close'] },
  ]) {
    await article.getByRole('button', { name: `${press}: ` }).click()
    await expect.poll(steps).toEqual(next)
  }
  await expect(article.getByRole('listitem').filter({ hasText: /^Amara/ })).toHaveText([
    /^Amara Lindqvist marked it as contacted /,
    /^Amara Lindqvist closed it /,
    /^Amara Lindqvist reopened it /,
  ])
  expect(await readInquiry(request, id)).toMatchObject({ state: 'contacted' })
})

test(
  'unanswered requests have an address, and an answered one stays open until the list is left',
  { tag: '@layout' },
  async ({ page, request }) => {
    const { id, email } = await aRequest(request)
    const other = await aRequest(request)
    await setState(request, other.id, 'closed')
    await backdate(id, 50)
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/invoice?state=new')
    const list = page.getByRole('list', { name: 'Senders of requests' })
    const row = list.getByRole('link').filter({ hasText: email })
    await expect(row).toContainText('Overdue')
    await expect(row).toContainText('2 days ago')
    await expect(list.getByRole('link').filter({ hasText: other.email })).toHaveCount(0)
    // On a wide screen the first row is open, even if the address names none.
    await page.goto(`/dashboard/invoice?state=new&q=${email}`)
    if (isNarrow(page)) await row.click()
    const article = page.getByRole('article')
    await article.getByRole('button', { name: 'Mark as contacted: ' }).click()
    await expect(article.getByText('marked it as contacted')).toBeVisible()
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('Ola Berg')
    if (isNarrow(page)) await page.getByRole('link', { name: 'All requests' }).click()
    const states = page.getByRole('navigation', { name: 'States of requests' })
    await states.getByRole('link', { name: 'Contacted' }).click()
    await expect(row).toContainText('Contacted')
    await states.getByRole('link', { name: 'New' }).click()
    await expect(page).toHaveURL(/state=new/)
    await expect(row).toHaveCount(0)
  },
)

test('a request is assigned to oneself, to another admin, to nobody', async ({ page, request }) => {
  const { id } = await aRequest(request)
  await anAdmin(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const assign = async (to: string) => {
    await article.getByRole('button', { name: /^Assigned to/ }).click()
    await page.getByRole('menuitemradio', { name: to, exact: true }).first().click()
  }
  await assign('Me')
  await expect(article.getByRole('button', { name: 'Assigned to Amara Lindqvist' })).toBeVisible()
  await assign('Noor Haddad')
  await expect(article.getByRole('button', { name: 'Assigned to Noor Haddad' })).toBeVisible()
  await expect.poll(async () => (await readInquiry(request, id)).assignee.username).toBe('Noor Haddad')
  await assign('Nobody')
  await expect(article.getByRole('button', { name: 'Assigned to nobody' })).toBeVisible()
  for (const entry of ['took it', 'gave it to Noor Haddad', 'gave it to nobody'])
    await expect(article.getByText(`Amara Lindqvist ${entry}`)).toBeVisible()
})

test('the draft of a note survives a reload, and the note is added to the timeline', async ({ page, request }) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  let article = await openInquiry(page, id)
  await article.getByRole('button', { name: 'Add note' }).click()
  await expect(article.getByText('Write the note first.')).toBeVisible()
  await article.getByLabel('Note').fill('Prefers mornings.\nHas a dog.')
  await page.reload()
  article = page.getByRole('article')
  await expect(article.getByLabel('Note')).toHaveValue('Prefers mornings.\nHas a dog.')
  await article.getByRole('button', { name: 'Add note' }).click()
  await expect(article.getByText('Amara Lindqvist left a note')).toBeVisible()
  await expect(article.getByLabel('Note')).toHaveValue('')
  expect((await readInquiry(request, id)).timeline).toMatchObject([
    { what: 'note', text: 'Prefers mornings.\nHas a dog.' },
  ])
})

test('a step that comes too late is rejected, and shows who was first and the new state', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await expect(article.getByText('Nothing has been done about it yet.')).toBeVisible()
  await setState(request, id, 'closed')
  await article.getByRole('button', { name: 'Mark as contacted: ' }).click()
  await expect(page.getByText(/^Amara Lindqvist closed it just now\. Its state stays as it is\./)).toBeVisible()
  await expect(article.getByRole('button', { name: 'Reopen: ' })).toBeVisible()
  expect(await readInquiry(request, id)).toMatchObject({ state: 'closed' })
  browserErrors.expect(/412 .*\/api\/specialists\/.*\/state/)
})

test('a call is noted when its link is pressed, and a failed note can be repeated', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id } = await aRequest(request, { phone: '+44 20 7946 0101' })
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const callsUrl = `**/api/specialists/${id}/calls`
  await page.route(callsUrl, (route) => route.abort())
  const link = article.getByRole('link', { name: 'Reply through call' })
  await expect(link).toHaveAttribute('href', 'tel:+442079460101')
  await link.click()
  await expect(page.getByText(/^The call is not noted\. The server could not be reached\./)).toBeVisible()
  await page.unroute(callsUrl)
  await page.getByRole('button', { name: 'Note it again' }).click()
  await expect(page.getByText('The call is noted.')).toBeVisible()
  await expect(article.getByText('Amara Lindqvist called')).toHaveCount(1)
  const { state, timeline } = await readInquiry(request, id)
  expect({ state, actions: timeline.map(({ what }) => what) }).toEqual({ state: 'contacted', actions: ['call'] })
  browserErrors.expect(/ERR_FAILED .*\/api\/specialists\/.*\/calls/)
})

test('a reply goes to the oldest unanswered request of a person, unless another one is chosen', async ({
  page,
  request,
}) => {
  const first = await aRequest(request)
  const { id } = await aRequest(request, { email: first.email, phone: '+44 20 7946 0101' })
  await setState(request, id, 'closed')
  await aRequest(request, { email: first.email, phone: '+44 20 7946 0101' })
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const actionsOn = async (of: string) => (await readInquiry(request, of)).timeline.map(({ what }) => what)
  await article.getByRole('link', { name: 'Reply through call' }).click()
  await expect.poll(() => actionsOn(first.id)).toEqual(['call'])
  expect(await actionsOn(id)).toEqual(['state'])
  await article.getByLabel('Answer which request').selectOption({ value: id })
  await article.getByRole('link', { name: 'Reply through call' }).click()
  await expect.poll(() => actionsOn(id)).toEqual(['state', 'call'])
})
