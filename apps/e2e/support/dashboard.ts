import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { ADMIN } from './product.ts'

/** Presses one of the two buttons that append an empty entry. */
export const addEntry = (page: Page, button: 'Add Sub Title' | 'Add Section') =>
  page.getByRole('button', { name: button }).click()

/** Fills fields of the entry with that legend. */
export async function fillEntry(page: Page, legend: string, fields: Record<string, string>) {
  const entry = page.getByRole('group', { name: legend })
  for (const [label, value] of Object.entries(fields)) await entry.getByLabel(label, { exact: true }).fill(value)
}

/** An identity token, as the emulator gives it for an e-mail and a password. */
export async function idTokenOf(request: APIRequestContext, { email, password }: typeof ADMIN) {
  const response = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken }: { idToken: string } = await response.json()
  return idToken
}

/** The first field of the form for products, services and blogs. */
export const titleField = (page: Page) => page.getByLabel('Title', { exact: true }).first()

const update = { services: 'updateServices', products: 'updateProducts', blogs: 'updateBlog' }

/** Where an item is edited. */
export const editorPath = (kind: Kind, id: string) => `/dashboard/${update[kind]}/${id}`

/** The headers of a call by the sample's admin. */
export const adminHeaders = async (request: APIRequestContext) => ({
  authorization: `Bearer ${await idTokenOf(request, ADMIN)}`,
})

type AdminHeaders = Awaited<ReturnType<typeof adminHeaders>>

/** Adds an item without a screen. Answers its id. */
export async function postItem(request: APIRequestContext, kind: Kind, data: NewContent, headers: AdminHeaders) {
  const response = await request.post(`/api${kinds[kind].list.url}`, { headers, data })
  expect(response.status()).toBe(201)
  const { insertedId }: { insertedId: string } = await response.json()
  return insertedId
}

/** Takes an item away again. */
export async function deleteItem(request: APIRequestContext, kind: Kind, id: string, headers: AdminHeaders) {
  await request.delete(`/api${kinds[kind].list.url}/${id}`, { headers })
}
