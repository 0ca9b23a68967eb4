import type { APIRequestContext } from '@playwright/test'
import type { Route } from '@energy/contracts/route'
import { idTokenOf } from '../dashboard.ts'
import { ADMIN } from '../product.ts'

/** The rows of a list that the sample's admin finds by a word. */
export async function searchAsAdmin<T>(request: APIRequestContext, { url }: Route, word: string) {
  const authorization = `Bearer ${await idTokenOf(request, ADMIN)}`
  const response = await request.get(`/api${url}?q=${encodeURIComponent(word)}`, { headers: { authorization } })
  const found: T[] = await response.json()
  return found
}
