import { contact } from '@energy/contracts/inquiries/contacts'
import type { Route } from '@energy/contracts/route'
import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'
import type { TimelineEntry, State } from '@energy/contracts/inquiries/inquiry'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders } from './dashboard.ts'
import { aPerson, aRecord, setRole } from './people.ts'
import { sql } from './sql.ts'

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`

/** Sends a request of a person without an account, as the form does. */
export async function aRequest(request: APIRequestContext, { email = uniqueEmail(), phone = '' } = {}) {
  const data = { username: 'Ola Berg', email, phone, comment: 'Our boiler is from 1998.\nWhat now?' }
  return { email, id: await post(request, specialist.create, data) }
}

/** Inserts 60 requests of other people, more than a page of the list. */
export const insertOtherRequests = () =>
  sql(
    `INSERT INTO specialists (username, email) SELECT 'Another', gen_random_uuid() || '@example.com'
     FROM generate_series(1, $1::int)`,
    [60],
  )

/** Deletes them, so that other requests are on the first page again. */
export const deleteOtherRequests = () => sql(`DELETE FROM specialists WHERE username = 'Another'`, [])

/** Sets the age of a request. */
export const backdate = (id: string, hours: number) =>
  sql(`UPDATE specialists SET "createdAt" = now() - $2 * interval '1 hour' WHERE id = $1`, [id, hours])

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

type InquiryDetail = Specialist & { timeline: TimelineEntry[] }

/** Reads a request with its timeline from the API. */
export async function readInquiry(request: APIRequestContext, id: string): Promise<InquiryDetail> {
  return (await request.get(`/api/specialists/${id}`, { headers: await adminHeaders(request) })).json()
}

/** Changes a request as the sample's admin, as from another window. */
export const setState = async (request: APIRequestContext, id: string, state: State) =>
  request.put(`/api/specialists/${id}/state`, { headers: await adminHeaders(request), data: { state } })
export const postReply = async (request: APIRequestContext, id: string, data: { subject: string; text: string }) =>
  request.post(`/api/specialists/${id}/replies`, { headers: await adminHeaders(request), data })

/** Creates a second admin. */
export async function anAdmin(request: APIRequestContext) {
  const person = aPerson()
  await aRecord(request, person)
  await setRole(request, person.email, 'admin')
  return person
}

/** Opens a request or message. `view` is empty for requests. */
export async function openInquiry(page: Page, id: string, view = '') {
  await page.goto(`/dashboard/invoice?view=${view}&id=${id}`)
  const article = page.getByRole('article')
  await expect(article.getByText('Timeline and notes').first()).toBeVisible()
  return article
}

/** Opens the composer of a reply, and returns its dialog. */
export async function beginReply(page: Page) {
  await page.getByRole('button', { name: 'Reply through mail' }).click()
  const composer = page.getByRole('dialog', { name: /^Reply to / })
  await expect(composer.getByLabel('Text')).toBeFocused()
  return composer
}
