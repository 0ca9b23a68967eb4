import { HowItWorks } from '../../../shared/sections/how-it-works.tsx'
import { Why } from '../../../shared/sections/why.tsx'
import { Tariffs } from '../tariffs.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'
import { View as Item } from './item.tsx'

const sections = (
  <>
    <Why
      joined
      title="Why our services"
      lead="The same engineers measure, build and answer the phone."
      reasons={[
        {
          title: 'Measured first',
          text: 'Two weeks of readings come before any drawing, so that nothing is sized by rule of thumb.',
          carrier: '[--c:var(--color-air)]',
        },
        {
          title: 'One contract',
          text: 'Design, grants, fitting and supply stand on one page, with one price.',
          carrier: '[--c:var(--color-heat)]',
        },
        {
          title: 'Watched after',
          text: 'We see a fault before you feel it, and tell you what it cost.',
          carrier: '[--c:var(--color-power)]',
        },
      ]}
    />
    <HowItWorks joined />
    <Tariffs />
  </>
)

export const View = (props: ItemProps) => <Item {...props} afterStory={sections} />

export const Screen = withItem(View)
