import { useSend } from '@energy/client/use-send'
import type { invoice } from '@energy/contracts/sales/invoices'
import type { offer } from '@energy/contracts/sales/offers'
import { sendOnce } from '../../../shared/actions/send-once.ts'

type MailRoute = typeof offer.sendAgain | typeof invoice.sendAgain | typeof invoice.remind

/** Mails somebody about a record. After a lost answer the same mail is asked for, which is sent once. */
export function useMailAgain(route: MailRoute) {
  const { mutateAsync, isPending } = useSend(route)
  return {
    isPending,
    send(id: string) {
      const params = { id }
      return sendOnce(route.url, params, (headers) => mutateAsync({ params, headers }))
    },
  }
}
