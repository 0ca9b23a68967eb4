import { useCall } from '@energy/client/use-call'
import type { Kind, ShownItem } from '@energy/contracts/content'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { queries } from '../../shared/queries.ts'

/** The item of the page; its loader has read it. */
export function useItem(kind: Kind): ShownItem | undefined {
  const { id = '' } = useParams()
  return useQuery(queries.one(useCall(), kind, id)).data
}
