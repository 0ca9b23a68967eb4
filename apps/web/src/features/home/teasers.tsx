import { useCall } from '@energy/client/use-call'
import type { Card } from '@energy/contracts/content/card'
import type { Kind } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { Picture } from '@energy/ui/picture'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ContentCard, ContentRow } from '../../shared/content/content-card.tsx'
import { QuerySection } from '../../shared/content/query-section.tsx'
import { kindPages } from '../../shared/kinds.ts'
import { queries } from '../../shared/queries.ts'
import { useTexts } from '../../shared/site/use-site.ts'

interface TeaserProps {
  kind: Kind
  skeleton: ReactNode
  children: (items: Card[]) => ReactNode
}

/** The first items of a kind's list. */
export const Teaser = ({ kind, skeleton, children }: TeaserProps) => (
  <QuerySection kind={kind} query={useQuery(queries.some(useCall(), kind))} skeleton={skeleton}>
    {(items) => children(items.slice(0, kindPages[kind].teasers))}
  </QuerySection>
)

export const Rows = ({ kind, items }: { kind: Kind; items: readonly Card[] }) => (
  <ul className="rows">
    {items.map((item) => (
      <li key={item._id}>
        <ContentRow kind={kind} item={item} />
      </li>
    ))}
  </ul>
)

/** The free energy assessment, on the colour of power. */
export function Assessment({ quoteAt }: { quoteAt: string }) {
  const { home } = useTexts()
  return (
    <div className="assess">
      <Picture src="/plates/assessment.svg" />
      {home && (
        <div>
          <h3 className="text-h3">{home.assessmentTitle}</h3>
          <p className="mt-3">{home.assessmentText}</p>
          {home.assessmentButton && (
            <Link className={buttonClass()} to={quoteAt}>
              {home.assessmentButton}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

/** Guides: the first as a large card, the others as rows. */
export const Guides = ({ items: [first, ...others] }: { items: readonly Card[] }) => (
  <div className="guides">
    {first && <ContentCard kind="blogs" item={first} />}
    <Rows kind="blogs" items={others} />
  </div>
)
