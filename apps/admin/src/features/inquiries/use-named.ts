import { useCall } from '@energy/client/use-call'
import type { Route } from '@energy/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { versioned } from '../../shared/versioned.ts'

interface Row {
  _id: string
}

/** What the address names, read by itself where it is not among what is listed. */
export function useNamed<R extends Route>(read: R, id: string, listed: readonly Row[] | undefined) {
  const isElsewhere = id !== '' && listed !== undefined && !listed.some(({ _id }) => _id === id)
  const { data, isError } = useQuery({ ...versioned(useCall(), read, id), enabled: isElsewhere })
  const named = isElsewhere && !isError ? data?.item : undefined
  return { named, isAwaited: isElsewhere && !isError && named === undefined }
}

/** A list, newest first, with one more at its place. Ids are in the order of time. */
export const withNamed = <T extends Row>(listed: readonly T[], named: T | undefined): readonly T[] =>
  named ? [...listed, named].toSorted((one, other) => (one._id < other._id ? 1 : -1)) : listed
