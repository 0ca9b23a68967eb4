import type { APIRequestContext, Page } from '@playwright/test'
import type { ADMIN } from './product.ts'

/** Presses one of the two buttons that append an empty entry. */
export const addPart = (page: Page, button: 'Add Sub Title' | 'Add Section') =>
  page.getByRole('button', { name: button }).click()

/** Fills fields of the entry with that legend. */
export async function fillPart(page: Page, legend: string, fields: Record<string, string>) {
  const part = page.getByRole('group', { name: legend })
  for (const [label, value] of Object.entries(fields)) await part.getByLabel(label, { exact: true }).fill(value)
}

/** An identity token, as the emulator gives it for an e-mail and a password. */
export async function tokenOf(request: APIRequestContext, { email, password }: typeof ADMIN) {
  const answer = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken }: { idToken: string } = await answer.json()
  return idToken
}
