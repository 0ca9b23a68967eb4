import { useSend } from '@energy/client/use-send'
import { STEPS, type State } from '@energy/contracts/inquiries/work'
import { Button } from '@energy/ui/button'
import type { Desk, WorkRow } from '../desk.ts'
import { stepWord } from './state-words.ts'
import { useDeed } from '../use-deed.ts'

interface StepsProps {
  desk: Desk
  row: WorkRow
  etag: string | undefined
  /** What it is called in a sentence. */
  name: string
}

/** The ways on from the state that something is in, and no others. */
export function Steps({ desk, row: { _id: id, state: from }, etag, name }: StepsProps) {
  const send = useSend(desk.setState)
  const act = useDeed(desk, id, etag)
  const step = (state: State) => act('Its state stays as it is.', (at) => send.mutateAsync({ ...at, body: { state } }))
  return STEPS[from].map((to) => {
    const word = stepWord(from, to)
    return (
      <Button
        key={to}
        look="line"
        small
        busy={send.isPending && send.variables.body.state === to}
        aria-label={`${word}: ${name}`}
        onClick={() => void step(to)}
      >
        {word}
      </Button>
    )
  })
}
