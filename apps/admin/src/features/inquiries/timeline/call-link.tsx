import { useSend } from '@energy/client/use-send'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Phone } from 'lucide-react'
import { reasonOf } from '../../../shared/reason.ts'
import type { InquiryRoutes } from '../inquiry.ts'

interface CallLinkProps {
  routes: InquiryRoutes
  /** Of the request. */
  id: string
  phone: string
  onCall: () => void
}

/** Milliseconds in which a call that was not noted can be noted by hand: whoever calls does not look at once. */
const RETRY_TIME = 60_000

/** Calls somebody and notes that. A number is dialled by what it holds of digits and a leading plus. */
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
