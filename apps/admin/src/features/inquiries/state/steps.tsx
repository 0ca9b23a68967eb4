import { useSend } from '@energy/client/use-send'
import { TRANSITIONS, type State } from '@energy/contracts/inquiries/inquiry'
import { Button } from '@energy/ui/button'
import type { InquiryRoutes, InquiryRow } from '../inquiry.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

interface StepsProps {
  routes: InquiryRoutes
  row: InquiryRow
  etag: string | undefined
  /** The inquiry's name in a sentence. */
  name: string
}

/** Buttons for the states that are allowed after the current one. */
export function Steps({ routes, row: { _id: id, state: from }, etag, name }: StepsProps) {
  const send = useSend(routes.setState)
  const act = useInquiryAction(routes, id, etag)
  const step = (state: State) =>
    act('Its state stays as it is.', (input) => send.mutateAsync({ ...input, body: { state } }))
  return TRANSITIONS[from].map((to) => {
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

/** The label of the button that changes one state to another. */
export const stepWord = (from: State, to: State) =>
  to === 'closed' ? 'Close' : from === 'closed' ? 'Reopen' : 'Mark as contacted'
