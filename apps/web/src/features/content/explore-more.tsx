import type { Card } from '@energy/contracts/card'
import type { Kind } from '@energy/contracts/content'
import type { UseQueryResult } from '@tanstack/react-query'
import { kindPages } from '../../shared/kinds.ts'
import { COUNTS } from '../../shared/queries.ts'
import { ContentCards } from '../../shared/content/content-card.tsx'
import { MoreLink } from '../../shared/sections/more-link.tsx'
import { QuerySection } from '../../shared/content/query-section.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { CardSkeletons } from '../../shared/content/skeletons.tsx'

interface ExploreMoreProps {
  kind: Kind
  title: string
  /** The text of the link to the list. */
  all: string
  /** The first items of the list. */
  query: UseQueryResult<Card[]>
  /** The id of the item on the page, which is left out. */
  without: string
}

/** The first other items of the list; null if there are none. */
export function ExploreMore({ kind, title, all, query, without }: ExploreMoreProps) {
  const others = query.data?.filter(({ _id }) => _id !== without).slice(0, COUNTS[kind])
  if (others?.length === 0) return null
  const arranged = COUNTS[kind] > 3 ? 'four' : 'three'
  return (
    <section className="section explore">
      <div className="page">
        <SectionHead title={title}>
          <MoreLink to={kindPages[kind].list}>{all}</MoreLink>
        </SectionHead>
        <QuerySection
          query={query}
          name={kindPages[kind].name}
          skeleton={<CardSkeletons count={COUNTS[kind]} arranged={arranged} />}
        >
          {() => <ContentCards kind={kind} items={others ?? []} arranged={arranged} />}
        </QuerySection>
      </div>
    </section>
  )
}
