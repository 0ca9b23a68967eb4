import type { ReactNode } from 'react'
import { SpecialistSection } from '../../../shared/specialist/specialist-section.tsx'
import { Facts, Intro, Points, Story } from '../detail.tsx'
import { ExploreMore } from '../explore-more.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'

interface ViewProps extends ItemProps {
  beforeStory?: ReactNode
  afterStory?: ReactNode
  /** Whether the last of these sections is sunken. */
  endsSunken?: boolean
}

/** An item of a kind, with the sections that only this kind has. */
export const View = ({ kind, item, beforeStory, afterStory, endsSunken = false }: ViewProps) => (
  <>
    <Intro kind={kind} item={item} />
    <Points item={item} />
    <Facts kind={kind} item={item} />
    {beforeStory}
    <Story item={item} />
    {afterStory}
    <SpecialistSection key={item._id} joined={endsSunken} />
    <ExploreMore kind={kind} without={item._id} />
  </>
)

export const Screen = withItem(View)
