import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import type { SitePage } from '@energy/contracts/site/site-pages'
import { Empty, LoadError, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { About } from '../features/about/about.tsx'
import { Book } from '../features/booking/book.tsx'
import { Contact } from '../features/contact/contact.tsx'
import { Estimate } from '../features/estimate/estimate.tsx'
import { ItemView } from '../features/content/preview/item-view.tsx'
import { Screen as Guides } from '../features/content/screens/guides.tsx'
import { Screen as Products } from '../features/content/screens/list.tsx'
import { Screen as Services } from '../features/content/screens/services.tsx'
import { Home } from '../features/home/home.tsx'
import { Privacy } from '../features/legal/privacy.tsx'
import { Terms } from '../features/legal/terms.tsx'
import { Tariffs } from '../features/tariffs/tariffs.tsx'
import { kindPages } from '../shared/kinds.ts'
import { queries } from '../shared/queries.ts'

/** The page of the first item of a kind. */
function FirstItem({ kind }: { kind: Kind }) {
  const call = useCall()
  const cards = useQuery(queries.some(call, kind))
  const first = cards.data?.[0]
  const item = useQuery({ ...queries.one(call, kind, first?._id ?? ''), enabled: first !== undefined })
  const { name } = kindPages[kind]
  if (item.data) return <ItemView kind={kind} item={item.data} />
  if (cards.data && !first) return <Empty>No {name} yet.</Empty>
  const failed = [cards, item].find(({ isError }) => isError)
  if (!failed) return <Loading />
  return <LoadError retry={() => void failed.refetch()}>We could not load the {name}.</LoadError>
}

const screens: Record<SitePage, ComponentType> = {
  home: Home,
  services: () => <Services kind="services" />,
  service: () => <FirstItem kind="services" />,
  products: () => <Products kind="products" />,
  product: () => <FirstItem kind="products" />,
  guides: () => <Guides kind="blogs" />,
  guide: () => <FirstItem kind="blogs" />,
  about: About,
  contact: Contact,
  estimate: Estimate,
  tariffs: Tariffs,
  book: Book,
  privacy: Privacy,
  terms: Terms,
  other: Home,
}

/** The page that shows a text, for its preview. */
export function TextScreen({ page, children }: { page: SitePage; children?: ReactNode }) {
  const Page = screens[page]
  return (
    <>
      <Page />
      {children}
    </>
  )
}
