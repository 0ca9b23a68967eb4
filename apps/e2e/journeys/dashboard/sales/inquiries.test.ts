import { restoreSession } from '../../../support/accounts.ts'
import { ADMIN } from '../../../support/product.ts'
import { expect, test } from '../../../support/test.ts'
import {
  anAdmin,
  aRequest,
  openInquiry,
  openNote,
  readInquiry,
  rowOf,
  setState,
} from '../../../support/data/inquiries.ts'

test('a request offers only the allowed steps, is assigned, and has each step in its timeline', async ({
  page,
  request,
}) => {
  const { id } = await aRequest(request)
  await anAdmin(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  const steps = () =>
    article.getByRole('button', { name: /^(Mark as contacted|(Close|Reopen) request)$/ }).allTextContents()
  await expect.poll(steps).toEqual(['Mark as contacted', 'Close request'])
  for (const { press, next } of [
    { press: 'Mark as contacted', next: ['Close request'] },
    { press: 'Close request', next: ['Reopen request'] },
    { press: 'Reopen request', next: ['Close request'] },
  ]) {
    await article.getByRole('button', { name: press }).click()
    await expect.poll(steps).toEqual(next)
  }
  await expect(article.getByRole('listitem').filter({ hasText: /^Amara/ })).toHaveText([
    /^Amara Lindqvist reopened it /,
    /^Amara Lindqvist closed it /,
    /^Amara Lindqvist marked it as contacted /,
  ])
  expect(await readInquiry(request, id)).toMatchObject({ state: 'contacted' })

  await test.step('it is assigned to oneself, to another admin, to nobody', async () => {
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
})

test('the draft of a note survives a reload, and a step that comes too late is rejected', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id } = await aRequest(request)
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await openNote(page)
  await article.getByRole('button', { name: 'Add note' }).click()
  await expect(article.getByText('Write the note first.')).toBeVisible()
  await article.getByLabel('Note', { exact: true }).fill('Prefers mornings.\nHas a dog.')
  await page.reload()
  await openNote(page)
  await expect(article.getByLabel('Note', { exact: true })).toHaveValue('Prefers mornings.\nHas a dog.')
  await article.getByRole('button', { name: 'Add note' }).click()
  await expect(article.getByText('Amara Lindqvist left a note')).toBeVisible()
  await expect(article.getByLabel('Note', { exact: true })).toHaveValue('')
  expect((await readInquiry(request, id)).timeline).toMatchObject([
    { what: 'note', text: 'Prefers mornings.\nHas a dog.' },
  ])

  await test.step('a step that comes too late is rejected, and shows who was first and the new state', async () => {
    await setState(request, id, 'closed')
    await article.getByRole('button', { name: 'Mark as contacted' }).click()
    await expect(page.getByText(/^Amara Lindqvist closed it just now\. Its state stays as it is\./)).toBeVisible()
    await expect(article.getByRole('button', { name: 'Reopen request' })).toBeVisible()
    expect(await readInquiry(request, id)).toMatchObject({ state: 'closed' })
    browserErrors.expect(/412 .*\/api\/inquiries\/.*\/state/)
  })
})

test('a call is dialled, and noted with how it ended, or with a day and a time by which the inquiry is seen again', async ({
  page,
  request,
  browserErrors,
}) => {
  const { id, email } = await aRequest(request, { phone: '+44 20 7946 0101' })
  await restoreSession(page, ADMIN)
  const article = await openInquiry(page, id)
  await test.step('a note that failed stays in the form', async () => {
    const callsUrl = `**/api/inquiries/${id}/calls`
    await page.route(callsUrl, (route) => route.abort())
    const link = article.getByRole('link', { name: 'Reply through call' })
    await expect(link).toHaveAttribute('href', 'tel:+442079460101')
    await link.click()
    await expect(article.getByLabel('Reached')).toBeFocused()
    await article.getByLabel('No answer').check()
    await article.getByLabel('Note').fill('The line is dead.')
    await article.getByRole('button', { name: 'Save the call' }).click()
    await expect(article.getByText('The server could not be reached.')).toBeVisible()
    await page.unroute(callsUrl)
    await article.getByRole('button', { name: 'Save the call' }).click()
    await expect(page.getByText('The call is noted.')).toBeVisible()
    await expect(article.getByText('Amara Lindqvist called: no answer')).toHaveCount(1)
    expect((await readInquiry(request, id)).timeline).toMatchObject([
      { what: 'call', outcome: 'noAnswer', text: 'The line is dead.' },
    ])
    browserErrors.expect(/ERR_FAILED .*\/api\/inquiries\/.*\/calls/)
  })

  await test.step('a call that is made again has a day and a time, by which the inquiry is seen again', async () => {
    await article.getByRole('link', { name: 'Reply through call' }).click()
    await article.getByLabel('Call again', { exact: true }).check()
    await article.getByRole('button', { name: 'Save the call' }).click()
    await expect(article.getByText('Choose a day.').first()).toBeVisible()
    await article.getByLabel('Call again on').fill('2020-01-01')
    await article.getByLabel('At', { exact: true }).fill('09:00')
    await expect(article.getByText('Choose a time to come.').first()).toBeVisible()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()
    await article.getByLabel('Call again on').fill(today)
    await article.getByLabel('At', { exact: true }).fill('23:59')
    await article.getByRole('button', { name: 'Save the call' }).click()
    await expect(article.getByText('Follow-up Today 23:59')).toBeVisible()
    await page.goto(`/dashboard/invoice?view=followUp&q=${email}`)
    await expect(rowOf(page, 'Ola Berg')).toContainText('Today 23:59')
    await openInquiry(page, id)
    await article.getByRole('button', { name: 'Take it off' }).click()
    await expect(article.getByText('Follow-up Today')).toBeHidden()
    expect(await readInquiry(request, id)).toMatchObject({ followUpAt: '' })
  })
})
