import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { CalendarClock } from 'lucide-react'
import { useClock } from '../../../shared/company/use-clock.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import type { OpenInquiry } from '../inquiry.ts'
import { versionOf } from '../reply/base-version.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

/** When staff want to see an inquiry again, with a button that takes it off. */
export function FollowUp(latest: OpenInquiry) {
  const { _id: id, followUpAt } = latest.item
  const send = useChange(inquiry.followUp, inquiry.read, (found, { body }) => found.followUpAt === body.followUpAt)
  const act = useInquiryAction(id, versionOf(latest))
  const { words } = useClock()
  if (!followUpAt) return null
  const takeOff = () => act('The follow-up stays.', (input) => send.mutateAsync({ ...input, body: { followUpAt: '' } }))
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CalendarClock className="size-4.5 flex-none text-muted" strokeWidth={1.75} aria-hidden="true" />
      <span>
        Follow-up <time dateTime={followUpAt}>{words(followUpAt)}</time>
      </span>
      <TransientButton look="line" small busy={send.isPending} onClick={() => void takeOff()}>
        Take it off
      </TransientButton>
    </p>
  )
}
