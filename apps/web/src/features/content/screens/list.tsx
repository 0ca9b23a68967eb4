import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ContentCards } from '../../../shared/content/content-card.tsx'
import type { ListHead } from '../../../shared/content/list-head.ts'
import { QuerySection } from '../../../shared/content/query-section.tsx'
import { CardSkeletons } from '../../../shared/content/skeletons.tsx'
import { TopicLinks } from '../../../shared/content/topic-links.tsx'
import { kindPages } from '../../../shared/kinds.ts'
import { queries } from '../../../shared/queries.ts'
import { Banner } from '../../../shared/sections/banner.tsx'
import { MoreLink } from '../../../shared/sections/more-link.tsx'
import { useTexts } from '../../../shared/site/use-site.ts'

/** Replaces the cards where no item has the topic of the address. */
const NoneOnTopic = ({ kind }: { kind: Kind }) => {
  const { list, name } = kindPages[kind]
  return <Empty action={<MoreLink to={list}>{`All ${name}`}</MoreLink>}>No {name} on this topic.</Empty>
}

/** All items of a kind under a banner, or those with a topic, then the sections that only this kind has. */
export function Screen({ kind, children }: { kind: Kind; children?: ReactNode }) {
  const { topic } = useLoaderData<ListHead>()
  const query = useQuery(queries.all(useCall(), kind, topic))
  const { title, carrier, arrangement, texts } = kindPages[kind]
  const shown = useTexts()
  return (
    <>
      <Banner texts={texts.banner && shown[texts.banner]} title={title} carrier={carrier} />
      <section className="section joined">
        <div className="page">
          <TopicLinks kind={kind} topic={topic} />
          <output className="sr-only">{topic && query.data && `${topic}: ${query.data.length}`}</output>
          <QuerySection
            kind={kind}
            query={query}
            skeleton={<CardSkeletons arranged={arrangement} />}
            empty={topic && <NoneOnTopic kind={kind} />}
          >
            {(items) => <ContentCards first kind={kind} items={items} level={2} arranged={arrangement} />}
          </QuerySection>
        </div>
      </section>
      {children}
    </>
  )
}
