import { CallError } from '@energy/client/call-error'
import { user } from '@energy/contracts/people/users'
import type { QueryClient } from '@tanstack/react-query'

/** The first element of the query keys of users' records. */
export const usersTag = user.read.schema.tags[0]

/**
 * Reads the user's record again where a call failed with 401 or 403: the user has probably lost the role or the session,
 * and the dashboard then shows what is open to them.
 */
export function recheckRole(client: QueryClient, error: unknown) {
  if (error instanceof CallError && (error.status === 401 || error.status === 403))
    void client.invalidateQueries({ queryKey: [usersTag] })
}
