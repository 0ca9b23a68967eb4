import type { Card } from '@energy/contracts/card'
import type { Kind } from '@energy/contracts/content'
import { Illustration } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { kindPages } from '../kinds.ts'
import { MoreLabel } from '../sections/more-link.tsx'

export interface CardProps {
  kind: Kind
  item: Card
  /** The level of the title in the page's outline. */
  level?: 2 | 3
  /** Its place among those that stand where a page begins: their pictures are wanted at once, the first before all. */
  position?: number | undefined
}

function Words({ kind, item, level = 3 }: CardProps) {
  const Title = `h${level}` as const
  const { single, link } = kindPages[kind]
  return (
    <>
      <Title>
        <Link className="stretched" to={single(item._id)}>
          {item.headerTitle}
        </Link>
      </Title>
      <p>{item.titleDescription}</p>
      <MoreLabel>{link}</MoreLabel>
    </>
  )
}

/** As many cards as the widest screen shows beside one another. */
const ROW = 3
const loadingPriority = (position = ROW) =>
  position < ROW ? ({ loading: 'eager', ...(position === 0 && { fetchPriority: 'high' }) } as const) : {}

/** An item as a card: plate above, one link. */
export const ContentCard = (props: CardProps) => (
  <article className="card">
    <Illustration src={props.item.ctaImage} {...loadingPriority(props.position)} />
    <div className="words">
      <Words {...props} />
    </div>
  </article>
)

/** An item as a row: thumbnail left. */
export const ContentRow = (props: CardProps) => (
  <>
    <Illustration src={props.item.ctaImage} />
    <div>
      <Words {...props} />
    </div>
  </>
)

/** Three or four as one row where there is room; a first one that spans two columns; else all alike. */
export type Arrangement = 'three' | 'four' | 'first-wide' | ''

/** How the cards of a kind stand on its list. */
export const LIST_ARRANGED: Record<Kind, Arrangement> = { services: '', products: '', blogs: 'first-wide' }

interface CardsProps extends Omit<CardProps, 'item' | 'place'> {
  items: readonly Card[]
  arranged?: Arrangement
  /** Whether the page begins with them. */
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
