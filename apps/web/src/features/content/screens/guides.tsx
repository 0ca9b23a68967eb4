import type { Kind } from '@energy/contracts/content'
import { Faq } from '../faq.tsx'
import { WhyChooseUs } from '../../../shared/sections/why.tsx'
import { Screen as List } from './list.tsx'

export const Screen = ({ kind }: { kind: Kind }) => (
  <List kind={kind}>
    <Faq />
    <WhyChooseUs joined={false} />
  </List>
)
