import { notice } from '@energy/ui/notice'
import { useNavigate } from 'react-router-dom'
import { HOLD, hold, takeBack } from '../../../shared/actions/held-calls.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import { nameOf, viewsLeft, type OpenInquiry } from '../inquiry.ts'
import { useInboxAddress } from '../list/use-inbox-address.ts'

/** Milliseconds to read that a reply was not sent: by then somebody reads another inquiry. */
const READING_TIME = 60_000

/** A function that sends a reply after a moment in which it can be taken back. Its draft is kept until it is sent. */
export function useHeldReply(item: OpenInquiry['item']) {
  const { _id: id } = item
  const { view, q, filterCount, hrefOf } = useInboxAddress()
  const navigate = useNavigate()
  const name = nameOf(item)
  const isFiltered = view !== 'waiting' || q !== '' || filterCount > 0
  const nobody = isFiltered ? 'Nobody else waits in this list.' : 'Nobody else waits.'
  // By then the user may be on another screen.
  const open = () => void navigate(`/invoice${hrefOf(id)}`)
  /** @param next the name of who is read next; `""` for nobody, undefined where the list goes on and nobody is loaded */
  return (send: () => Promise<unknown>, next: string | undefined) => {
    const last = next === undefined ? 'Nobody else waits in what is loaded of this list.' : nobody
    const sendOrSay = () =>
      send().catch((cause: unknown) =>
        notice(`The reply to ${name} is not sent. ${reasonOf(cause)}`, {
          kind: 'error',
          timer: READING_TIME,
          action: { label: 'Show', run: open },
        }),
      )
    const until = hold(id, sendOrSay, viewsLeft(item))
    void notice(`${name} is answered. ${next ? `Next: ${next}.` : last}`, {
      timer: HOLD,
      until,
      action: {
        label: 'Undo',
        run: () => {
          if (takeBack(id)) open()
        },
      },
    })
  }
}
