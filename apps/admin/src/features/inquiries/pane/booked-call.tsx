import { booking } from '@energy/contracts/bookings/bookings'
import { inquiry, type Inquiry } from '@energy/contracts/inquiries/inquiry'
import { formatMoment } from '@energy/contracts/time/company-time'
import { confirmAction } from '@energy/ui/notice'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useAct } from '../../../shared/actions/use-act.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useNow } from '../../../shared/browser/use-now.ts'
import { useCompany } from '../../../shared/company/use-company.ts'
import { Fact } from '../../../shared/page/facts.tsx'

/** The hour for which a call is booked. It can be cancelled until then. */
export function BookedCall({ item: { _id: id, name, bookedFor } }: { item: Inquiry }) {
  const moment = formatMoment(new Date(bookedFor), useCompany())
  const isToCome = Date.parse(bookedFor) > useNow()
  const cancel = useChange(booking.callOff, inquiry.read, (found) => found.bookedFor !== bookedFor)
  const act = useAct(inquiry.read.schema.tags)
  const ask = async () => {
    const title = 'Cancel the call?'
    const text = `${name} gets a mail that we do not ring on ${moment}, and that asks for another hour.`
    if (!(await confirmAction({ title, text, yes: 'Cancel it', no: 'Keep it', danger: true }))) return
    await act('The call is cancelled.', 'The call is not cancelled.', () => cancel.mutateAsync({ params: { id } }))
  }
  return (
    <Fact label="Booked call" value={moment}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {moment}
        {isToCome && (
          <TransientButton look="line" small busy={cancel.isPending} onClick={() => void ask()}>
            Cancel the call
          </TransientButton>
        )}
      </span>
    </Fact>
  )
}
