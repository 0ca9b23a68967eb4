import { Empty } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { useAddress } from '../browser/use-address.ts'
import { LoadingText } from '../page/loaded.tsx'

interface NoRowsProps {
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  /** The rows of another filter were none; those of this one are loading. */
  isLoading: boolean
  action?: ReactNode
}

/** Shown in a list that is empty or whose filter matches nothing. */
export function NoRows({ things, isLoading, action }: NoRowsProps) {
  const { q } = useAddress()
  if (isLoading)
    return (
      <li className="px-4 py-5">
        <LoadingText />
      </li>
    )
  return (
    <li className="[&>.void]:border-0">
      {q ? <Empty>{`No ${things} with “${q}” in them.`}</Empty> : <Empty action={action}>No {things} yet.</Empty>}
    </li>
  )
}
