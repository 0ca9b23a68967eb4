import { useCall } from '@energy/client/use-call'
import { formatAmount } from '@energy/contracts/sales/money'
import { ORDER_STATES, order } from '@energy/contracts/sales/orders'
import { Empty } from '@energy/ui/states'
import { useClock } from '../../../shared/company/use-clock.ts'
import { usePages } from '../../../shared/list/use-pages.ts'
import { dayOf, shortDay, useToday } from '../../../shared/sales/days.ts'
import { orderPath } from '../../../shared/sales/paths.ts'
import { StateMark, orderLooks } from '../../../shared/sales/state-mark.tsx'
import { useAddress } from '../../../shared/browser/use-address.ts'
import { ListPanel, type Choice } from './list-panel.tsx'
import { Cell, DocumentRow, SalesTable, type Head } from './sales-table.tsx'

const heads: readonly Head[] = [
  { label: 'Order' },
  { label: 'For' },
  { label: 'State' },
  { label: 'Total', isRight: true },
  { label: 'Invoiced', isRight: true },
  { label: 'Paid', isRight: true },
  { label: 'Accepted' },
]
const choices: readonly Choice[] = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  ...ORDER_STATES.map((state) => ({ value: state, label: orderLooks[state].word })),
]

/** The orders: offers that were accepted. */
export function OrdersList() {
  const call = useCall()
  const { q, valueOf } = useAddress()
  const { company } = useClock()
  const today = useToday()
  const state = [...ORDER_STATES, 'open' as const].find((one) => one === valueOf('state'))
  const filter = { ...(state && { state }), ...(q && { q }) }
  const list = usePages(order.list, filter, (querystring, signal) => call.send(order.list, { querystring }, signal), {
    inOrder: true,
    maxPages: 0,
    size: 20,
  })
  return (
    <ListPanel
      things="orders"
      choices={choices}
      list={list}
      empty={<Empty>No orders yet. An offer becomes one when it is accepted.</Empty>}
    >
      {(rows) => (
        <SalesTable heads={heads}>
          {rows.map((row) => (
            <DocumentRow
              key={row._id}
              {...row}
              to={orderPath(row._id)}
              state={<StateMark look={orderLooks[row.state]} />}
            >
              <Cell label="Total" isRight>
                {formatAmount(row.total, row.currency)}
              </Cell>
              <Cell label="Invoiced" isRight>
                {formatAmount(row.invoiced, row.currency)}
              </Cell>
              <Cell label="Paid" isRight>
                {formatAmount(row.paid, row.currency)}
              </Cell>
              <Cell label="Accepted" className="text-muted">
                {shortDay(dayOf(row.acceptedAt, company), today)}
              </Cell>
            </DocumentRow>
          ))}
        </SalesTable>
      )}
    </ListPanel>
  )
}
