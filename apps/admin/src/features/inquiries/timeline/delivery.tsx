import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { Button } from '@energy/ui/button'
import { CheckCheck, CircleAlert, Clock, RotateCw } from 'lucide-react'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

const statuses = {
  waiting: { label: 'Waiting to be sent', icon: Clock, look: 'text-muted' },
  sent: { label: 'Sent', icon: CheckCheck, look: 'text-muted' },
  delayed: { label: 'Delayed: it is tried again by itself', icon: RotateCw, look: 'text-muted' },
  failed: { label: 'Failed: it could not be sent', icon: CircleAlert, look: 'text-danger' },
} as const

interface DeliveryProps {
  /** The id of the inquiry. */
  id: string
  entry: TimelineEntry
  delivery: NonNullable<TimelineEntry['delivery']>
}

/** The delivery state of a reply, with a button to send a failed one again. */
export function Delivery({ id, entry, delivery }: DeliveryProps) {
  const send = useChange(inquiry.sendAgain, inquiry.read, ({ timeline }) =>
    timeline.some((one) => one._id === entry._id && one.delivery !== 'failed'),
  )
  const act = useInquiryAction(id)
  const { label, icon: Icon, look } = statuses[delivery]
  const sendAgain = () =>
    act('The reply is not sent again.', () => send.mutateAsync({ params: { id, reply: entry._id } }))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output className={`inline-flex items-center gap-1.5 text-small font-[560] ${look}`}>
        <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
        {label}
      </output>
      {delivery === 'failed' && (
        <Button look="line" small busy={send.isPending} onClick={() => void sendAgain()}>
          Send again
        </Button>
      )}
    </div>
  )
}
