import { useCall } from '@energy/client/use-call'
import { INVOICE_STATES, invoice } from '@energy/contracts/sales/invoices'
import { formatAmount } from '@energy/contracts/sales/money'
import { Empty } from '@energy/ui/states'
import { useClock } from '../../../shared/company/use-clock.ts'
import { usePages } from '../../../shared/list/use-pages.ts'
import { dayOf, shortDay, useToday } from '../../../shared/sales/days.ts'
import { invoicePath } from '../../../shared/sales/paths.ts'
import { StateMark, invoiceLooks } from '../../../shared/sales/state-mark.tsx'
import { useAddress } from '../../../shared/browser/use-address.ts'
import { ListPanel, type Choice } from './list-panel.tsx'
import { Cell, DocumentRow, SalesTable, Undelivered, type Head } from './sales-table.tsx'

const heads: readonly Head[] = [
  { label: 'Invoice' },
  { label: 'For' },
  { label: 'State' },
  { label: 'Total', isRight: true },
  { label: 'Left to pay', isRight: true },
  { label: 'Issued' },
  { label: 'Due' },
]
const choices: readonly Choice[] = [
  { value: '', label: 'All' },
  ...INVOICE_STATES.map((state) => ({ value: state, label: invoiceLooks[state].word })),
]

/** The invoices and credit notes. */
export function InvoicesList() {
  const call = useCall()
  const { q, valueOf } = useAddress()
  const { company } = useClock()
  const today = useToday()
  const state = INVOICE_STATES.find((one) => one === valueOf('state'))
  const filter = { ...(state && { state }), ...(q && { q }) }
  const list = usePages(
    invoice.list,
    filter,
    (querystring, signal) => call.send(invoice.list, { querystring }, signal),
    { inOrder: true, maxPages: 0, size: 20 },
  )
  return (
    <ListPanel
      things="invoices"
      choices={choices}
      list={list}
      empty={<Empty>No invoices yet. They are issued from an order.</Empty>}
    >
      {(rows) => (
        <SalesTable heads={heads}>
          {rows.map((row) => (
            <DocumentRow
              key={row._id}
              {...row}
              to={invoicePath(row._id)}
              state={
                <>
                  <StateMark look={invoiceLooks[row.state]} />
                  {row.open > 0 && row.refusal && <Undelivered />}
                </>
              }
            >
              <Cell label="Total" isRight>
                {formatAmount(row.total, row.currency)}
              </Cell>
              <Cell label="Left to pay" isRight>
                {row.open === 0 ? '' : formatAmount(row.open, row.currency)}
              </Cell>
              <Cell label="Issued" className="text-muted">
                {shortDay(dayOf(row.issuedAt, company), today)}
              </Cell>
              <Cell label="Due" className={row.state === 'overdue' ? 'font-[580] text-danger' : 'text-muted'}>
                {row.state === 'credit' ? '' : shortDay(row.dueOn, today)}
              </Cell>
            </DocumentRow>
          ))}
        </SalesTable>
      )}
    </ListPanel>
  )
}
