import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import { useQuery } from '@tanstack/react-query'
import { ContentCards } from '../../shared/content/content-card.tsx'
import { KindHead } from '../../shared/content/kind-head.tsx'
import { QuerySection } from '../../shared/content/query-section.tsx'
import { CardSkeletons } from '../../shared/content/skeletons.tsx'
import { kindPages } from '../../shared/kinds.ts'
import { queries } from '../../shared/queries.ts'

/** The first items of the list without the one on the page, whose id is `without`; null if there are none. */
export function ExploreMore({ kind, without }: { kind: Kind; without: string }) {
  const query = useQuery(queries.some(useCall(), kind))
  const { more, teasers } = kindPages[kind]
  const others = query.data?.filter(({ _id }) => _id !== without).slice(0, teasers)
  if (others?.length === 0) return null
  const arranged = teasers > 3 ? 'four' : 'three'
  return (
    <section className="section explore">
      <div className="page">
        <KindHead kind={kind} title={more} />
        <QuerySection kind={kind} query={query} skeleton={<CardSkeletons count={teasers} arranged={arranged} />}>
          {() => <ContentCards kind={kind} items={others ?? []} arranged={arranged} />}
        </QuerySection>
      </div>
    </section>
  )
}
