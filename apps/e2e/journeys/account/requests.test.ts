import type { APIRequestContext, Page } from '@playwright/test'
import { request as contract } from '@energy/contracts/inquiries/requests'
import { firstIds } from '../../screens/screen.ts'
import { adminHeaders, idTokenOf } from '../../support/dashboard.ts'
import { aRequest } from '../../support/data/inquiries.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { aMember } from '../../support/data/people.ts'
import { asStaff, linkTo, requestPathIn } from '../../support/data/requests.ts'
import { horizontalOverflow } from '../../support/page/overflow.ts'
import { expect, test } from '../../support/test.ts'

/** What staff find by a text. */
const rowsOf = async (request: APIRequestContext, q: string): Promise<[{ _id: string }]> =>
  (await request.get(`/api/inquiries?view=all&q=${q}`, { headers: await adminHeaders(request) })).json()

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const stage = (page: Page) => page.locator('[aria-current=step]')
const message = (page: Page) => page.getByLabel('Your message')
const noteWith = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })
const writeBack = (page: Page) => page.getByRole('button', { name: 'Write back' })

/** Sets the size of the text, as a setting of the browser does. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)

/** Attaches a file, and waits until it has come. */
async function attachBill(page: Page) {
  const bill = { name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from('day,kWh\n1,12\n2,14\n') }
  await page.locator('input[type=file]').setInputFiles(bill)
  await expect(page.getByText('CSV, 18\u00a0bytes')).toBeVisible()
}

/** Sends a request as a signed-in person. Returns its id. */
async function theirRequest(request: APIRequestContext, person: { email: string; password: string }, comment: string) {
  const response = await request.post('/api/specialists', {
    headers: { authorization: `Bearer ${await idTokenOf(request, person)}` },
    data: { username: 'Noor Haddad', email: person.email, comment },
  })
  const { insertedId }: { insertedId: string } = await response.json()
  return insertedId
}

test('a visitor asks, opens the link of the mail, writes back, and reads the reply there', async ({
  page,
  request,
}) => {
  const email = uniqueEmail()
  const { service } = await firstIds(page)
  await page.goto(`/single_service/${service}`, { referer: 'https://search.example/?q=heat' })
  await page.getByLabel('Your name').fill('Margit Holm')
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByLabel('Comment').fill('Heating for a chapel used twice a week. Does it pay?')
  await page.getByRole('checkbox', { name: /By clicking submit/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('We have your request.')).toBeVisible()

  const [mail] = await mailsTo(request, email)
  expect(mail?.subject).toMatch(/^We have your request 20\d\d-\d{4,}; you hear from us by /)
  await page.goto(requestPathIn(mail))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heating for a chapel used twice a week.')
  await expect(stage(page)).toHaveText(/^Received/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  await message(page).fill('The organ needs 12 degrees.')
  await page.reload()
  await expect(message(page)).toHaveValue('The organ needs 12 degrees.')
  await writeBack(page).click()
  await expect(noteWith(page, 'We have what you wrote. You hear from us by')).toBeFocused()
  await expect(message(page)).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'The organ needs 12 degrees.' })).toBeVisible()

  const [{ _id: id }] = await rowsOf(request, email)
  expect(await asStaff(request, 'read', id)).toMatchObject({
    origin: `/single_service/${service}`,
    referrer: 'search.example',
    item: { _id: service },
    state: 'new',
    line: 'The organ needs 12 degrees.',
    wroteBack: true,
  })
  await asStaff(request, 'note', id, { text: 'A friend of the mayor.' })
  await asStaff(request, 'reply', id, { subject: 'Your chapel', text: 'Heat the pews,\nnot the air.' })
  await page.reload()
  await expect(stage(page)).toHaveText(/^Answered/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Heat the pews,' })).toContainText('Amara Lindqvist')
  await expect(page.getByText('A friend of the mayor.')).toHaveCount(0)

  await message(page).fill('And in summer?')
  await attachBill(page)
  await writeBack(page).click()
  await expect(stage(page)).toHaveText(/^Received/)
  expect(await asStaff(request, 'read', id)).toMatchObject({ state: 'new', attachments: [{ name: 'bill.csv' }] })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download bill.csv' }).click()
  expect((await download).suggestedFilename()).toBe('bill.csv')
})

