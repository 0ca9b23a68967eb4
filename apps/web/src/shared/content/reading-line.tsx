import type { Card } from '@energy/contracts/content/card'
import type { Kind } from '@energy/contracts/content'
import { topicsOf } from '@energy/contracts/content/topics'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { dayOf } from '../site/days.ts'
import { useCompany } from '../site/use-site.ts'
import { topicPath } from './list-head.ts'

type ReadingLineProps = { kind: Kind } & Required<Pick<Card, 'createdAt' | 'minutes' | 'topics'>>

/** When an item was written, how long it takes to read, and its topics, each with a link to the list of its items. */
export function ReadingLine({ kind, createdAt, minutes, topics }: ReadingLineProps) {
  const { timeZone } = useCompany()
  const names = topicsOf(topics)
  return (
    <p className="reading">
      <time dateTime={createdAt}>{dayOf(new Date(createdAt), timeZone)}</time> · {minutes} min read
      {names.length > 0 && (
        <>
          {' · '}
          <span className="topics">
            {names.map((topic, at) => (
              <Fragment key={topic}>
                {at > 0 && ', '}
                <Link to={topicPath(kind, topic)}>{topic}</Link>
              </Fragment>
            ))}
          </span>
        </>
      )}
    </p>
  )
}
