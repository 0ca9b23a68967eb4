import type { Card } from '@energy/contracts/content/card'
import type { Kind } from '@energy/contracts/content'
import { Illustration } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { kindPages } from '../kinds.ts'
import type { Arrangement } from '../kinds/kind-pages.ts'
import { MoreLabel } from '../sections/more-link.tsx'
import { pictureOf } from './picture-of.ts'
import { CARD, THUMBNAIL } from './picture-sizes.ts'
import { ReadingLine } from './reading-line.tsx'

export interface CardProps {
  kind: Kind
  item: Card
  /** The heading level of the title. */
  level?: 2 | 3
  /**
   * Its index among the cards at the start of a page. Their pictures are loaded at once, the first one with priority.
   */
  position?: number | undefined
}

function Words({ kind, item, level = 3 }: CardProps) {
  const Title = `h${level}` as const
  const { single, link } = kindPages[kind]
  const { createdAt, minutes, topics = '' } = item
  return (
    <>
      <Title>
        <Link className="stretched" to={single + item._id}>
          {item.headerTitle}
        </Link>
      </Title>
      <p>{item.titleDescription}</p>
      {createdAt && minutes && <ReadingLine kind={kind} createdAt={createdAt} minutes={minutes} topics={topics} />}
      <MoreLabel>{link}</MoreLabel>
    </>
  )
}

/** The number of cards in a row on the widest screen. */
const ROW = 3
const loadingPriority = (position = ROW) =>
  position < ROW ? ({ loading: 'eager', ...(position === 0 && { fetchPriority: 'high' }) } as const) : {}

/** An item as a card: the illustration above, one link. */
export const ContentCard = (props: CardProps) => (
  <article className="card">
    <Illustration {...pictureOf(props.item, props.item)} sizes={CARD} {...loadingPriority(props.position)} />
    <div className="words">
      <Words {...props} />
    </div>
  </article>
)

/** An item as a row: the illustration on the left. */
export const ContentRow = (props: CardProps) => (
  <>
    <Illustration {...pictureOf(props.item, props.item)} sizes={THUMBNAIL} />
    <div>
      <Words {...props} />
    </div>
  </>
)

interface CardsProps extends Omit<CardProps, 'item' | 'position'> {
  items: readonly Card[]
  arranged?: Arrangement | undefined
  /** Whether the cards are at the start of the page. */
  first?: boolean
}

/** Cards in 3, 2 or 1 columns. */
export const ContentCards = ({ items, arranged = '', first = false, ...card }: CardsProps) => (
  <ul className={`cards ${arranged}`}>
    {items.map((item, index) => (
      <li key={item._id}>
        <ContentCard {...card} item={item} position={first ? index : undefined} />
      </li>
    ))}
  </ul>
)
