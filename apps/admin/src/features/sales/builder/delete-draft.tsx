import { offer } from '@energy/contracts/sales/offers'
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { Button } from '@energy/ui/button'
import { confirmAction, confirmDelete } from '@energy/ui/notice'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useDeletion } from '../../../shared/actions/use-deletion.ts'
import { useSalesAct } from '../document/use-sales-act.ts'

interface DeleteDraftProps {
  item: Offer
  /** Stores what was typed last. @returns the ETag of what is stored then: a save on its way would make a call a conflict */
  onStore: () => Promise<string>
  onDeleted: () => void
  onReload: () => Promise<unknown>
}

/** Deletes a draft that was never sent; withdraws one that was. */
export function DeleteDraft({ item, onStore, onDeleted, onReload }: DeleteDraftProps) {
  const removal = useDeletion(offer.remove, offer.read)
  const withdrawal = useChange(offer.withdraw, offer.read, ({ state }) => state === 'withdrawn')
  const navigate = useNavigate()
  const act = useSalesAct()
  const inputNow = async () => ({ params: { id: item._id }, headers: { 'if-match': await onStore() } })
  const wasSent = item.versions.some(({ sentAt }) => sentAt !== '')
  const remove = async () => {
    if (!(await confirmDelete(`offer ${item.number}`))) return
    const done = await act('Offer deleted.', 'We could not delete the offer.', async () =>
      removal.mutateAsync(await inputNow()),
    )
    if (!done) return
    onDeleted()
    void navigate('/offers', { replace: true })
  }
  const withdraw = async () => {
    const text = 'The customer can no longer accept it, and this version is not sent.'
    if (!(await confirmAction({ title: 'Withdraw this offer?', text, yes: 'Withdraw', no: 'Keep it', danger: true })))
      return
    const done = await act('Offer withdrawn.', 'The offer stays.', async () => withdrawal.mutateAsync(await inputNow()))
    if (done) await onReload()
  }
  return (
    <Button
      look="line"
      small
      busy={removal.isPending || withdrawal.isPending}
      onClick={() => void (wasSent ? withdraw() : remove())}
    >
      {wasSent ? 'Withdraw' : 'Delete the draft'}
    </Button>
  )
}
