import type { Kind } from '@energy/contracts/content'
import { menuKinds } from '@energy/contracts/site'
import { kindPages } from '../kinds.ts'
import { useSite } from './use-site.ts'

/** Links to the items of a kind; undefined if the navigation does not list them. */
export function useMenuItems(kind: Kind) {
  const { menu } = useSite()
  const listed = menuKinds.find((one) => one === kind)
  return listed
    ? menu[listed].map(({ _id, titlePrefix, headerTitle }) => ({
        to: kindPages[listed].single + _id,
        text: titlePrefix ?? headerTitle,
      }))
    : undefined
}
