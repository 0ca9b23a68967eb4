import { keysOf } from '@energy/contracts/record-of'
import { textKinds, type TextKind } from '@energy/contracts/texts'
import { isSingle } from '../../../shared/records/edited.ts'

interface TextGroup {
  title: string
  kinds: readonly TextKind[]
}

const named: readonly TextGroup[] = [
  { title: 'Company', kinds: ['company', 'sales'] },
  { title: 'Home and shared blocks', kinds: ['home', 'quote', 'steps', 'reasons', 'specialist', 'headings'] },
  { title: 'Legal', kinds: ['privacy', 'terms'] },
]
const rest = keysOf(textKinds).filter((kind) => isSingle(kind) && !named.some(({ kinds }) => kinds.includes(kind)))

/** The texts of which there is one each, in the groups of their screen. Those that no group names are of pages. */
export const textGroups: readonly TextGroup[] = [
  ...named.slice(0, -1),
  { title: 'Pages', kinds: rest },
  ...named.slice(-1),
]
