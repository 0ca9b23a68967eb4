import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { ADMIN } from './product.ts'

/** Appends an empty sub title or section. */
export const addEntry = (page: Page, button: 'Add Sub Title' | 'Add Section') =>
  page.getByRole('button', { name: button }).click()

/** The row of the entry with this legend, `Section 1`. It opens and folds the entry. */
export const entryRow = (page: Page, legend: string) => page.getByRole('button', { name: new RegExp(`^${legend}:`) })

/** Opens the entry with this legend where it is folded. Returns its fields. */
export async function openEntry(page: Page, legend: string) {
  const row = entryRow(page, legend)
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  return page.getByRole('group', { name: legend, exact: true })
}

/** Fills in fields of the entry with this legend. An editor whose item has just been read again folds its entries. */
export async function fillEntry(page: Page, legend: string, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await expect(async () => {
      const entry = await openEntry(page, legend)
      await entry.getByLabel(label, { exact: true }).fill(value, { timeout: 5_000 })
    }).toPass()
}

/** Signs in at the emulator and returns the ID token. */
export async function idTokenOf(request: APIRequestContext, { email, password }: typeof ADMIN) {
  const response = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken }: { idToken: string } = await response.json()
  return idToken
}

/** The title field of the form for products, services and blogs. */
export const titleField = (page: Page) => page.getByLabel('Title', { exact: true }).first()

/** The button that publishes in the editor; its label says what there is to publish. */
export const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish( changes| again)?$/ })

/** Publishes the draft in the editor, also where something is better mended before. */
export async function publish(page: Page) {
  await publishButton(page).click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  await expect(anyway.or(page.getByText(/(Added|Updated) Successfully\.$/))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByText(/(Added|Updated) Successfully\.$/)).toBeVisible()
}

const SAVES = /\/api\/\w+\/(drafts|[\w-]+\/draft)$/

/** Lets every call of the editor that saves a draft fail. */
export const failSaves = (page: Page) =>
  page.route(SAVES, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
/** The error of the browser's console for such a call. */
export const SAVE_FAILED = /ERR_FAILED .*\/api\/\w+\/(drafts|[\w-]+\/draft)/

/** Lets no call of the editor that saves a draft be answered, in any page of the context. */
export const holdSaves = (context: BrowserContext) =>
  context.route(SAVES, (route) => (route.request().method() === 'GET' ? route.fallback() : undefined))

/** Milliseconds from the last change to its save, and a bit more. */
const SAVE_DELAY = 2_100

/** Moves the clock of a page, which was installed before it opened, to when the last change is saved. */
export const passSaveDelay = (page: Page) => page.clock.fastForward(SAVE_DELAY)

/** Waits until the editor says that the draft is saved. The clock of the page was installed before it opened. */
export async function expectSaved(page: Page) {
  await passSaveDelay(page)
  await expect(page.getByText(/^Saved at \d/)).toBeVisible()
}

/** The path of an item's editor. */
export const editorPath = (kind: Kind, id: string) => `/dashboard/update${kinds[kind].dashboard.choice}/${id}`

/** The headers of an API call by the sample's admin. */
export const adminHeaders = async (request: APIRequestContext) => ({
  authorization: `Bearer ${await idTokenOf(request, ADMIN)}`,
})

type AdminHeaders = Awaited<ReturnType<typeof adminHeaders>>

/** Creates an item by the API. Returns its id. */
export async function postItem(request: APIRequestContext, kind: Kind, data: NewContent, headers: AdminHeaders) {
  const response = await request.post(`/api${kinds[kind].list.url}`, { headers, data })
  expect(response.status()).toBe(201)
  const { insertedId }: { insertedId: string } = await response.json()
  return insertedId
}

/** Deletes an item by the API. */
export async function deleteItem(request: APIRequestContext, kind: Kind, id: string, headers: AdminHeaders) {
  await request.delete(`/api${kinds[kind].list.url}/${id}`, { headers })
}
