import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { kinds, type Kind } from '@energy/contracts/content'
import { menu, type Menu } from '@energy/contracts/site'
import { useQuery } from '@tanstack/react-query'
import { kindPages } from '../../shared/kinds.ts'

const isInMenu = (kind: Kind): kind is keyof Menu => 'menu' in kinds[kind]

/** Links to the items of a kind; undefined if the navigation does not list them. */
export function useMenuItems(kind: Kind) {
  const { data } = useQuery(query(useCall(), menu))
  if (!isInMenu(kind)) return undefined
  return (data?.[kind] ?? []).map(({ _id, titlePrefix, headerTitle }) => ({
    to: kindPages[kind].single + _id,
    text: titlePrefix ?? headerTitle,
  }))
}
