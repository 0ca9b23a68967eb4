import { contact } from '@energy/contracts/inquiries/contacts'
import type { Route } from '@energy/contracts/route'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { inquiry, type Inquiry } from '@energy/contracts/inquiries/inquiry'
import type { State } from '@energy/contracts/inquiries/states'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders } from '../dashboard.ts'
import { aPerson, aRecord, setRole } from './people.ts'
import { isNarrow } from './menu.ts'
import { sql } from './sql.ts'

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`

/** Sends a request of a person without an account, as the form does. */
export async function aRequest(request: APIRequestContext, { email = uniqueEmail(), phone = '' } = {}) {
  const data = { username: 'Ola Berg', email, phone, comment: 'Our boiler is from 1998.\nWhat now?' }
  return { email, id: await post(request, specialist.create, data) }
}

/** Inserts so many requests of other people that are newer than all others. */
export const insertOtherRequests = (count: number) =>
  sql(
    `INSERT INTO inquiries (username, email, comment) SELECT 'Another ' || n, n || '@another.example', 'Question ' || n
     FROM generate_series(1, $1::int) AS n`,
    [count],
  )

/** Deletes them, so that other requests are on the first page again. */
export const deleteOtherRequests = () => sql(`DELETE FROM inquiries WHERE email LIKE '%@another.example'`, [])

/** Makes a request wait longer than all others; it was due a day after it was sent. */
export const waitLongest = (id: string) =>
  sql(
    `UPDATE inquiries SET "createdAt" = long, "waitingSince" = long, "dueAt" = long + interval '1 day'
     FROM (SELECT least(min("waitingSince"), now() - interval '30 days') - interval '1 hour' AS long FROM inquiries) AS oldest
     WHERE id = $1`,
    [id],
  )

/** Sends a message of the contact form. */
export async function aMessage(request: APIRequestContext) {
  const email = uniqueEmail()
  const data = { firstName: 'Ines', email, comment: 'When do you open?' }
  return { email, id: await post(request, contact.create, data) }
}

async function post(request: APIRequestContext, { url }: Route, data: object) {
  const response = await request.post(`/api${url}`, { data })
  expect(response.status()).toBe(201)
  const { insertedId }: { insertedId: string } = await response.json()
  return insertedId
}

/** Reads an inquiry with its timeline from the API. */
export async function readInquiry(request: APIRequestContext, id: string): Promise<Inquiry> {
  return (await request.get(`/api${pathOf(inquiry.read, id)}`, { headers: await adminHeaders(request) })).json()
}

const pathOf = ({ url }: Route, id: string) => url.replace(':id', id)

/** Changes an inquiry as the sample's admin, as from another window. */
export const setState = async (request: APIRequestContext, id: string, state: State) =>
  request.put(`/api${pathOf(inquiry.setState, id)}`, { headers: await adminHeaders(request), data: { state } })
export const postReply = async (request: APIRequestContext, id: string, data: { subject: string; text: string }) =>
  request.post(`/api${pathOf(inquiry.reply, id)}`, { headers: await adminHeaders(request), data })

/** Creates a second admin. */
export async function anAdmin(request: APIRequestContext) {
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, 'admin')
  return person
}

/** Opens a request or message. */
export async function openInquiry(page: Page, id: string) {
  await page.goto(`/dashboard/invoice?id=${id}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  return article
}

/** The row of the table that shows this text. */
export const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text })

/** By then an answer that can be taken back is sent, in ms. */
const HELD = 11_000

/** Moves the clock of a page, which was installed before it opened, to when its answers are sent. */
export const passHold = (page: Page) => page.clock.runFor(HELD)

/** The ways to answer at the lower edge of the pane. */
export const answerBox = (page: Page) => page.getByRole('region', { name: 'Answer' })

/** Opens the form of a note. A phone shows it once a way to answer is open. */
export async function openNote(page: Page) {
  const box = answerBox(page)
  if (isNarrow(page)) await box.getByRole('button', { name: 'Reply through mail' }).click()
  await box.getByRole('button', { name: 'Note', exact: true }).click()
}

/** Opens the form of a reply. */
export async function beginReply(page: Page) {
  const box = answerBox(page)
  await box.getByRole('button', { name: 'Reply through mail' }).click()
  await expect(box.getByLabel('Text')).toBeFocused()
  return box
}