test(
  'a customer finds what they asked in the profile, and writes back',
  { tag: '@layout' },
  async ({ page, request }) => {
    const person = await aMember(page)
    await theirRequest(request, person, 'Ring me about solar')
    const id = await theirRequest(request, person, 'Is a battery worth it at night rates?')
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Your requests' }).click()
    await expect(page.getByText('2 requests, 2 of them wait for us')).toBeVisible()
    const size = page.viewportSize() ?? { width: 390, height: 844 }
    await page.setViewportSize({ ...size, width: 320 })
    await setTextSize(page, '200%')
    expect(await horizontalOverflow(page)).toEqual([])
    await setTextSize(page, '')
    await page.setViewportSize(size)
    await page.getByRole('link', { name: /^Is a battery worth it/ }).click()
    await expect(page).toHaveURL(`/profile/requests/${id}`)
    await expect(page.getByRole('heading', { name: 'Is a battery worth it at night rates?' })).toBeVisible()
    await message(page).fill('It is for a bakery.')
    await attachBill(page)
    await writeBack(page).click()
    await expect(noteWith(page, 'We have what you wrote.')).toBeFocused()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download bill.csv' }).click()
    expect((await download).suggestedFilename()).toBe('bill.csv')
    await asStaff(request, 'setState', id, { state: 'closed' })
    await page.reload()
    await expect(stage(page)).toHaveText(/^Closed/)
    await expect(page.getByText('Writing back opens it again.')).toBeVisible()
  },
)

test('nobody sees the request of another customer, or one by a link that was guessed', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expect(/404 .*\/api\/requests\//)
  browserErrors.expect(/404 .*\/requests\//)
  const { email, id } = await aRequest(request)
  const person = await aMember(page)
  await page.goto(`/profile/requests/${id}`)
  await expect(page.getByText('This request is not in your account.')).toBeVisible()
  const headers = { authorization: `Bearer ${await idTokenOf(request, person)}` }
  expect((await request.get(`/api/requests/${id}`, { headers })).status()).toBe(404)

  const path = await linkTo(request, email)
  const response = await page.goto(`${path.slice(0, -4)}AAAA`)
  expect(response?.status()).toBe(404)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': /noindex/ })
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await page.getByRole('form', { name: 'Send me a new link' }).getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(noteWith(page, 'If we have a request from that address, a new link is on its way.')).toBeFocused()
  const mail = (await mailsTo(request, email, 2)).find(({ subject }) => subject === 'Your requests')
  expect((await page.goto(requestPathIn(mail)))?.status()).toBe(200)
})

test('while the server is unavailable, nothing that was written is lost; a request by link is kept in an account with its address', async ({
  page,
  request,
  browserErrors,
}) => {
  const { email, id } = await aRequest(request)
  await page.goto(await linkTo(request, email))
  const url = `**/api${contract.writeBackLinked.url.replace(':token', '*')}`
  await page.route(url, (route) => route.abort())
  await message(page).fill('It is cold.')
  await writeBack(page).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(message(page)).toHaveValue('It is cold.')
  await page.unroute(url)
  await writeBack(page).click()
  await expect(noteWith(page, 'We have what you wrote.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'It is cold.' })).toHaveCount(1)
  browserErrors.expect(/ERR_FAILED .*\/api\/request-links\//)

  await page.getByRole('link', { name: 'Keep this in an account' }).click()
  await expect(page).toHaveURL(`/signup?next=%2Fprofile%2Frequests%2F${id}`)
  const address = page.getByLabel('Email address')
  await expect(address).toHaveValue(email)
  await expect(address).toHaveAttribute('readonly', '')
})

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a request is seen, written back to, and a new link is asked for', async ({ page, request, browserErrors }) => {
    browserErrors.expect(/422 .*\/requests\//)
    browserErrors.expect(/404 .*\/requests\//)
    const { email } = await aRequest(request)
    const path = await linkTo(request, email)
    await page.goto(path)
    await expect(page.getByText('Our boiler is from 1998.').first()).toBeVisible()
    await writeBack(page).click()
    await expect(page.getByRole('alert')).toContainText('Write your message')
    await expect(page.getByRole('alert')).toBeFocused()
    await message(page).fill('It is cold.')
    await writeBack(page).click()
    await expect(noteWith(page, 'We have what you wrote.')).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: 'It is cold.' })).toHaveCount(1)

    await page.goto(`${path.slice(0, -4)}AAAA`)
    const form = page.getByRole('form', { name: 'Send me a new link' })
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(noteWith(page, 'If we have a request from that address')).toBeFocused()
    await mailsTo(request, email, 2)
  })
})
