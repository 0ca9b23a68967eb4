import { CallError, unreachable } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { recheckRole } from '../../src/shared/people/recheck-role.ts'

/** Whether the user's own record is read again after an error. */
function isReadAgain(error: unknown) {
  const client = new QueryClient()
  client.setQueryData(['users', 'own'], 'record')
  client.setQueryData(['services'], 'list')
  recheckRole(client, error)
  expect(client.getQueryState(['services'])?.isInvalidated).toBe(false)
  return client.getQueryState(['users', 'own'])?.isInvalidated
}
const failed = (status: number) => new CallError({ ...unreachable, status })

test('the role is read again where a call is refused, and after no other failure', () => {
  expect([401, 403].map((status) => isReadAgain(failed(status)))).toEqual([true, true])
  expect([0, 400, 404, 409, 500].map((status) => isReadAgain(failed(status)))).toEqual(Array(5).fill(false))
  expect(isReadAgain(new Error('The disk is full.'))).toBe(false)
})
