import { useIdempotencyKey } from '@energy/client/use-idempotency-key'
import { useSend } from '@energy/client/use-send'
import type { invoice } from '@energy/contracts/sales/invoices'
import type { offer } from '@energy/contracts/sales/offers'

type MailRoute = typeof offer.sendAgain | typeof invoice.sendAgain | typeof invoice.remind

/** Mails somebody about a record. After a lost answer the same mail is asked for, which is sent once. */
export function useMailAgain(route: MailRoute) {
  const { mutateAsync, isPending } = useSend(route)
  const key = useIdempotencyKey()
  return {
    isPending,
    async send(id: string) {
      const params = { id }
      await mutateAsync({ params, headers: { 'idempotency-key': key.of(params) } })
      // The next one is another mail.
      key.reset()
    },
  }
}
