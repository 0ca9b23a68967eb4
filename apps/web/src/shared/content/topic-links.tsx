import { useCall } from '@energy/client/use-call'
import type { Kind } from '@energy/contracts/content'
import { topicNamed } from '@energy/contracts/content/topics'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { kindPages } from '../kinds.ts'
import { queries } from '../queries.ts'
import { topicPath } from './list-head.ts'

interface TopicLinkProps {
  to: string
  isCurrent: boolean
  children: string
}

const TopicLink = ({ to, isCurrent, children }: TopicLinkProps) => (
  <li>
    <Link
      className="relative inline-flex min-h-touch min-w-touch items-center px-3 aria-[current]:font-semibold aria-[current]:text-link aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-1 aria-[current]:after:bg-current"
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  </li>
)

interface TopicLinksProps {
  kind: Kind
  /** The topic whose items are shown; without it, all are. */
  topic: string | undefined
}

/** Links that filter a list by its topics. Nothing for a kind without topics. */
export function TopicLinks(props: TopicLinksProps) {
  const options = queries.topics(useCall(), props.kind)
  return options && <Links {...props} options={options} />
}

type LinksProps = TopicLinksProps & { options: NonNullable<ReturnType<typeof queries.topics>> }

function Links({ kind, topic, options }: LinksProps) {
  const { data: topics = [] } = useQuery(options)
  if (topics.length === 0) return null
  const current = topic && topicNamed(topics, topic)
  return (
    <nav aria-label="Topics" className="mb-10 border-b border-line">
      <ul className="-mx-3 flex flex-wrap gap-x-1 text-ui">
        <TopicLink to={kindPages[kind].list} isCurrent={!topic}>
          All
        </TopicLink>
        {topics.map((each) => (
          <TopicLink key={each} to={topicPath(kind, each)} isCurrent={each === current}>
            {each}
          </TopicLink>
        ))}
      </ul>
    </nav>
  )
}
