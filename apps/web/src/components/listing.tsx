import type { Item, Kind } from '@energy/contracts/content'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { shown } from '../kinds.ts'
import { Banner } from './banner.tsx'
import { ContentCards } from './content-card.tsx'
import { Part } from './part.tsx'

interface ListingProps extends ComponentProps<typeof Banner> {
  kind: Kind
  query: UseQueryResult<Item[]>
  arranged?: ComponentProps<typeof ContentCards>['arranged']
}

/** All items of a kind under a banner. */
export const Listing = ({ kind, query, arranged, ...banner }: ListingProps) => (
  <>
    <Banner {...banner} />
    <section className="section joined">
      <div className="page">
        <Part query={query} name={shown[kind].name}>
          {(items) => <ContentCards kind={kind} items={items} level={2} {...(arranged && { arranged })} />}
        </Part>
      </div>
    </section>
  </>
)
