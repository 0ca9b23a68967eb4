import type { Kind } from '@energy/contracts/content'
import { Faq } from '../faq.tsx'
import { kindPages } from '../../../shared/kinds.ts'
import { WhyChooseUs } from '../../../shared/sections/why.tsx'
import { Screen as List } from './list.tsx'

export const Screen = ({ kind }: { kind: Kind }) => (
  <List kind={kind}>
    <Faq on={kindPages[kind].questions} />
    <WhyChooseUs joined={false} />
  </List>
)
