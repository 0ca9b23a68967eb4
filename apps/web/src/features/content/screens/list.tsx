import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ContentCards } from '../../../shared/content/content-card.tsx'
import { QuerySection } from '../../../shared/content/query-section.tsx'
import { CardSkeletons } from '../../../shared/content/skeletons.tsx'
import { kindPages } from '../../../shared/kinds.ts'
import { queries } from '../../../shared/queries.ts'
import { Banner } from '../../../shared/sections/banner.tsx'

/** All items of a kind under a banner, then the sections that only this kind has. */
export function Screen({ kind, children }: { kind: Kind; children?: ReactNode }) {
  const query = useQuery(queries.all(useCall(), kind))
  const { banner, arrangement } = kindPages[kind]
  return (
    <>
      <Banner {...banner} />
      <section className="section joined">
        <div className="page">
          <QuerySection kind={kind} query={query} skeleton={<CardSkeletons arranged={arrangement} />}>
            {(items) => <ContentCards first kind={kind} items={items} level={2} arranged={arrangement} />}
          </QuerySection>
        </div>
      </section>
      {children}
    </>
  )
}
