import { ORDER_TRANSITIONS, order, type Order } from '@energy/contracts/sales/orders'
import { Button } from '@energy/ui/button'
import { confirmAction } from '@energy/ui/notice'
import { useState } from 'react'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { useSalesAct } from '../document/use-sales-act.ts'
import { hasState } from './has-state.ts'
import { IssueDialog } from './issue-dialog.tsx'

/** Whether an invoice of an order can be issued: something of it is left, and its person was not deleted. */
export const canBeInvoiced = ({ state, left, email }: Order) => state !== 'cancelled' && left.total > 0 && email !== ''

/** Issues an invoice of an order, or cancels the order. */
export function OrderActions({ latest }: { latest: Versioned<Order> }) {
  const { item, etag } = latest
  const send = useChange(order.setState, order.read, hasState)
  const act = useSalesAct()
  const [isIssuing, setIssuing] = useState(false)
  const cancel = async () => {
    const question = { title: `Cancel order ${item.number}?`, text: 'This cannot be undone.', yes: 'Cancel the order' }
    if (!(await confirmAction({ ...question, no: 'Keep it', danger: true }))) return
    await act('The order is cancelled.', 'The order stays.', () =>
      send.mutateAsync({
        params: { id: item._id },
        headers: { 'if-match': etag },
        body: { state: 'cancelled' },
      }),
    )
  }
  const canBeCancelled = ORDER_TRANSITIONS[item.state].includes('cancelled')
  return (
    <>
      {canBeCancelled && (
        <TransientButton
          look="line"
          small
          busy={send.isPending}
          disabled={item.invoiced > 0}
          onClick={() => void cancel()}
        >
          Cancel
        </TransientButton>
      )}
      {canBeInvoiced(item) && (
        <Button small onClick={() => setIssuing(true)}>
          Issue invoice
        </Button>
      )}
      {canBeCancelled && item.invoiced > 0 && (
        <p className="w-48 min-w-full text-small text-muted sm:text-right">
          To cancel it, cancel its invoices first, by credit notes.
        </p>
      )}
      {isIssuing && <IssueDialog latest={latest} onClose={() => setIssuing(false)} />}
    </>
  )
}
