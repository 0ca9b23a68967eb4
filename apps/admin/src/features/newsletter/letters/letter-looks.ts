import type { LetterState } from '@energy/contracts/letters/letters'
import type { StateMark } from '../../../shared/sales/state-mark.tsx'
import type { ComponentProps } from 'react'

/** The look of each state of a letter. */
export const letterLooks: Readonly<Record<LetterState, ComponentProps<typeof StateMark>['look']>> = {
  draft: { word: 'Draft', length: 0 },
  scheduled: { word: 'Scheduled', length: 9 },
  sending: { word: 'Being sent', length: 18 },
  sent: { word: 'Sent', length: 28 },
}

/** The screen of a letter. */
export const letterPath = (id: string) => `/letters/${id}`
