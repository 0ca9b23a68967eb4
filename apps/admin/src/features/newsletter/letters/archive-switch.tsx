import { letter, type LetterRow } from '@energy/contracts/letters/letters'
import { Checkbox } from '@energy/ui/checkbox'
import { useState } from 'react'
import { useAct } from '../../../shared/actions/use-act.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'

const TAGS = ['letters'] as const

/** Whether the site shows the letter, once it is sent. It is no part of the form, so it can be changed after that. */
export function ArchiveSwitch({ item }: { item: Pick<LetterRow, '_id' | 'isArchived' | 'startedAt'> }) {
  const { _id: id, isArchived, startedAt } = item
  const { mutateAsync, isPending } = useChange(
    letter.archive,
    letter.read,
    (found, { body }) => found.isArchived === body.isArchived,
  )
  const act = useAct(TAGS)
  // What was chosen here is newer than what was read.
  const [chosen, setChosen] = useState<boolean>()
  const change = async (wanted: boolean) => {
    setChosen(wanted)
    const now = wanted ? 'The letter is on the site.' : 'The letter is not on the site any more.'
    const send = () => mutateAsync({ params: { id }, body: { isArchived: wanted } })
    const isDone = await act(
      startedAt ? now : 'Noted for when the letter is sent.',
      'The archive stays as it is.',
      send,
    )
    if (!isDone) setChosen(undefined)
  }
  return (
    <Checkbox
      checked={chosen ?? isArchived}
      // Not `disabled`, so that it keeps the focus.
      aria-busy={isPending || undefined}
      onChange={({ target }) => isPending || void change(target.checked)}
    >
      {startedAt ? 'In the archive on the site' : 'Put it into the archive on the site once it is sent'}
    </Checkbox>
  )
}
