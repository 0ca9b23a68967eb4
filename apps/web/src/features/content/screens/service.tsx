import { BLOCKS } from '@energy/contracts/kinds/blocks'
import { chosenOf } from '@energy/contracts/kinds/choices'
import { Fragment, type ReactNode } from 'react'
import { HowItWorks } from '../../../shared/sections/how-it-works.tsx'
import { Tariffs } from '../tariffs.tsx'
import { WhyOurServices } from '../why-our-services.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'
import { View as Item } from './item.tsx'

const blocks: Record<keyof typeof BLOCKS, ReactNode> = { steps: <HowItWorks joined />, tariffs: <Tariffs /> }

/** A service, with the blocks that are switched on for it. */
export function View(props: ItemProps) {
  const shown = chosenOf(BLOCKS, props.item.blocks ?? '')
  const sections = (
    <>
      <WhyOurServices />
      {shown.map((name) => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
    </>
  )
  return <Item {...props} afterStory={sections} endsSunken={shown.includes('tariffs')} />
}

export const Screen = withItem(View)
