import type { Kind } from '@energy/contracts/content'
import { kindPages } from '../../../shared/kinds.ts'
import { Faq } from '../faq.tsx'
import { Screen as List } from './list.tsx'

export const Screen = ({ kind }: { kind: Kind }) => (
  <List kind={kind}>
    <Faq on={kindPages[kind].questions} />
  </List>
)
