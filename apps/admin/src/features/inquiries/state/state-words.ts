import type { State } from '@energy/contracts/inquiries/inquiry'
import { CircleCheck, CircleDot, CircleSlash, type LucideIcon } from 'lucide-react'

/** The name and icon of each state. */
export const stateWords: Readonly<Record<State, { name: string; icon: LucideIcon }>> = {
  new: { name: 'New', icon: CircleDot },
  contacted: { name: 'Contacted', icon: CircleCheck },
  closed: { name: 'Closed', icon: CircleSlash },
}
