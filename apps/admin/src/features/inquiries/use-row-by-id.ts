import { useCall } from '@energy/client/use-call'
import type { Route } from '@energy/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { versionedQuery } from '../../shared/versioned.ts'

interface Row {
  _id: string
}

/** The row with the URL's id, read separately if the loaded pages do not contain it. */
export function useRowById<R extends Route>(read: R, id: string, rows: readonly Row[] | undefined) {
  const isOutsidePages = id !== '' && rows !== undefined && !rows.some(({ _id }) => _id === id)
  const { data, isError } = useQuery({ ...versionedQuery(useCall(), read, id), enabled: isOutsidePages })
  const row = isOutsidePages && !isError ? data?.item : undefined
  return { row, isLoading: isOutsidePages && !isError && row === undefined }
}

/** Inserts a row into a list in newest-first order. Ids are in the order of time. */
export const withRow = <T extends Row>(rows: readonly T[], row: T | undefined): readonly T[] =>
  row ? [...rows, row].toSorted((one, other) => (one._id < other._id ? 1 : -1)) : rows
