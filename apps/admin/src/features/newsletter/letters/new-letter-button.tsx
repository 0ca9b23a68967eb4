import { useSend } from '@energy/client/use-send'
import { letter } from '@energy/contracts/letters/letters'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { sendOnce } from '../../../shared/actions/send-once.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import { letterPath } from './letter-looks.ts'

const body = { title: 'New letter' }

/** Begins a letter and opens it. */
export function NewLetterButton() {
  const { mutateAsync, isPending } = useSend(letter.create)
  const navigate = useNavigate()
  const start = async () => {
    try {
      const { insertedId } = await sendOnce('letter', body, (headers) => mutateAsync({ headers, body }))
      void navigate(letterPath(insertedId))
    } catch (cause) {
      void notice(`We could not begin the letter. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
  }
  return (
    <Button small busy={isPending} onClick={() => void start()}>
      <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      New letter
    </Button>
  )
}
