import { useSend } from '@energy/client/use-send'
import { letter, type LetterRow } from '@energy/contracts/letters/letters'
import { Checkbox } from '@energy/ui/checkbox'
import { useAct } from '../../../shared/use-act.ts'

interface ArchiveSwitchProps {
  item: Pick<LetterRow, '_id' | 'isArchived' | 'startedAt'>
  onReload: () => Promise<unknown>
}

const TAGS = ['letters'] as const

/** Whether the site shows the letter, once it is sent. */
export function ArchiveSwitch({ item: { _id: id, isArchived, startedAt }, onReload }: ArchiveSwitchProps) {
  const { mutateAsync, isPending, variables } = useSend(letter.archive)
  const act = useAct(TAGS)
  const change = async (wanted: boolean) => {
    const done = startedAt
      ? wanted
        ? 'The letter is on the site.'
        : 'The letter is not on the site any more.'
      : 'Noted for when the letter is sent.'
    const send = () => mutateAsync({ params: { id }, body: { isArchived: wanted } })
    if (await act(done, 'The archive stays as it is.', send)) await onReload()
  }
  return (
    <Checkbox
      checked={isPending ? variables.body.isArchived : isArchived}
      disabled={isPending}
      onChange={({ target }) => void change(target.checked)}
    >
      {startedAt ? 'In the archive on the site' : 'Put it into the archive on the site once it is sent'}
    </Checkbox>
  )
}
