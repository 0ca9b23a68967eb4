import type { ReactNode } from 'react'
import { SpecialistSection } from '../../../shared/specialist/specialist-section.tsx'
import { Facts, Intro, Points, Story } from '../detail.tsx'
import { ExploreMore } from '../explore-more.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'

interface ViewProps extends ItemProps {
  beforeStory?: ReactNode
  /** The last of these sections is sunken. */
  afterStory?: ReactNode
}

/** An item of a kind, with the sections that only this kind has. */
export const View = ({ kind, item, beforeStory, afterStory }: ViewProps) => (
  <>
    <Intro kind={kind} item={item} />
    <Points item={item} />
    <Facts kind={kind} item={item} />
    {beforeStory}
    <Story item={item} />
    {afterStory}
    <SpecialistSection key={item._id} joined={afterStory !== undefined} />
    <ExploreMore kind={kind} without={item._id} />
  </>
)

export const Screen = withItem(View)
