import { useSend } from '@energy/client/use-send'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { Button, type ButtonProps } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useNavigate } from 'react-router-dom'
import { sendOnce } from '../actions/send-once.ts'
import { reasonOf } from '../words/reason.ts'
import { offerPath } from './paths.ts'

/** A button that starts a draft, with what the API knows of an inquiry or an account, and opens it. */
export function MakeOfferButton({ from = {}, ...button }: ButtonProps & { from?: OfferChange }) {
  const send = useSend(offer.create)
  const navigate = useNavigate()
  const start = async () => {
    try {
      const { insertedId } = await sendOnce('offer', from, (headers) => send.mutateAsync({ headers, body: from }))
      void navigate(offerPath(insertedId))
    } catch (cause) {
      void notice(`We could not start the offer. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
  }
  return <Button small {...button} busy={send.isPending} onClick={() => void start()} />
}
