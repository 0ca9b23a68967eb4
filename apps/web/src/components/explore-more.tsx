import type { Item, Kind } from '@energy/contracts/content'
import type { UseQueryResult } from '@tanstack/react-query'
import { shown } from '../kinds.ts'
import { COUNTS } from '../reads.ts'
import { ContentCards } from './content-card.tsx'
import { MoreLink } from './more-link.tsx'
import { SectionHead } from './section-head.tsx'

interface ExploreMoreProps<T> {
  kind: Kind
  title: string
  /** What the link to the list says. */
  all: string
  /** The first of the list. */
  query: UseQueryResult<T[]>
  /** The item that is open. */
  without: string
}

/** The first others of the list; nothing where there are none. */
export function ExploreMore<T extends Item>({ kind, title, all, query, without }: ExploreMoreProps<T>) {
  const others = (query.data ?? []).filter(({ _id }) => _id !== without).slice(0, COUNTS[kind])
  return (
    others.length > 0 && (
      <section className="section">
        <div className="page">
          <SectionHead title={title}>
            <MoreLink to={shown[kind].list}>{all}</MoreLink>
          </SectionHead>
          <ContentCards kind={kind} items={others} arranged={others.length > 3 ? 'four' : 'three'} />
        </div>
      </section>
    )
  )
}
