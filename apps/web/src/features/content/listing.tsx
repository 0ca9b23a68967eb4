import type { Card } from '@energy/contracts/card'
import type { Kind } from '@energy/contracts/content'
import type { UseQueryResult } from '@tanstack/react-query'
import { kindPages } from '../../shared/kinds.ts'
import { ContentCards, LIST_ARRANGED } from '../../shared/content/content-card.tsx'
import { ListBanner } from '../../shared/content/list-banner.tsx'
import { QuerySection } from '../../shared/content/query-section.tsx'
import { CardSkeletons } from '../../shared/content/skeletons.tsx'

interface ListingProps {
  kind: Kind
  query: UseQueryResult<Card[]>
}

/** All items of a kind under a banner. */
export function Listing({ kind, query }: ListingProps) {
  const arranged = LIST_ARRANGED[kind]
  return (
    <>
      <ListBanner kind={kind} />
      <section className="section joined">
        <div className="page">
          <QuerySection query={query} name={kindPages[kind].name} skeleton={<CardSkeletons arranged={arranged} />}>
            {(items) => <ContentCards first kind={kind} items={items} level={2} arranged={arranged} />}
          </QuerySection>
        </div>
      </section>
    </>
  )
}
