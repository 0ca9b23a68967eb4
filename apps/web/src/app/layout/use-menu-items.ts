import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import { menu, menuKinds } from '@energy/contracts/site'
import { useQuery } from '@tanstack/react-query'
import { kindPages } from '../../shared/kinds.ts'

/** Links to the items of a kind; undefined if the navigation does not list them. */
export function useMenuItems(kind: Kind) {
  const { data } = useQuery(query(useCall(), menu))
  const listed = menuKinds.find((one) => one === kind)
  if (!listed) return undefined
  return (data?.[listed] ?? []).map(({ _id, titlePrefix, headerTitle }) => ({
    to: kindPages[listed].single + _id,
    text: titlePrefix ?? headerTitle,
  }))
}
