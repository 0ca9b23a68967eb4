import { ok, partialDeepStrictEqual } from 'node:assert/strict'
import { TWELVE } from '../rows.ts'

/** The values of a JSON object, or none. */
const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** The first array in a JSON value that is not empty: each system wraps its list in another way. */
function arrayIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const arrays = valuesOf(value).map(arrayIn)
  return arrays.find((found) => found.length > 0) ?? []
}

const titleOf = (value: unknown) => String(Object.entries(value ?? {}).find(([key]) => key === 'headerTitle')?.[1])
const byTitle = (a: unknown, b: unknown) => titleOf(a).localeCompare(titleOf(b))

/**
 * Checks that a list consists of the twelve services, each with all its texts and sections, in any order.
 * @throws AssertionError if one is missing or different
 */
export function requireTwelve(name: string, list: string) {
  const found = arrayIn(JSON.parse(list)).toSorted(byTitle)
  const message = `The list of ${name} is not that of the twelve services: ${list.slice(0, 1_000)}`
  const wanted = { count: TWELVE.length, found: TWELVE.toSorted(byTitle) }
  partialDeepStrictEqual({ count: found.length, found }, wanted, message)
}

/** Checks what a system answers to a new item. @throws AssertionError for an error of GraphQL, which has status 200 */
export const requireCreated = (name: string, answer: string) =>
  ok(!('errors' in JSON.parse(answer)), `${name} did not create a service: ${answer}`)
