import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { useAddress } from '../browser/use-address.ts'

interface NoRowsProps {
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  action?: ReactNode
}

/** Shown in a list that is empty or whose filter matches nothing. */
export function NoRows({ things, action }: NoRowsProps) {
  const { q } = useAddress()
  return (
    <li className="[&>.void]:border-0">
      {q ? <Empty>{`No ${things} with “${q}” in them.`}</Empty> : <Empty action={action}>No {things} yet.</Empty>}
    </li>
  )
}
