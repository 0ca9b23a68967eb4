import { OFFER_TRANSITIONS } from '@energy/contracts/sales/offer-states'
import { offer } from '@energy/contracts/sales/offers'
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { Copy, Mail } from 'lucide-react'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useMailAgain } from '../document/use-mail-again.ts'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { useSalesAct } from '../document/use-sales-act.ts'

/** What can be done with an offer that was sent. */
export function OfferActions({ latest: { item, etag } }: { latest: Versioned<Offer> }) {
  const again = useMailAgain(offer.sendAgain)
  const revision = useChange(
    offer.revise,
    offer.read,
    ({ state, version }) => state === 'draft' && version === item.version + 1,
  )
  const withdrawal = useChange(offer.withdraw, offer.read, ({ state }) => state === 'withdrawn')
  const act = useSalesAct()
  const params = { id: item._id }
  const versioned = { params, headers: { 'if-match': etag } }
  const allowed = OFFER_TRANSITIONS[item.state]
  const isOpen = item.state === 'sent' || item.state === 'seen'

  const sendAgain = () =>
    act(`The mail is on its way to ${item.email}.`, 'The mail was not sent.', () => again.send(item._id))
  const withdraw = async () => {
    const text = 'The customer can no longer accept it. You can make a new version later.'
    if (await confirmAction({ title: 'Withdraw this offer?', text, yes: 'Withdraw', no: 'Keep it', danger: true }))
      await act('Offer withdrawn.', 'The offer stays as it is.', () => withdrawal.mutateAsync(versioned))
  }
  const revise = async () => {
    const text = 'Until you send the new version, the customer cannot accept this offer.'
    const question = { title: 'Make a new version?', text, yes: 'Make a new version', no: 'Keep it' }
    if (isOpen && !(await confirmAction(question))) return
    await act('The new version is a draft.', 'There is no new version.', () => revision.mutateAsync(versioned))
  }
  return (
    <>
      {isOpen && item.email && (
        <Button look="line" small busy={again.isPending} onClick={() => void sendAgain()}>
          <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Send again
        </Button>
      )}
      {allowed.includes('withdrawn') && (
        <TransientButton look="line" small busy={withdrawal.isPending} onClick={() => void withdraw()}>
          Withdraw
        </TransientButton>
      )}
      {allowed.includes('draft') && (
        <Button small busy={revision.isPending} onClick={() => void revise()}>
          <Copy className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Make a new version
        </Button>
      )}
    </>
  )
}
