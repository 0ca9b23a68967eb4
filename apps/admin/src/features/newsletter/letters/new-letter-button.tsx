import { useIdempotencyKey } from '@energy/client/use-idempotency-key'
import { useSend } from '@energy/client/use-send'
import { letter } from '@energy/contracts/letters/letters'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { reasonOf } from '../../../shared/words/reason.ts'
import { letterPath } from './letter-looks.ts'

const body = { title: 'New letter' }

/** Begins a letter and opens it. */
export function NewLetterButton() {
  const { mutate, isPending } = useSend(letter.create)
  const key = useIdempotencyKey()
  const navigate = useNavigate()
  const start = () =>
    mutate(
      { headers: { 'idempotency-key': key.of(body) }, body },
      {
        onSuccess: ({ insertedId }) => void navigate(letterPath(insertedId)),
        onError: (cause) =>
          void notice(`We could not begin the letter. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 }),
      },
    )
  return (
    <Button small busy={isPending} onClick={start}>
      <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      New letter
    </Button>
  )
}
