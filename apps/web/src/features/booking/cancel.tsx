import { useSend } from '@energy/client/use-send'
import { booking } from '@energy/contracts/bookings/bookings'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { useState } from 'react'
import { Confirmation } from '../../shared/form/confirmation.tsx'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { cancelForm } from './booking-fields.ts'

interface CancelProps {
  token: string
  /** Also called where it was refused: it may be cancelled already, and only the answer was lost. */
  onTried: () => void
}

/** Cancels a booked call. The page then reads the call again, and says so. */
export function Cancel({ token, onTried }: CancelProps) {
  const { mutateAsync } = useSend(booking.cancel)
  // Shown where the call cannot be read again.
  const [isCancelled, setCancelled] = useState(false)
  const { form, busy, formError, answer } = usePublicForm(cancelForm, {
    send: () => mutateAsync({ params: { token } }),
    accepted() {
      setCancelled(true)
      onTried()
    },
    rejected: onTried,
    unsent: 'Your call is not cancelled.',
  })
  return (
    <form {...form} aria-label="You need no call" className="booking-part grid gap-4">
      <FormName form="cancel" />
      <h2 className="text-h3">You need no call</h2>
      <p className="text-muted">
        The hour goes to somebody else at once. It can’t be taken back, but you can book again.
      </p>
      <Confirmation>{isCancelled && 'Your call is cancelled.'}</Confirmation>
      <FormErrors id={answer} failure={formError} />
      <div>
        <Button type="submit" look="line" busy={busy}>
          Cancel this call
        </Button>
      </div>
    </form>
  )
}
