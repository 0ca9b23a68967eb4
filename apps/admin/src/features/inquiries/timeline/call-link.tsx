import { useSend } from '@energy/client/use-send'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Phone } from 'lucide-react'
import { reasonOf } from '../../../shared/reason.ts'
import type { InquiryRoutes } from '../inquiry.ts'

interface CallLinkProps {
  routes: InquiryRoutes
  /** The id of the inquiry. */
  id: string
  phone: string
  onCall: () => void
}

/** Milliseconds in which the user can retry to note a call: somebody on the telephone does not look at once. */
const RETRY_TIME = 60_000

/** A `tel:` link that also notes the call. Only digits and a leading plus of the number are dialled. */
export function CallLink({ routes, id, phone, onCall }: CallLinkProps) {
  const send = useSend(routes.called)
  const number = phone.replace(/(?!^\+)\D/g, '')
  const note = async () => {
    if (send.isPending) return
    onCall()
    try {
      await send.mutateAsync({ params: { id } })
    } catch (cause) {
      const action = { label: 'Note it again', run: () => void note() }
      return void notice(`The call is not noted. ${reasonOf(cause)}`, { kind: 'error', timer: RETRY_TIME, action })
    }
    void notice('The call is noted.')
  }
  const label = (
    <>
      <Phone className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Reply through call
    </>
  )
  if (!number)
    return (
      <button type="button" className={buttonClass('line', true)} disabled title="No contact number is known">
        {label}
      </button>
    )
  return (
    <a className={buttonClass('line', true)} href={`tel:${number}`} onClick={() => void note()}>
      {label}
    </a>
  )
}
