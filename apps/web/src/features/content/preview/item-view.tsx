import { mapValues } from '@energy/contracts/record-of'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { kindPages } from '../../../shared/kinds.ts'
import type { KindPages } from '../../../shared/kinds/kind-pages.ts'
import { lazyComponent } from '../../../shared/lazy-component.ts'
import type { ItemProps } from '../with-item.tsx'

const views = import.meta.glob<ComponentType<ItemProps>>('../screens/*.tsx', { import: 'View' })

const viewOf = ({ screens }: KindPages) =>
  lazyComponent(async () => {
    const load = views[`../screens/${screens?.item ?? 'item'}.tsx`]
    if (!load) throw new Error(`There is no screen ${screens?.item}`)
    return load()
  })
const viewsOfKinds = mapValues(kindPages, viewOf)

/**
 * An item as its page shows it, by the components of that page.
 * @param children are mounted once the code of these components is there
 */
export function ItemView({ children, ...props }: ItemProps & { children?: ReactNode }) {
  const View = viewsOfKinds[props.kind]
  return (
    <Suspense>
      <View {...props} />
      {children}
    </Suspense>
  )
}
