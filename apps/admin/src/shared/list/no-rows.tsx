import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { useAddress } from '../use-address.ts'

interface NoRowsProps {
  /** What the list holds, in the middle of a sentence. */
  things: string
  action?: ReactNode
}

/** What a list shows that holds nothing, or nothing that its filter lets through. */
export function NoRows({ things, action }: NoRowsProps) {
  const { q, state } = useAddress()
  return (
    <li className="[&>.void]:border-0">
      {q ? (
        <Empty>{`No ${things} with “${q}” in them.`}</Empty>
      ) : state ? (
        <Empty>{`No ${state} ${things}.`}</Empty>
      ) : (
        <Empty action={action}>No {things} yet.</Empty>
      )}
    </li>
  )
}
