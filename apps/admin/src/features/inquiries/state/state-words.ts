import type { State } from '@energy/contracts/inquiries/inquiry'
import { CircleCheck, CircleDot, CircleSlash, type LucideIcon } from 'lucide-react'

/** How each state is called and drawn. */
export const stateWords: Readonly<Record<State, { name: string; icon: LucideIcon }>> = {
  new: { name: 'New', icon: CircleDot },
  contacted: { name: 'Contacted', icon: CircleCheck },
  closed: { name: 'Closed', icon: CircleSlash },
}

/** The button that leads from one state to another. */
export const stepWord = (from: State, to: State) =>
  to === 'closed' ? 'Close' : from === 'closed' ? 'Reopen' : 'Mark as contacted'
