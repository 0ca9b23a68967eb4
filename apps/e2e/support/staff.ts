import type { APIRequestContext } from '@playwright/test'
import type { Route } from '@energy/contracts/route'
import { tokenOf } from './dashboard.ts'
import { ADMIN } from './product.ts'

/** What staff find in a list by a word. */
export async function foundByStaff<T>(request: APIRequestContext, { url }: Route, word: string) {
  const authorization = `Bearer ${await tokenOf(request, ADMIN)}`
  const answer = await request.get(`/api${url}?q=${encodeURIComponent(word)}`, { headers: { authorization } })
  const found: T[] = await answer.json()
  return found
}
